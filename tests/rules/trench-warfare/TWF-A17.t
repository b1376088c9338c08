# Guns in one row.
clause TWF-A17
game trench-warfare

case "in any order, each roll before the next"
| turn 2 step H
| CPB
| 05 a a T . . x . o . c . c . . s s v
|  12 . . T . . x . o . . . . . . s c v
| ALB
|  12 . . T . . x . o . . . . . . s c v
play fire 0502
dice 1
tells "charger in 0510 falls"
legal fire 0501
odds fire 0501 => 3/6 charger in 0512 falls

case "the other order"
| turn 2 step H
| CPB
| 05 a a T . . x . o . c . c . . s s v
|  12 . . T . . x . o . . . . . . s c v
| ALB
|  12 . . T . . x . o . . . . . . s c v
play fire 0501
dice 6
legal fire 0502
