# One piece a hex, and nobody passes through.
clause TWF-4G
game trench-warfare

case "an own piece bars the way"
| turn 2 step A
| CPB
| 05 . . T c c x . o . . . . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
illegal TWF-4G move 0505 0503
illegal TWF-4G move 0505 0504

case "without it the trench is two hexes away"
| turn 2 step A
| CPB
| 05 . . T . c x . o . . . . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
legal move 0505 0503

case "an enemy cannot be passed"
| turn 2 step A
| CPB
| 05 . . T . . x . o d c . . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
illegal TWF-4G move 0510 0508
legal move 0510 0509

case "nor a gun"
| turn 2 step A
| CPB
|  04 c a T . . x . . . . . o . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
illegal TWF-4G move 0401 0403

case "around an occupied hex there may be another way"
| turn 2 step A
| CPB
| 05 . . T . . x . o c c . . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
legal move 0510 0409
legal move 0510 0609

case "guns do not share a hex either"
| turn 2 step G
| CPB
| 05 a a T . . x . o . . . . . . s s v
|  12 . . T . . x . o . . . . . . s c v
| ALB
|  12 . . T . . x . o . . . . . . s c v
illegal TWF-4G move 0501 0502
