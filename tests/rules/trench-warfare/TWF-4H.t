# Infantry may end its move on enemy infantry.
clause TWF-4H
game trench-warfare

case "two hexes into the trench, onto a defender"
| turn 2 step A
| CPB
| 05 . . d . c x . o . . . . . . s s v
|  12 . . T . . x . o . . . . . . s c v
| ALB
|  12 . . T . . x . o . . . . . . s c v
legal move 0505 0503
play move 0505 0503
to-move dice
tells "Hand-to-hand combat in 0503"
holds 05 . . * . . x . o . . . . . . s s v
holds duel 0503

case "a defender onto a charger in a fox-hole"
| turn 2 step E
| CPB
|  06 . . d c . . . . . . . . . . s s v
|  12 . . T . . x . o . . . . . . s c v
| ALB
|  12 . . T . . x . o . . . . . . s c v
play move 0603 0604
to-move dice
dice 5
dice 3
holds 06 . . T d . . . . . . . . . . s s v

case "from the next hex, in the open"
| turn 2 step A
| CPB
| 05 . . T . . x . o d c . . . . s s v
|  12 . . T . . x . o . . . . . . s c v
| ALB
|  12 . . T . . x . o . . . . . . s c v
play move 0510 0509
to-move dice

case "on wire"
| turn 2 step A
| CPB
|  04 . . T . . d c . . . . o . . s s v
|  12 . . T . . x . o . . . . . . s c v
| ALB
|  12 . . T . . x . o . . . . . . s c v
play move 0407 0406
to-move dice

case "the duel comes before any other move"
| turn 2 step A
| CPB
| 05 . . d . c x . o . . . . . . s s v
| 07 . . T . . . . . . c o . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
play move 0505 0503
dice 6
dice 1
to-move cp
tells "defender in 0503 falls"
legal move 0710 0709
