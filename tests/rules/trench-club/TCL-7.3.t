# Dice by damage: 12, 11, 10, 8, 7, 5.
clause TCL-7.3
game trench-club

case "undamaged"
| unit GER-TNK 0703
| unit FRA-HOW 0704
| frame declare 0 0 0 0 0 0
play attack GER-TNK FRA-HOW
play fight
asks throws 12 dice

case "one damage"
| unit GER-TNK 0703 damage 1
| unit FRA-HOW 0704
| frame declare 0 0 0 0 0 0
play attack GER-TNK FRA-HOW
play fight
asks throws 11 dice

case "two"
| unit GER-TNK 0703 damage 2
| unit FRA-HOW 0704
| frame declare 0 0 0 0 0 0
play attack GER-TNK FRA-HOW
play fight
asks throws 10 dice

case "three"
| unit GER-TNK 0703 damage 3
| unit FRA-HOW 0704
| frame declare 0 0 0 0 0 0
play attack GER-TNK FRA-HOW
play fight
asks throws 8 dice

case "four"
| unit GER-TNK 0703 damage 4
| unit FRA-HOW 0704
| frame declare 0 0 0 0 0 0
play attack GER-TNK FRA-HOW
play fight
asks throws 7 dice

case "five"
| unit GER-TNK 0703 damage 5
| unit FRA-HOW 0704
| frame declare 0 0 0 0 0 0
play attack GER-TNK FRA-HOW
play fight
asks throws 5 dice
