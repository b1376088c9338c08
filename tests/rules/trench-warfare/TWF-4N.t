# Chargers move up to two hexes.
clause TWF-4N
game trench-warfare

case "across the water-way into a fox-hole"
| turn 2 step A
| CPB
| 05 . . T . . x . o . c . . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
legal move 0510 0508
legal move 0510 0509

case "18 hexes in the open"
| turn 2 step A
| CPB
|  08 . . T . o x . . . . . . c . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
count 18 move
illegal TWF-4N move 0813 0810
illegal TWF-4N move 0813 0816

case "two hexes over the water-way in both directions"
| turn 2 step A
| CPB
| 07 . . T . . . . . c . o . . . s s v
| 09 . . T . . x . o . c . . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
legal move 0709 0711
legal move 0910 0908
