# Fox-holes and artillery.
clause TWF-A5
game trench-warfare

case "as a rule artillery hits a piece in a fox-hole"
| turn 2 step H
| CPB
| 07 . a T . . . . . . . c . . . s s v
|  12 . . T . . x . o . . . . . . s c v
| ALB
|  12 . . T . . x . o . . . . . . s c v
odds fire 0702 => 4/6 charger in 0711 falls

case "foxhole_stops_artillery: no target"
option foxhole_stops_artillery yes
| turn 2 step H
| CPB
| 07 . a T . . . . . . . c . . . s s v
| 09 . a T . . x . o . c . . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
illegal TWF-A5 fire 0702
legal fire 0902

case "foxhole_stops_artillery: the next charger is the target"
option foxhole_stops_artillery yes
| turn 2 step H
| CPB
| 07 . a T . . . . . . . c . c . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
odds fire 0702 => 2/6 charger in 0713 falls
odds fire 0702 => 0 0711
