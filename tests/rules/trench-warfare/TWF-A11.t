# Wire and fox-holes bind defenders too.
clause TWF-A11
game trench-warfare

case "a defender that moved onto wire may not fire"
| turn 2 step E
| CPB
|  04 . . T . d x . . c . . o . . s s v
| 07 . . d . . . c . . . o . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
play move 0405 0406
play end
asks "step F"
illegal TWF-4N-w fire 0406 E
legal fire 0703 E

case "a defender in a fox-hole cannot fire"
| turn 2 step F
| CPB
|  06 . . T d . . c . . . . . . . s s v
| 07 . . d . . . c . . . o . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
illegal TWF-4N-f fire 0604 E

case "and cannot be shot"
| turn 2 step B
| CPB
|  06 . . T d . . c . . . . . . . s s v
| 07 . . d . . . c . . . o . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
illegal TWF-4N-f fire 0607 W
legal fire 0707 W
