# Nobody has to fire; who is passed over has lost his shot.
clause TWF-5
game trench-warfare

case "0703 fires first: 0303 is out"
| turn 2 step F
| CPB
| 03 . . d . o x c . . . . . . . s s v
| 07 . . d . . . c . . . o . . . s s v
| 09 . . d . . x c o . . . . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
legal fire 0303 E
legal end
play fire 0703 E
dice 1
illegal TWF-5 fire 0303 E
legal fire 0903 E
illegal TWF-5E fire 0703 E

case "two pieces of one row in any order"
| turn 2 step B
| CPB
| 05 c . T d . x c o . . . . . . s s v
| 07 . . T d . . c . . . o . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
play fire 0507 W
dice 1
legal fire 0501 E

case "a step of fire may be ended"
| turn 2 step F
| CPB
| 05 . . d . . x c o . . . . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
play end
asks "Turn 3, step A"
