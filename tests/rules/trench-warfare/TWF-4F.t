# No partial hexes.
clause TWF-4F
game trench-warfare

case "0801 has five neighbours"
| turn 2 step A
| CPB
|  08 c . T . o x . . . . . . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
legal move 0801 0701
legal move 0801 0702
legal move 0801 0802
legal move 0801 0901
legal move 0801 0902
illegal TWF-4F move 0801 0800

case "a defender there has exactly those five moves"
| turn 2 step E
| CPB
|  08 d . T . o x . . . . . . . . s s v
|  12 . . T . . x . o . . . . . . s c v
| ALB
|  12 . . T . . x . o . . . . . . s c v
count 5 move 0801
legal move 0801 0701
legal move 0801 0702
legal move 0801 0802
legal move 0801 0901
legal move 0801 0902
illegal TWF-4F move 0801 0800

case "nothing above row 01, below row 12, right of column 17"
| turn 2 step A
| CPB
| 01 . . T . . x . . . . o . . . s s c
|  12 . . T . . x . o . . . . . . s s c
| ALB
|  12 . . T . . x . o . . . . . . s c v
illegal TWF-4F move 0117 0017
illegal TWF-4F move 0117 0118
illegal TWF-4F move 1217 1317
illegal TWF-4F move 1217 1218
