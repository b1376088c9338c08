# Squaring-off.
clause TWF-6
game trench-warfare

case "both in the trench: nobody has a shot"
| turn 2 step B
| CPB
| 05 . . d . . x . o . . . . . . s s v
|  06 . . c o . . . . . . . . . . s s v
| 07 . . d . . . . . . . o . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
illegal TWF-6 fire 0603 NW
illegal TWF-6 fire 0603 SW
count 0 fire

case "nor the defenders"
| turn 2 step F
| CPB
| 05 . . d . . x . o . . . . . . s s v
|  06 . . c o . . . . . . . . . . s s v
| 07 . . d . . . . . . . o . . . s s v
|  12 . . T . . x . o . . . . . . s c v
| ALB
|  12 . . T . . x . o . . . . . . s c v
illegal TWF-6 fire 0503 SE
illegal TWF-6 fire 0703 NE
count 0 fire

case "both outside"
| turn 2 step B
| CPB
| 05 . . T d c x . o . . . . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
illegal TWF-6 fire 0505 W

case "both outside, the other way"
| turn 2 step F
| CPB
| 05 . . T d c x . o . . . . . . s s v
|  12 . . T . . x . o . . . . . . s c v
| ALB
|  12 . . T . . x . o . . . . . . s c v
illegal TWF-6 fire 0504 E

case "one in the trench and one outside do not square off"
| turn 2 step F
| CPB
| 05 . . d c . x . o . . . . . . s s v
|  12 . . T . . x . o . . . . . . s c v
| ALB
|  12 . . T . . x . o . . . . . . s c v
legal fire 0503 E

case "standing side by side starts no fight"
| turn 2 step A
| CPB
| 05 . . T d . c . o . . . . . . s s v
|  12 . . T . . x . o . . . . . . s c v
| ALB
|  12 . . T . . x . o . . . . . . s c v
play move 0506 0505
to-move cp
