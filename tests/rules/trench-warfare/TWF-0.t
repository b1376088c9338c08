# After the last turn more chargers in the enemy trench win.
clause TWF-0
game trench-warfare

case "four against three"
| turn 10 step L
| CPB
| 01 . . c . . x . . . . o . . . s s v
| 03 . . c . o x . . . . . . . . s s v
| 05 . . c . . x . o . . . . . . s s v
| 07 . . c . . . . . . . o . . . s s v
| 11 . . T o . x . . . . . . . . s c v
| ALB
| 01 . . c . . x . . . . o . . . s s v
| 03 . . c . o x . . . . . . . . s s v
| 05 . . c . . x . o . . . . . . s s v
| 11 . a T o . x . . . c . . . . s s v
play end
to-move nobody
result cp 1000
result al -1000
tells "Victory: Central Powers"

case "the other way round"
| turn 10 step L
| CPB
| 01 . . c . . x . . . . o . . . s s v
| ALB
| 01 . . c . . x . . . . o . . . s s v
| 03 . . c . o x . . . . . . . . s s v
| 11 . a T o . x . . . c . . . . s s v
play end
result al 1000

case "chargers behind the trench do not count: a draw"
| turn 10 step L
| CPB
| 01 . . c . . x . . . . o . . . s s v
| 03 . . c . o x . . . . . . . . s s v
| 05 . c T . . x . o . . . . . . s s v
| 07 . c T . . . . . . . o . . . s s v
| 09 . . c . . x . o . . . . . . s s v
| ALB
| 01 . . c . . x . . . . o . . . s s v
| 03 . . c . o x . . . . . . . . s s v
| 05 . . c . . x . o . . . . . . s s v
| 11 . a T o . x . . . c . . . . s s v
play end
to-move nobody
result cp 0
result al 0
tells "It is a draw"

case "nor do those in front of it"
| turn 10 step L
| CPB
| 01 . . T c . x . . . . o . . . s s v
| 03 . . T c o x . . . . . . . . s s v
| 05 . . c . . x . o . . . . . . s s v
| ALB
| 05 . . c . . x . o . . . . . . s s v
| 11 . a T o . x . . . c . . . . s s v
play end
result cp 0

case "defenders in their own trench do not count either"
| turn 10 step L
| CPB
| 05 . . c . . x . o . . . . . . s s v
| 07 . . d . . . . . . . o . . . s s v
| 09 . . d . . x . o . . . . . . s s v
| ALB
| 11 . a T o . x . . . c . . . . s s v
play end
result cp 1000

case "before turn 10 it goes on"
| turn 9 step L
| CPB
| 01 . . c . . x . . . . o . . . s s v
| 11 . . T o . x . . . . . . . . s c v
| ALB
| 11 . a T o . x . . . c . . . . s s v
play end
to-move cp
asks "Turn 10, step A"
