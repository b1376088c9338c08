# Infantry and artillery never share a hex.
clause TWF-4I
game trench-warfare

case "a charger cannot enter a hex with a gun"
| turn 2 step A
| CPB
| 03 . a c . o x . . . . . . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
illegal TWF-4I move 0303 0302

case "nor can a defender"
| turn 2 step E
| CPB
| 03 . a d . o x . . . . . . . . s s v
|  12 . . T . . x . o . . . . . . s c v
| ALB
|  12 . . T . . x . o . . . . . . s c v
illegal TWF-4I move 0303 0302

case "nor a gun one with infantry"
| turn 2 step G
| CPB
| 03 c a T . o x . . . . . . . . s s v
|  12 . . T . . x . o . . . . . . s c v
| ALB
|  12 . . T . . x . o . . . . . . s c v
illegal TWF-4I move 0302 0301

case "no position has both"
| turn 2 step A
| CPB
| 03 . c a . o x . . . . . . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
impossible artillery stays behind
