# The handicap: half chargers that count for one side at the end.
clause TWF-A21
game trench-warfare

case "without it a lead of one wins"
| turn 10 step L
| CPB
| 01 . . c . . x . . . . o . . . s s v
| 03 . . c . o x . . . . . . . . s s v
| ALB
| 05 . . c . . x . o . . . . . . s s v
| 11 . a T o . x . . . c . . . . s s v
hides "Handicap"
play end
result cp 1000

case "above 0 it counts for the Allies: two halves make it a draw"
option handicap 2
| turn 10 step L
| CPB
| 01 . . c . . x . . . . o . . . s s v
| 03 . . c . o x . . . . . . . . s s v
| ALB
| 05 . . c . . x . o . . . . . . s s v
| 11 . a T o . x . . . c . . . . s s v
shows "1 for the Allies"
play end
result cp 0
result al 0
tells "Handicap: 1 for the Allies. It is a draw."

case "three are a victory"
option handicap 3
| turn 10 step L
| CPB
| 01 . . c . . x . . . . o . . . s s v
| 03 . . c . o x . . . . . . . . s s v
| ALB
| 05 . . c . . x . o . . . . . . s s v
| 11 . a T o . x . . . c . . . . s s v
shows "1.5 for the Allies"
play end
result al 1000
tells "Handicap: 1.5 for the Allies. Victory: Allies."

case "below 0 it counts for the Central Powers: one half is enough where the numbers are equal"
option handicap -1
| turn 10 step L
| CPB
| 01 . . c . . x . . . . o . . . s s v
| ALB
| 05 . . c . . x . o . . . . . . s s v
| 11 . a T o . x . . . c . . . . s s v
shows "0.5 for the Central Powers"
play end
result cp 1000
tells "Handicap: 0.5 for the Central Powers. Victory: Central Powers."

case "the early win does not ask for it"
option handicap 12
| turn 8 step A
| CPB
| 05 . . T . c x . o . . . . . . s s v
| 11 . . d o . x . . . . . . . . s c v
play move 0505 0503
to-move nobody
result cp 1000
tells "Allies 0. Victory: Central Powers."

case "where nobody is left it decides"
option handicap 1
| turn 4 step L
| CPB
| 05 . . d . . x . o . . . . . . s s v
| ALB
| 11 . a T o . x . . . c . . . . s s v
play fire 1102
dice 2
to-move nobody
result al 1000
