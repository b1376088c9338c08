# The pieces.
clause TWF-1
game trench-warfare

case "24 chargers, 6 defenders and 3 guns a side are the most"
| turn 1 step A
| CPB
| 01 . . d . . x . . . . o . . . s s v
|  02 . . d . . x . o . . . . . . s s v
| 03 . . d . o x . . . . . . . . s s v
|  04 . . d . . x . . . . . o . . s s v
| 05 . . d . . x . o . . . . . . s s v
|  06 . . d o . . . . . . . . . . s s v
| 07 . . d . . . . . . . o . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
impossible more than 6 defenders

case "three guns"
| turn 1 step A
| CPB
| 01 a . T . . x . . . . o . . . s s v
|  02 a . T . . x . o . . . . . . s s v
| 03 a . T . o x . . . . . . . . s s v
|  04 a . T . . x . . . . . o . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
impossible more than 3 guns

case "twenty-four chargers"
| turn 1 step A
| CPB
| 01 . . T . . x . . . . o . . . c c v
|  02 . . T . . x . o . . . . . . c c v
| 03 . . T . o x . . . . . . . . c c v
|  04 . . T . . x . . . . . o . . c c v
| 05 . . T . . x . o . . . . . . c c v
|  06 . . T o . . . . . . . . . . c c v
| 07 . . T . . . . . . . o . . . c c v
|  08 . . T . o x . . . . . . . . c c v
| 09 . . T . . x . o . . . . . . c c v
|  10 . . T . . x . . . . . o . . c c v
| 11 . . T o . x . . . . . . . . c c v
|  12 . . T . . x . o . . . . . c c c v
impossible more than 24 chargers

case "a whole side: 33 pieces"
shows "Central Powers charger 0115"
shows "0 of 24 alive"
play place 0103
play place 0203
play place 0303
play place 0403
play place 0503
play place 0603
asks "Allies: place defender 1 of 6"
shows "Central Powers defender 0603"
play place 0103
play place 0203
play place 0303
play place 0403
play place 0503
play place 0603
play place 0101
play place 0102
play place 0201
asks "Allies: place gun 1 of 3"
play place 0101
play place 0102
play place 0201
holds 01 a a d . . x . . . . o . . . c c v
holds 12 . . T . . x . o . . . . . . c c v
asks "Turn 1, step A"

case "one piece a hex"
| turn 1 step A
| CPB
| 05 . . * . c x . o . . . . . . s s v
| ALB
|  12 . . T . . x . o . . . . . . s c v
impossible two pieces share a hex
