# Own artillery never harms own defenders.
clause TWF-5B
game trench-warfare

case "a defender in the row is unaffected"
| turn 2 step H
| CPB
| 05 . a d . . x . o . . . c . . s s v
|  12 . . T . . x . o . . . . . . s c v
| ALB
|  12 . . T . . x . o . . . . . . s c v
play fire 0502
dice 3
holds 05 . a d . . x . o . . . . . . s s v

case "also beyond the water-way"
| turn 2 step H
| CPB
| 05 . a T . . x . o . d . c . . s s v
|  12 . . T . . x . o . . . . . . s c v
| ALB
|  12 . . T . . x . o . . . . . . s c v
odds fire 0502 => 3/6 charger in 0512 falls
odds fire 0502 => 0 defender
