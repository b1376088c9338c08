# Shots into the trench.
clause TWF-A2
game trench-warfare

case "as a rule exactly the distance at 2 to 6"
| turn 2 step B
| CPB
| 05 . . d . . x . o c . . . . . s s v
|  12 . . T . . x . o . . . . . . s c v
| ALB
|  12 . . T . . x . o . . . . . . s c v
odds fire 0509 W => 1/6 defender in 0503 falls

case "never from the next hex"
| turn 2 step B
| CPB
| 05 . . d c . x . o . . . . . . s s v
| 07 . . d . . . c . . . o . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
illegal TWF-OA fire 0504 W

case "trench_immune: never"
option trench_immune yes
| turn 2 step B
| CPB
| 05 . . d . c x . o . . . . . . s s v
| 07 . . T d . . c . . . o . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
illegal TWF-A2 fire 0505 W
legal fire 0707 W

case "trench_immune leaves shots out of the trench alone"
option trench_immune yes
| turn 2 step F
| CPB
| 05 . . d . c x . o . . . . . . s s v
|  12 . . T . . x . o . . . . . . s c v
| ALB
|  12 . . T . . x . o . . . . . . s c v
odds fire 0503 E => 5/6 falls
