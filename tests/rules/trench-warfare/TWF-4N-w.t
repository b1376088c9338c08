# Wire.
clause TWF-4N-w
game trench-warfare

case "entering it is the end of a move"
| turn 2 step A
| CPB
|  04 . . T . . x c . . . . o . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
legal move 0407 0406
illegal TWF-4N-w move 0407 0405

case "leaving it by two hexes"
| turn 2 step A
| CPB
|  04 . . T . . c . . . . . o . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
legal move 0406 0404

case "through the break"
| turn 2 step A
| CPB
|  06 . . T o . . c . . . . . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
legal move 0607 0605

case "who stayed on it may fire"
| turn 2 step B
| CPB
|  04 . . d . . c . . . . . o . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
legal fire 0406 W

case "who moved onto it may not"
| turn 2 step A
| CPB
|  04 . . d . . x c . . . . o . . s s v
| 07 . . d . . . c . . . o . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
play move 0407 0406
play end
illegal TWF-4N-w fire 0406 W
count 1 fire
legal fire 0707 W

case "who left it by one hex may fire"
| turn 2 step A
| CPB
|  04 . . d . . c . . . . . o . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
play move 0406 0405
asks "step B"
legal fire 0405 W

case "not onto wire again"
| turn 2 step A
| CPB
|  04 . . d . . c . . . . . o . . s s v
| 05 . . d . . x . o . . . . . . s s v
| 07 . . d . . . c . . . o . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
play move 0406 0506
play end
illegal TWF-4N-w fire 0506 W

case "it gives no protection"
| turn 2 step F
| CPB
|  04 . . d . . c . . . . . o . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
odds fire 0403 E => 4/6 charger in 0406 falls
