# Moving in while squaring off.
clause TWF-A16
game trench-warfare

case "as a rule it is allowed"
| turn 2 step A
| CPB
| 05 . . d . . x . o . . . . . . s s v
|  06 . . c o . . . . . . . . . . s s v
|  12 . . T . . x . o . . . . . . s c v
| ALB
|  12 . . T . . x . o . . . . . . s c v
legal move 0603 0503
odds move 0603 0503 => 31031/46656 defender in 0503 falls

case "squareoff_bars_entry: not in the trench"
option squareoff_bars_entry yes
| turn 2 step A
| CPB
| 05 . . d . . x . o . . . . . . s s v
|  06 . . c o . . . . . . . . . . s s v
|  12 . . T . . x . o . . . . . . s c v
| ALB
|  12 . . T . . x . o . . . . . . s c v
illegal TWF-A16 move 0603 0503

case "squareoff_bars_entry: not in the open"
option squareoff_bars_entry yes
| turn 2 step E
| CPB
| 05 . . T d c x . o . . . . . . s s v
|  12 . . T . . x . o . . . . . . s c v
| ALB
|  12 . . T . . x . o . . . . . . s c v
illegal TWF-A16 move 0504 0505

case "squareoff_bars_entry: out of the trench and into it are no squaring-off"
option squareoff_bars_entry yes
| turn 2 step A
| CPB
| 05 . . d c . x . o . . . . . . s s v
|  12 . . T . . x . o . . . . . . s c v
| ALB
|  12 . . T . . x . o . . . . . . s c v
legal move 0504 0503

case "squareoff_bars_entry: from two hexes away"
option squareoff_bars_entry yes
| turn 2 step A
| CPB
| 05 . . T . . x . o d . c . . . s s v
|  12 . . T . . x . o . . . . . . s c v
| ALB
|  12 . . T . . x . o . . . . . . s c v
legal move 0511 0509
