# Nothing left to win.
clause TWF-A20
game trench-warfare

case "the last charger of the last side dies: a draw at once"
| turn 4 step L
| CPB
| 05 . . d . . x . o . . . . . . s s v
| ALB
| 11 . a T o . x . . . c . . . . s s v
play fire 1102
dice 2
to-move nobody
result cp 0
result al 0
tells "It is a draw"
