# Hand-to-hand combat.
clause TWF-7
game trench-warfare

case "2, 4, 5, 2: the fourth roller falls"
| turn 2 step A
| CPB
| 05 . . d . c x . o . . . . . . s s v
|  12 . . T . . x . o . . . . . . s c v
| ALB
|  12 . . T . . x . o . . . . . . s c v
play move 0505 0503
asks "Central Powers, who moved in, roll first"
dice 2
asks "Allies must roll more than 2"
dice 4
tells "Allies: the defender rolls 4"
asks "Central Powers must roll more than 4"
dice 5
dice 2
tells "defender in 0503 falls"
holds 05 . . c . . x . o . . . . . . s s v
to-move cp

case "an equal roll is not enough"
| turn 2 step A
| CPB
| 05 . . d . c x . o . . . . . . s s v
|  12 . . T . . x . o . . . . . . s c v
| ALB
|  12 . . T . . x . o . . . . . . s c v
play move 0505 0503
dice 2
dice 4
dice 4
tells "charger in 0503 falls"
holds 05 . . d . . x . o . . . . . . s s v
lacks moved2 0503

case "whoever moves in wins with 31031/46656"
| turn 2 step A
| CPB
| 05 . . d . c x . o . . . . . . s s v
|  12 . . T . . x . o . . . . . . s c v
| ALB
|  12 . . T . . x . o . . . . . . s c v
odds move 0505 0503 => 31031/46656 defender in 0503 falls
odds move 0505 0503 => 15625/46656 charger in 0503 falls

case "a defender who moves in has the same chance"
| turn 2 step E
| CPB
| 05 . . d c . x . o . . . . . . s s v
|  12 . . T . . x . o . . . . . . s c v
| ALB
|  12 . . T . . x . o . . . . . . s c v
odds move 0503 0504 => 31031/46656 charger in 0504 falls

case "there is no way to break off"
| turn 2 step A
| CPB
| 05 . . d . c x . o . . . . . . s s v
|  12 . . T . . x . o . . . . . . s c v
| ALB
|  12 . . T . . x . o . . . . . . s c v
play move 0505 0503
dice 1
to-move dice
dice 2
to-move dice
dice 3
to-move dice
dice 4
to-move dice
dice 5
to-move dice
dice 6
to-move dice
dice 6
to-move cp
tells "charger in 0503 falls"

case "a drawn duel goes on where it was"
| turn 2 step A
| CPB
| 05 . . * . . x . o . . . . . . s s v
|  12 . . T . . x . o . . . . . . s c v
| ALB
|  12 . . T . . x . o . . . . . . s c v
| duel 0503 4 al
to-move dice
asks "Allies must roll more than 4"
dice 4
tells "defender in 0503 falls"
