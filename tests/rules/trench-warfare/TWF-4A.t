# From the top of the board to the bottom.
clause TWF-4A
game trench-warfare

case "the moving piece itself may go up, straight on or down"
| turn 2 step A
| CPB
| 05 . . T . . x . o . c . . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
legal move 0510 0409
legal move 0510 0509
legal move 0510 0609
legal move 0510 0410
legal move 0510 0610

case "top first, then the others"
| turn 2 step A
| CPB
| 03 . . T . o x . . . c . . . . s s v
| 05 . . T . . x . o . c . . . . s s v
| 07 . . T . . . . . . c o . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
play move 0310 0309
legal move 0510 0509
play move 0510 0509
legal move 0710 0709

case "the order holds for defenders"
| turn 2 step E
| CPB
| 01 . . T . . x . . . . o . . . c s v
| 03 . . d . o x . . . . . . . . s s v
| 05 . . d . . x . o . . . . . . s s v
| 07 . . d . . . . . . . o . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
play move 0503 0403
illegal TWF-4B move 0303 0302
legal move 0703 0803

case "and for guns"
| turn 2 step G
| CPB
| 01 . . T . . x . . . . o . . . c s v
| 03 a . T . o x . . . . . . . . s s v
| 05 a . T . . x . o . . . . . . s s v
| 07 a . T . . . . . . . o . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
play move 0501 0401
illegal TWF-4B move 0301 0302
legal move 0701 0801
