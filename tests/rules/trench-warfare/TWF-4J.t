# One hex within the trench.
clause TWF-4J
game trench-warfare

case "a charger in 0703"
| turn 2 step A
| CPB
| 07 . . c . . . . . . . o . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
legal move 0703 0603
legal move 0703 0803
illegal TWF-4J move 0703 0503
illegal TWF-4J move 0703 0903
count 6 move

case "a defender too"
| turn 2 step E
| CPB
| 07 . . d . . . . . . . o . . . s s v
|  12 . . T . . x . o . . . . . . s c v
| ALB
|  12 . . T . . x . o . . . . . . s c v
legal move 0703 0603
illegal TWF-4J move 0703 0503
