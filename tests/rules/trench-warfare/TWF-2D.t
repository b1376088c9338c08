# Then the Central Powers place three guns behind the trench of ALB.
clause TWF-2D
game trench-warfare

case "columns 01 and 02"
| turn 1 step 2D
| CPB
| 01 . . d . . x . . . . o . . . c s v
|  02 . . d . . x . o . . . . . . s s v
| 03 . . d . o x . . . . . . . . s s v
|  04 . . d . . x . . . . . o . . s s v
| 05 . . d . . x . o . . . . . . s s v
|  06 . . d o . . . . . . . . . . s s v
| ALB
| 01 . . d . . x . . . . o . . . s s v
|  02 . . d . . x . o . . . . . . s s v
| 03 . . d . o x . . . . . . . . s s v
|  04 . . d . . x . . . . . o . . s s v
| 05 . . d . . x . o . . . . . . s s v
|  06 . . d o . . . . . . . . . . s s v
|  12 . . T . . x . o . . . . . . s c v
to-move cp
legal place 0101
legal place 0102
illegal TWF-2D place 0703
illegal TWF-2D place 0704
play place 1101
count 2
legal place 1102
illegal TWF-2D place 1202
illegal TWF-2D place 0101
play place 1201
play place 1202
to-move al
