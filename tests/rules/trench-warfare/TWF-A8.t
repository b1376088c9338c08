# Fire after hand-to-hand combat.
clause TWF-A8
game trench-warfare

case "the winner who moved one hex may fire"
| turn 2 step A
| CPB
| 07 . . d c . . d . . . o . . . s s v
|  08 . . d . o x . . . . . . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
play move 0704 0703
dice 6
dice 3
asks "step B"
legal fire 0703 E

case "the winner who moved two may not"
| turn 2 step A
| CPB
| 07 . . d . c . d . . . o . . . s s v
| 09 . . d . c x . o . . . . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
play move 0705 0703
dice 6
dice 3
play end
asks "step B"
illegal TWF-5C fire 0703 E
legal fire 0905 W
