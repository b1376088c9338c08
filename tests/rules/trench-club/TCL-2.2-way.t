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
tells "German Infantry moves from Fort Mittelpunkt through 0609 and 0508 to 0408."

case "a step into water is the whole move"
| unit GER-INF 0905
| unit GER-MTD 0904
| unit GER-TNK 0805
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
play move GER-INF 0906
tells "German Infantry moves from 0905 to 0906."

case "into an own fort, through the entrance, and by the road that is the cheapest"
| fort A4 ger
| unit GER-TNK 0409
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
play enter GER-TNK A4
tells "German Tank enters Fort Mittelpunkt through 0508 and 0609."

case "into a fort from the hex before it"
| fort A4 ger
| unit GER-INF 0509
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
play enter GER-INF A4
tells "German Infantry enters Fort Mittelpunkt through 0609."

case "a fort is taken through the entrance that the soldier stands before"
| fort A4 fra
| unit GER-INF 0811
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
play conquer GER-INF A4
tells "German Infantry takes Fort Mittelpunkt from the enemy through 0810."

case "onto a truck three hexes away"
| unit GER-TRK 0704
| unit GER-INF 0502
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
play board GER-INF GER-TRK
tells "German Infantry boards the German Troop Transport Truck through 0503 and 0604."

case "onto a truck that is next to the soldier"
| unit GER-TRK 0704
| unit GER-HMT 0604
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
play board GER-HMT GER-TRK
tells "German Heavy Mortar boards the German Troop Transport Truck."

case "out of a fort straight onto a truck"
| fort A4 ger
| unit GER-TRK 0508
| unit GER-INF A4
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
play board GER-INF GER-TRK
tells "German Infantry boards the German Troop Transport Truck through 0609."
