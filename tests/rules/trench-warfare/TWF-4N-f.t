# Fox-holes.
clause TWF-4N-f
game trench-warfare

case "entering one is the end of a move"
| turn 2 step A
| CPB
|  06 . . T o c . . . . . . . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
legal move 0605 0604
illegal TWF-4N-f move 0605 0603

case "leaving it by two hexes"
| turn 2 step A
| CPB
| 05 . . T . . x . c . . . . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
legal move 0508 0506
legal move 0508 0510

case "no rifle fires from it"
| turn 2 step B
| CPB
| 03 . . d . o x . . . . . . . . s s v
| 05 . . d . . x c c . . . . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
illegal TWF-4N-f fire 0508 W
legal fire 0507 W

case "after leaving it by one hex a charger may fire"
| turn 2 step A
| CPB
| 05 . . d . . x . c . . . . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
play move 0508 0507
asks "step B"
legal fire 0507 W

case "after two it may not"
| turn 2 step A
| CPB
| 05 . . T d . x . c . . . . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
play move 0508 0506
asks "step C"

case "no rifle hits a piece in it"
| turn 2 step F
| CPB
| 05 . . d . . x . c . . . . . . s s v
| 07 . . d . . . c . . . o . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
illegal TWF-4N-f fire 0503 E
legal fire 0703 E
legal grenade 0503 0508

case "a charger that enters it may not fire"
| turn 2 step A
| CPB
| 05 . . d . . x . o c . . . . . s s v
| 07 . . d . . . c . . . o . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
play move 0509 0508
play end
illegal TWF-4N-f fire 0508 W
