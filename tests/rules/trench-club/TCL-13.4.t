# The Automa throws no dice.
clause TCL-13.4
game trench-club

case "a rookie Tank lands six hits, without red dice"
scenario solo-automa
| turn ger
| unit FRA-HOW 0704
| unit FRA-TRK 0019
| unit GER-TNK 0703
| unit GER-CAR 0804 moved
| frame automa 1 0 0 0 0 0
play act GER-TNK 0805 attack FRA-HOW
tells German Tank lands 6 hits
tells French Howitzer takes 4 damage

case "a war hero ten"
scenario solo-automa
| turn ger
| unit FRA-TNK 0704
| unit FRA-TRK 1400
| unit GER-TNK 0703 exp 5
| frame automa 1 0 0 0 0 0
play act GER-TNK 0703 attack FRA-TNK
tells German Tank lands 10 hits
to-move dice

case "half, rounded up, and one a level with three damage"
scenario solo-automa
| turn ger
| unit FRA-HOW 0704
| unit FRA-TRK 1400
| unit GER-TNK 0703 exp 5 damage 3
| frame automa 1 0 0 0 0 0
play act GER-TNK 0605 attack FRA-HOW
tells German Tank lands 5 hits

case "a Howitzer with four damage two"
scenario solo-automa
option nation2 auh
| turn auh
| unit FRA-INF 0707
| unit AUH-HOW 0703 damage 4
| unit AUH-INF 1400 moved
| frame automa 1 0 0 0 0 0
count 1 act AUH-HOW
play act AUH-HOW 0703 attack FRA-INF
tells Austrian Howitzer lands 2 hits

case "answering it does not throw either"
scenario solo-automa
| unit FRA-CAR 0704
| unit GER-TNK 0703
| frame declare 0 0 0 0 0 0
play attack FRA-CAR GER-TNK
play fight
asks French Armored Car throws 12 dice
dice 12 12 12 12 12 12 12 12 12 12 12 12
tells German Tank lands 6 hits
tells French Armored Car takes 3 damage

case "with two damage still all of them, with three half"
scenario solo-automa
| turn ger
| unit FRA-HOW 0704
| unit FRA-TRK 1400
| unit GER-TNK 0703 damage 2
| frame automa 1 0 0 0 0 0
play act GER-TNK 0605 attack FRA-HOW
tells German Tank lands 6 hits

case "three damage"
scenario solo-automa
| turn ger
| unit FRA-HOW 0704
| unit FRA-TRK 1400
| unit GER-TNK 0703 damage 3
| frame automa 1 0 0 0 0 0
play act GER-TNK 0605 attack FRA-HOW
tells German Tank lands 3 hits
