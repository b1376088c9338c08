# Artillery.
clause TWF-5A
game trench-warfare

case "first charger within the count"
| turn 2 step H
| CPB
| 05 . a T . . x . o . . c . c . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
odds fire 0502 => 4/6 charger in 0511 falls
odds fire 0502 => 0 0513
play fire 0502
dice 1
tells "missed"
holds 05 . a T . . x . o . . c . c . s s v

case "a roll of 2 removes 0511 only"
| turn 2 step H
| CPB
| 05 . a T . . x . o . . c . c . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
play fire 0502
dice 2
holds 05 . a T . . x . o . . . . c . s s v

case "a roll of 5 removes 0511 only"
| turn 2 step H
| CPB
| 05 . a T . . x . o . . c . c . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
play fire 0502
dice 5
holds 05 . a T . . x . o . . . . c . s s v

case "a 6 misses"
| turn 2 step H
| CPB
| 05 . a T . . x . o . . c . c . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
play fire 0502
dice 6
holds 05 . a T . . x . o . . c . c . s s v

case "hex 1 right of the water-way"
| turn 2 step H
| CPB
| 05 . a T . . x . o . c . . . . s s v
|  12 . . T . . x . o . . . . . . s c v
| ALB
|  12 . . T . . x . o . . . . . . s c v
odds fire 0502 => 5/6 falls

case "hex 3 right of the water-way"
| turn 2 step H
| CPB
| 05 . a T . . x . o . . . c . . s s v
|  12 . . T . . x . o . . . . . . s c v
| ALB
|  12 . . T . . x . o . . . . . . s c v
odds fire 0502 => 3/6 falls

case "hex 4 right of the water-way"
| turn 2 step H
| CPB
| 05 . a T . . x . o . . . . c . s s v
|  12 . . T . . x . o . . . . . . s c v
| ALB
|  12 . . T . . x . o . . . . . . s c v
odds fire 0502 => 2/6 falls

case "hex 5 right of the water-way"
| turn 2 step H
| CPB
| 05 . a T . . x . o . . . . . c s s v
|  12 . . T . . x . o . . . . . . s c v
| ALB
|  12 . . T . . x . o . . . . . . s c v
odds fire 0502 => 1/6 falls

case "the trench and the hexes left of the water-way are safe"
| turn 2 step H
| CPB
| 05 . a c . . x . o c . . . . . s s v
| 07 . a T . . . . . . c o . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
illegal TWF-5A fire 0502
legal fire 0702

case "top piece first"
| turn 2 step H
| CPB
| 03 . a T . o x . . . c . . . . s s v
| 05 . a T . . x . o . c . . . . s s v
| 07 . a T . . . . . . c o . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
play fire 0502
dice 6
illegal TWF-5 fire 0302
legal fire 0702
illegal TWF-5E fire 0502

case "a gun that moved may fire"
| turn 2 step G
| CPB
|  04 . . T . . x . . . c . o . . s s v
| 05 . a T . . x . o . . . . . . s s v
| 07 . . T . . . . . . c o . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
play move 0502 0402
asks "step H"
legal fire 0402

case "only along its own row"
| turn 2 step H
| CPB
|  04 . . T . . x . . . c . o . . s s v
| 05 . a T . . x . o . . . . . . s s v
| 07 a . T . . . . . . c o . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
illegal TWF-5A fire 0502
