# Range.
clause TWF-5E
game trench-warfare

case "six hexes: 1/6"
| turn 2 step F
| CPB
| 05 . . d . . x . o c . . . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
odds fire 0503 E => 1/6 charger in 0509 falls

case "seven are too far"
| turn 2 step F
| CPB
| 05 . . d . . x . o . c . . . . s s v
| 07 . . d . . . c . . . o . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
illegal TWF-5E fire 0503 E
legal fire 0703 E

case "distance 2"
| turn 2 step F
| CPB
| 07 . . d . c . . . . . o . . . s s v
|  12 . . T . . x . o . . . . . . s c v
| ALB
|  12 . . T . . x . o . . . . . . s c v
odds fire 0703 E => 5/6 falls

case "distance 3"
| turn 2 step F
| CPB
| 07 . . d . . c . . . . o . . . s s v
|  12 . . T . . x . o . . . . . . s c v
| ALB
|  12 . . T . . x . o . . . . . . s c v
odds fire 0703 E => 4/6 falls

case "distance 4"
| turn 2 step F
| CPB
| 07 . . d . . . c . . . o . . . s s v
|  12 . . T . . x . o . . . . . . s c v
| ALB
|  12 . . T . . x . o . . . . . . s c v
odds fire 0703 E => 3/6 falls

case "distance 5"
| turn 2 step F
| CPB
| 07 . . d . . . . c . . o . . . s s v
|  12 . . T . . x . o . . . . . . s c v
| ALB
|  12 . . T . . x . o . . . . . . s c v
odds fire 0703 E => 2/6 falls

case "the distance or more hits"
| turn 2 step F
| CPB
| 07 . . d . . . c . . . o . . . s s v
|  12 . . T . . x . o . . . . . . s c v
| ALB
|  12 . . T . . x . o . . . . . . s c v
play fire 0703 E
dice 4
tells "charger in 0707 falls"

case "less misses"
| turn 2 step F
| CPB
| 07 . . d . . . c . . . o . . . s s v
|  12 . . T . . x . o . . . . . . s c v
| ALB
|  12 . . T . . x . o . . . . . . s c v
play fire 0703 E
dice 3
tells "charger in 0707 is missed"

case "a piece that was missed may be shot at again by another"
| turn 2 step F
| CPB
| 01 . . d . . x . . . . o . . . s s v
| 03 . . T c o x . . . . . . . . s s v
| 05 . . d . . x . o . . . . . . s s v
|  12 . . T . . x . o . . . . . . s c v
| ALB
|  12 . . T . . x . o . . . . . . s c v
play fire 0103 SE
dice 1
tells "charger in 0304 is missed"
odds fire 0503 NE => 5/6 charger in 0304 falls

case "one shot a piece"
| turn 2 step F
| CPB
| 05 . . d . c x c o . . . . . . s s v
| 07 . . d . c . . . . . o . . . s s v
|  12 . . T . . x . o . . . . . . s c v
| ALB
|  12 . . T . . x . o . . . . . . s c v
play fire 0503 E
dice 1
illegal TWF-5E fire 0503 E
count 0 fire 0503
legal fire 0703 E

case "with several lines the shooter names one"
| turn 2 step F
| CPB
| 03 . . T c o x . . . . . . . . s s v
| 05 . . d . . c . o . . . . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
legal fire 0503 E
legal fire 0503 NE
play fire 0503 NE
tells "fires at the charger in 0304"

case "pieces in fox-holes are no targets"
| turn 2 step F
| CPB
| 03 . . d . c x . . . . . . . . s s v
| 07 . . d . . . c . . . o . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
illegal TWF-4N-f fire 0303 E
legal fire 0703 E
