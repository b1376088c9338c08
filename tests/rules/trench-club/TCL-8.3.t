# Repair of who was in the fort all turn.
clause TCL-8.3
game trench-club

case "two coins for all damage, experience stays"
| coins ger 5
| fort A4 ger
| unit GER-TNK A4 damage 5 exp 3 rested
| unit GER-CAR A4 damage 1 rested
| unit FRA-TRK 0019
| frame money 0 0 0 0 0 0
play repair GER-TNK
play repair GER-CAR
holds unit GER-TNK A4 exp 3
holds unit GER-CAR A4
to-move fra

case "who entered this turn waits for the next"
| coins ger 5
| fort A4 ger
| unit GER-TNK 0509 damage 5
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
play enter GER-TNK A4
play done
illegal TCL-8.3 repair GER-TNK
play end
play done
play done
legal repair GER-TNK

case "undamaged units need none"
| coins ger 5
| fort A4 ger
| unit GER-TNK A4 rested
| unit FRA-TRK 0019
| frame money 0 0 0 0 0 0
illegal TCL-8.3 repair GER-TNK

case "who drives from one own fort to another waits, too"
| coins ger 5
| fort A3 ger
| fort A4 ger
| unit GER-CAR A4 damage 5 rested
| unit GER-TNK A4 damage 1 rested
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
play enter GER-CAR A3
play done
illegal TCL-8.3 repair GER-CAR
because "since the turn began"
legal repair GER-TNK

case "and so does who leaves by truck and is driven back in"
| coins ger 5
| fort A4 ger
| unit GER-INF A4 damage 5 rested
| unit GER-TRK 0509
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
play board GER-INF GER-TRK
play enter GER-TRK A4
play done
illegal TCL-8.3 repair GER-INF

case "a repair is not given on credit"
| coins ger 1
| fort A4 ger
| unit GER-TNK A4 damage 1 rested
| unit FRA-TRK 0019
| frame money 0 0 0 0 0 0
illegal TCL-8.3 repair GER-TNK
because "costs 2, you have 1"
