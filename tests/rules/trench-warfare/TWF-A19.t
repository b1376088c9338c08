# Defenders beyond the water-way.
clause TWF-A19
game trench-warfare

case "they are passed over"
| turn 2 step H
| CPB
| 05 . a T . . x . o . d d c . . s s v
|  12 . . T . . x . o . . . . . . s c v
| ALB
|  12 . . T . . x . o . . . . . . s c v
odds fire 0502 => 3/6 charger in 0512 falls
odds fire 0502 => 0 defender
play fire 0502
dice 3
holds 05 . a T . . x . o . d d . . . s s v

case "and are no target"
| turn 2 step H
| CPB
| 05 . a T . . x . o . d . . . . s s v
| 07 . a T . . . . . . c o . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
illegal TWF-5A fire 0502
