# Targets out of reach.
clause TWF-A12
game trench-warfare

case "a gun may fire at the sixth hex, and cannot hit"
| turn 1 step H
| CPB
| 05 . a T . . x . o . . . . . . c s v
|  12 . . T . . x . o . . . . . . s c v
| ALB
|  12 . . T . . x . o . . . . . . s c v
legal fire 0502
odds fire 0502 => 1 No effect.
play fire 0502
dice 5
tells "missed"
