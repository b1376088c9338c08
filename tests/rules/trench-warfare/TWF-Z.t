# A die off the table counts 0.
clause TWF-Z
game trench-warfare

case "a duel with one sixth off the table"
option off_table 1
| turn 2 step A
| CPB
| 05 . . d . c x . o . . . . . . s s v
|  12 . . T . . x . o . . . . . . s c v
| ALB
|  12 . . T . . x . o . . . . . . s c v
odds move 0505 0503 => 8623175611/13060694016 defender in 0503 falls

case "without the option"
option off_table 0
| turn 2 step A
| CPB
| 05 . . d . c x . o . . . . . . s s v
|  12 . . T . . x . o . . . . . . s c v
| ALB
|  12 . . T . . x . o . . . . . . s c v
odds move 0505 0503 => 31031/46656 defender

case "the first die says whether the roll counts"
option off_table 1
| turn 2 step F
| CPB
| 05 . . d c . x . o . . . . . . s s v
|  12 . . T . . x . o . . . . . . s c v
| ALB
|  12 . . T . . x . o . . . . . . s c v
odds fire 0503 E => 5/6 charger in 0504 falls
play fire 0503 E
dice 1 6
tells "missed"

case "the second die is the roll"
option off_table 1
| turn 2 step F
| CPB
| 05 . . d c . x . o . . . . . . s s v
|  12 . . T . . x . o . . . . . . s c v
| ALB
|  12 . . T . . x . o . . . . . . s c v
play fire 0503 E
dice 2 1
tells "falls"

case "zero opens a duel as the lowest roll"
option off_table 1
| turn 2 step A
| CPB
| 05 . . d . c x . o . . . . . . s s v
|  12 . . T . . x . o . . . . . . s c v
| ALB
|  12 . . T . . x . o . . . . . . s c v
play move 0505 0503
dice 1 6
asks "Allies must roll more than 0"
dice 6 1
asks "Central Powers must roll more than 1"
dice 1 6
tells "charger in 0503 falls"
