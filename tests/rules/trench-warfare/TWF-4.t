# Nobody has to move.
clause TWF-4
game trench-warfare

case "a step ended at once: nobody has moved"
| turn 2 step A
| CPB
| 05 . . d . . x . c . c . . . . s s v
|  10 . . d . . x . . . . . o . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
legal end
play end
holds 05 . . d . . x . c . c . . . . s s v
lacks moved1 0508
asks "Turn 2, step C"

case "step B follows where somebody can fire"
| turn 2 step A
| CPB
| 05 . . d . . x c o . c . . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
play end
asks "step B"

case "staying is not a move"
| turn 2 step A
| CPB
| 05 . . d . . x . c . . . . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
illegal TWF-4 move 0508 0508

case "each piece may stay while others move"
| turn 2 step A
| CPB
| 05 . . T . . x . o . c . . . . s s v
| 07 . . T . . . . . . c o . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
play move 0710 0709
play end
holds 05 . . T . . x . o . c . . . . s s v
