# Pieces before the gun do not block it.
clause TWF-A10
game trench-warfare

case "a gun, defenders and a charger left of the water-way"
| turn 2 step H
| CPB
| 05 a a d d . c . o . c . . . . s s v
|  12 . . T . . x . o . . . . . . s c v
| ALB
|  12 . . T . . x . o . . . . . . s c v
odds fire 0501 => 5/6 charger in 0510 falls
odds fire 0501 => 0 defender
odds fire 0501 => 0 0506
