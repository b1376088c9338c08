# No charger in the trench yet.
clause TWF-A13
game trench-warfare

case "play goes on, and a later entry wins at once"
| turn 8 step L
| CPB
| 05 . . T . c x . o . . . . . . s s v
|  12 . . T . . x . o . . . . . . s c v
| ALB
| 11 . a T o . x . . . c . . . . s s v
play fire 1102
dice 1
tells "falls"
to-move cp
play move 0505 0503
to-move nobody
result cp 1000
