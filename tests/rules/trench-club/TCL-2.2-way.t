# The story tells the cheapest way that the rules allow, hex by hex.
clause TCL-2.2
game trench-club

case "over the road, not over the meadow beside it"
| unit GER-INF 0703
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
play move GER-INF 0706
tells "German Infantry moves from 0703 through 0704 and 0705 to 0706."

case "a step to the next hex names no other"
| unit GER-INF 0703
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
play move GER-INF 0704
tells "German Infantry moves from 0703 to 0704."

case "with enemy contact it only ends where the rules let it end"
| unit GER-CAR 0703
| unit FRA-INF 0806
| frame move 0 0 0 0 0 0
play move GER-CAR 0807
tells "German Armored Car moves from 0703 through 0704, 0705, 0606 and 0706 to 0807."

case "out of a fort over a hex before it"
| fort A4 ger
| unit GER-INF A4
| unit FRA-INF 0507
| frame move 0 0 0 0 0 0
play move GER-INF 0408
tells "German Infantry moves from Fort Mittelpunkt through 0508 to 0408."

case "a step into water is the whole move"
| unit GER-INF 0905
| unit GER-MTD 0904
| unit GER-TNK 0805
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
play move GER-INF 0906
tells "German Infantry moves from 0905 to 0906."
