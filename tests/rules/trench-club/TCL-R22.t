# Total destruction loses.
clause TCL-R22
game trench-club

case "no unit, no fort: over, whatever coins there are"
| coins fra 9
| unit GER-TNK 0703
| unit FRA-HOW 0704 damage 5
| frame declare 0 0 0 0 0 0
play attack GER-TNK FRA-HOW
play fight
dice 1 1 12 12 12 12 12 12 12 12 12 12
result ger 1000
