# Next to the trench.
clause TWF-OA
game trench-warfare

case "the charger cannot shoot"
| turn 2 step B
| CPB
| 05 . . d c . x . o . . . . . . s s v
| 07 . . d . . . c . . . o . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
illegal TWF-OA fire 0504 W

case "the defender can, and any roll hits"
| turn 2 step F
| CPB
| 05 . . d c . x . o . . . . . . s s v
|  12 . . T . . x . o . . . . . . s c v
| ALB
|  12 . . T . . x . o . . . . . . s c v
odds fire 0503 E => 1 charger in 0504 falls
play fire 0503 E
dice 1
tells "falls"

case "a charger in the trench shoots a defender outside in the same way"
| turn 2 step B
| CPB
| 05 . . c d . x . o . . . . . . s s v
|  12 . . T . . x . o . . . . . . s c v
| ALB
|  12 . . T . . x . o . . . . . . s c v
odds fire 0503 E => 1 defender in 0504 falls
