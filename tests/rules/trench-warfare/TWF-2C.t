# Then the Allies place six defenders in the trench of CPB.
clause TWF-2C
game trench-warfare

case "on the other board"
| turn 1 step 2C
| CPB
| 01 . . T . . x . . . . o . . . c s v
| ALB
| 01 . . d . . x . . . . o . . . s s v
|  02 . . d . . x . o . . . . . . s s v
| 03 . . d . o x . . . . . . . . s s v
|  04 . . d . . x . . . . . o . . s s v
| 05 . . d . . x . o . . . . . . s s v
|  06 . . d o . . . . . . . . . . s s v
|  12 . . T . . x . o . . . . . . s c v
to-move al
legal place 0103
illegal TWF-2C place 0101
play place 0203
holds 02 . . d . . x . o . . . . . . s s v

case "step 2C cannot have guns yet"
| turn 1 step 2C
| CPB
| 01 . . T . . x . . . . o . . . c s v
| ALB
| 01 a . d . . x . . . . o . . . s s v
|  12 . . T . . x . o . . . . . . s c v
impossible comes later
