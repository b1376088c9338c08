# Grenades fly over pieces.
clause TWF-A6
game trench-warfare

case "a charger and a defender between"
| turn 2 step F
| CPB
| 05 . . d d . c . c . . . . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
legal grenade 0503 0508
odds grenade 0503 0508 => 1/6 charger in 0508 falls
odds grenade 0503 0508 => 0 0506
