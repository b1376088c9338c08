# Grenades.
clause TWF-8
game trench-warfare

case "two fox-holes on one line: the named one"
| turn 2 step F
| CPB
|  04 . . d . . x . . . . . o . . s s v
|  06 . . T c . . . . . . . . . . s s v
|  08 . . T . c x . . . . . . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
legal grenade 0403 0604
legal grenade 0403 0805
odds grenade 0403 0805 => 1/6 charger in 0805 falls
odds grenade 0403 0805 => 0 0604
play grenade 0403 0805
dice 2
tells "charger in 0805 is missed"
holds 06 . . T c . . . . . . . . . . s s v

case "exactly the distance"
| turn 2 step F
| CPB
|  04 . . d . . x . . . . . o . . s s v
|  06 . . T c . . . . . . . . . . s s v
|  08 . . T . c x . . . . . . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
play grenade 0403 0805
dice 4
tells "charger in 0805 falls"

case "five hexes: a 5 only, and no rifle shot"
| turn 2 step F
| CPB
| 05 . . d . . x . c . . . . . . s s v
|  12 . . T . . x . o . . . . . . s c v
| ALB
|  12 . . T . . x . o . . . . . . s c v
odds grenade 0503 0508 => 1/6 falls
illegal TWF-4N-f fire 0503 E
play grenade 0503 0508
dice 5
tells "charger in 0508 falls"

case "six is too much for five"
| turn 2 step F
| CPB
| 05 . . d . . x . c . . . . . . s s v
|  12 . . T . . x . o . . . . . . s c v
| ALB
|  12 . . T . . x . o . . . . . . s c v
play grenade 0503 0508
dice 6
tells "missed"

case "chargers never throw, not even from the trench"
| turn 2 step B
| CPB
|  06 . . c c . . . . . . . . . . s s v
| 07 . . d . . . c . . . o . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
illegal TWF-8 grenade 0603 0604
count 0 grenade

case "nor at a defender in a fox-hole"
| turn 2 step B
| CPB
|  06 . . c d . . . . . . . . . . s s v
| 07 . . d . . . c . . . o . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
illegal TWF-8 grenade 0603 0604
legal fire 0707 W

case "only from the trench"
| turn 2 step F
| CPB
| 05 . . T d . x . c . . . . . . s s v
| 07 . . d . . . c . . . o . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
illegal TWF-8 grenade 0504 0508

case "only at a fox-hole with an enemy in it"
| turn 2 step F
| CPB
| 05 . . d . . x c c . . . . . . s s v
| 07 . . d . . . c . . . o . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
illegal TWF-8 grenade 0503 0507
illegal TWF-8 grenade 0703 0604
legal grenade 0503 0508

case "only in a straight line"
| turn 2 step F
| CPB
| 03 . . d . o x . . . . . . . . s s v
| 05 . . T . . x . c . . . . . . s s v
| 07 . . d . . . c . . . o . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
illegal TWF-8 grenade 0303 0508

case "it takes the one shot of the turn and its place in the order"
| turn 2 step F
| CPB
| 01 . . d . . x c . . . o . . . s s v
| 05 . . d . . x c c . . . . . . s s v
| 09 . . d . . x c o . . . . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
play grenade 0503 0508
dice 1
illegal TWF-5E fire 0503 E
illegal TWF-5 fire 0103 E
legal fire 0903 E
