# The early win.
clause TWF-0e
game trench-warfare

case "no Allied charger is left and one moves into the trench: won at once"
| turn 8 step A
| CPB
| 05 . . T . c x . o . . . . . . s s v
| 11 . . d o . x . . . . . . . . s c v
play move 0505 0503
to-move nobody
result cp 1000
tells "The game ends early"

case "the last enemy charger dies while one is in the trench"
| turn 8 step L
| CPB
| 05 . . c . . x . o . . . . . . s s v
| 11 . . T o . x . . . . . . . . s c v
| ALB
| 11 . a T o . x . . . c . . . . s s v
play fire 1102
dice 3
tells "charger in 1110 falls"
to-move nobody
result cp 1000

case "with none in the trench play goes on"
| turn 8 step L
| CPB
| 05 . . T c . x . o . . . . . . s s v
| 11 . . T o . x . . . . . . . . s c v
| ALB
| 11 . a T o . x . . . c . . . . s s v
play fire 1102
dice 3
to-move cp
asks "Turn 9, step A"

case "a lost duel can decide it too"
| turn 8 step C
| CPB
| 05 . . c . . x . o . . . . . . s s v
| 11 . . T o . x . . . . . . . . s c v
| ALB
| 05 . . d c . x . o . . . . . . s s v
play move 0504 0503
dice 1
dice 2
dice 2
to-move nobody
result cp 1000
