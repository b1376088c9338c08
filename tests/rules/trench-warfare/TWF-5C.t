# Chargers and fire.
clause TWF-5C
game trench-warfare

case "moved one hex: may fire"
| turn 2 step A
| CPB
| 05 . . T . c x d o . . . . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
play move 0505 0504
asks "step B"
legal fire 0504 E

case "moved two hexes: may not"
| turn 2 step A
| CPB
| 05 . . T . . c d o . . . . . . s s v
| 07 . . d . . . c . . . o . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
play move 0506 0504
play end
asks "step B"
illegal TWF-5C fire 0504 E
count 1 fire
legal fire 0707 W

case "two hexes that end in the trench: may not"
| turn 2 step A
| CPB
| 05 . . T . c x d o . . . . . . s s v
| 07 . . d . . . c . . . o . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
play move 0505 0503
play end
asks "step B"
illegal TWF-5C fire 0503 E
legal fire 0707 W

case "one hex within the trench: may"
| turn 2 step A
| CPB
|  06 . . c o . . . . . . . . . . s s v
| 07 . . T . . . d . . . o . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
play move 0603 0703
asks "step B"
legal fire 0703 E

case "one hex out of the trench: may"
| turn 2 step A
| CPB
| 07 . . c . . . d . . . o . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
play move 0703 0704
legal fire 0704 E

case "from where it stands: may"
| turn 2 step B
| CPB
| 05 . . d . . x c o . . . . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
legal fire 0507 W

case "a defender may fire after its move, outside the trench too"
| turn 2 step E
| CPB
| 05 . . d . . x c o . . . . . . s s v
|  12 . . T . . x . o . . . . . . s c v
| ALB
|  12 . . T . . x . o . . . . . . s c v
play move 0503 0504
asks "step F"
legal fire 0504 E

case "the target is declared before the roll"
| turn 2 step B
| CPB
| 05 . . d . . x c o . . . . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
play fire 0507 W
tells "fires at the defender in 0503"
to-move dice
