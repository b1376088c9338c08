# Pieces above the row where a moved piece began are out.
clause TWF-4B
game trench-warfare

case "X on row 03, Y on 05, Z on 07: Y moves up to row 04"
| turn 2 step A
| CPB
| 03 . . T . o x . . . c . . . . s s v
| 05 . . T . . x . o . c . c . . s s v
| 07 . . T . . . . . . c o . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
play move 0510 0410
illegal TWF-4B move 0310 0309
legal move 0710 0709
legal move 0512 0511

case "where the move ended does not matter"
| turn 2 step A
| CPB
| 03 . . T . o x . . . c . . . . s s v
|  04 . . T . . x . . . . c o . . s s v
| 05 . . T . . x . o . c . . . . s s v
| 07 . . T . . . . . . . o . . c s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
play move 0510 0410
illegal TWF-4B move 0411 0412
illegal TWF-4B move 0310 0309
asks "row 05 and below"
legal move 0714 0713

case "the next step begins at the top again"
| turn 2 step A
| CPB
| 03 . . T . o x . . . c . . . . s s v
| 07 . . T . . . . . . c o . . . s s v
| ALB
| 03 . . T . o x . . . c . . . . s s v
| 07 . . T . . . . . . c o . . . s s v
play move 0710 0709
asks "Turn 2, step C"
legal move 0310 0309
