# Artillery is cover.
clause TWF-9
game trench-warfare

case "no shot past a gun, either way"
| turn 2 step B
| CPB
| 05 c a d . . x . o . . . . . . s s v
| 07 . . d . . . c . . . o . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
illegal TWF-9 fire 0501 E
legal fire 0707 W

case "nor for the defender"
| turn 2 step F
| CPB
| 05 c a d . . x . o . . . . . . s s v
| 07 . . d . . . c . . . o . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
illegal TWF-9 fire 0503 W
legal fire 0703 E

case "without the gun the defender has a shot"
| turn 2 step F
| CPB
| 05 c . d . . x . o . . . . . . s s v
|  12 . . T . . x . o . . . . . . s c v
| ALB
|  12 . . T . . x . o . . . . . . s c v
odds fire 0503 W => 5/6 falls
