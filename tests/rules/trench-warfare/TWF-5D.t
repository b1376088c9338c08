# Lines of fire.
clause TWF-5D
game trench-warfare

case "only the first piece on the line"
| turn 2 step F
| CPB
| 05 . . d . . c c o . . . . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
odds fire 0503 E => 4/6 falls
odds fire 0503 E => 4/6 charger in 0506 falls
odds fire 0503 E => 0 0507
count 1 fire

case "into the trench: exactly the distance"
| turn 2 step B
| CPB
| 05 . . d . c x . o . . . . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
odds fire 0505 W => 1/6 defender in 0503 falls
play fire 0505 W
dice 2
tells "defender in 0503 falls"

case "more is not enough"
| turn 2 step B
| CPB
| 05 . . d . c x . o . . . . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
play fire 0505 W
dice 3
tells "missed"

case "a piece in a fox-hole blocks the line"
| turn 2 step F
| CPB
| 05 . . d . . x . c c . . . . . s s v
| 07 . . d . . . c . . . o . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
illegal TWF-4N-f fire 0503 E
legal fire 0703 E

case "an own piece blocks the line"
| turn 2 step F
| CPB
| 05 . . d d . x c o . . . . . . s s v
| 07 . . d . . . c . . . o . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
illegal TWF-5D fire 0503 E
legal fire 0504 E

case "a piece that squares off blocks the line"
| turn 2 step B
| CPB
| 03 . . T . d x . . . . . . . . s s v
| 05 . . d d c x . o . . . . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
illegal TWF-6 fire 0505 W

case "diagonal lines"
| turn 2 step F
| CPB
| 03 . . T c o x . . . . . . . . s s v
| 05 . . d . . x . o . . . . . . s s v
| 07 . . T c . . . . . . o . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
odds fire 0503 NE => 5/6 charger in 0304 falls
odds fire 0503 SE => 5/6 charger in 0704 falls
count 2 fire

case "two rows down the trench is no line"
| turn 2 step F
| CPB
| 05 . . d . . x c o . . . . . . s s v
| 07 . . c . . . . . . . o . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
illegal TWF-5E fire 0503 SE
illegal TWF-5E fire 0503 SW
count 1 fire

case "six directions only"
| turn 2 step F
| CPB
| 05 . . d . . x c o . . . . . . s s v
| 07 . . c . . . . . . . o . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
count 1 fire
legal fire 0503 E
unreadable fire 0503 S
