# Then the Allies place three guns behind the trench of CPB.
clause TWF-2E
game trench-warfare

case "not in the trench"
| turn 1 step 2E
| CPB
| 01 . . d . . x . . . . o . . . c s v
|  02 . . d . . x . o . . . . . . s s v
| 03 . . d . o x . . . . . . . . s s v
|  04 . . d . . x . . . . . o . . s s v
| 05 . . d . . x . o . . . . . . s s v
|  06 . . d o . . . . . . . . . . s s v
| ALB
| 01 a . d . . x . . . . o . . . s s v
|  02 a . d . . x . o . . . . . . s s v
| 03 a . d . o x . . . . . . . . s s v
|  04 . . d . . x . . . . . o . . s s v
| 05 . . d . . x . o . . . . . . s s v
|  06 . . d o . . . . . . . . . . s s v
|  12 . . T . . x . o . . . . . . s c v
to-move al
illegal TWF-2E place 0503
legal place 0502
play place 0502
play place 0601
play place 0702
to-move cp
asks "Turn 1, step A"
holds 05 . a d . . x . o . . . . . . s s v
