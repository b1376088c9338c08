# Squaring off does not keep a piece from firing elsewhere.
clause TWF-AA
game trench-warfare

case "a defender between two chargers"
| turn 2 step F
| CPB
| 05 . . d . . c . o . . . . . . s s v
|  06 . . c o . . . . . . . . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
illegal TWF-6 fire 0503 SE
odds fire 0503 E => 4/6 charger in 0506 falls
