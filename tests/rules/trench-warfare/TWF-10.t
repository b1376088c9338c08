# Defenders may leave the trench.
clause TWF-10
game trench-warfare

case "0503 to 0504"
| turn 2 step E
| CPB
| 05 . . d . . x . o . . . . . . s s v
|  12 . . T . . x . o . . . . . . s c v
| ALB
|  12 . . T . . x . o . . . . . . s c v
legal move 0503 0504
legal move 0503 0502
play move 0503 0504
holds 05 . . T d . x . o . . . . . . s s v

case "turn and step are shown instead of cards"
| turn 2 step E
| CPB
| 05 . . d . . x . o . . . . . . s s v
|  12 . . T . . x . o . . . . . . s c v
| ALB
|  12 . . T . . x . o . . . . . . s c v
shows "Turn 2 of 10, AL defenders move"
