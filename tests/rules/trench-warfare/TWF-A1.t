# Equal counts are a draw.
clause TWF-A1
game trench-warfare

case "two against two"
| turn 10 step L
| CPB
| 01 . . c . . x . . . . o . . . s s v
| 03 . . c . o x . . . . . . . . s s v
| ALB
| 05 . . c . . x . o . . . . . . s s v
| 07 . . c . . . . . . . o . . . s s v
| 11 . a T o . x . . . c . . . . s s v
play end
result cp 0
result al 0

case "nobody in a trench"
| turn 10 step L
| CPB
| 01 . . T c . x . . . . o . . . s s v
| ALB
| 11 . a T o . x . . . c . . . . s s v
play end
result cp 0
result al 0
