# Who shoots back: side by side, and able to attack the attacker.
clause TCL-7.2
game trench-club

case "a Field Gun answers a Tank"
| turn fra
| unit FRA-TNK 0703
| unit GER-FGN 0704
| frame declare 1 0 0 0 0 0
play attack FRA-TNK GER-FGN
play fight
dice 12 12 12 12 12 12 12 12 12 12 12 12
asks German Field Gun throws 12 dice

case "a Howitzer does not"
| unit GER-TNK 0703
| unit FRA-HOW 0704
| unit FRA-TRK 0019
| frame declare 0 0 0 0 0 0
play attack GER-TNK FRA-HOW
play fight
dice 12 12 12 12 12 12 12 12 12 12 12 12
to-move fra

case "nor does Anti-Aircraft answer a Tank"
| unit GER-TNK 0703
| unit FRA-AAG 0704
| unit FRA-TRK 0019
| frame declare 0 0 0 0 0 0
play attack GER-TNK FRA-AAG
play fight
dice 12 12 12 12 12 12 12 12 12 12 12 12
to-move fra

case "but it answers a Fighter"
| unit GER-AIR 0703
| unit FRA-AAG 0704
| frame declare 0 0 0 0 0 0
play attack GER-AIR FRA-AAG
play fight
dice 12 12 12 12 12 12 12 12 12 12 12 12
asks French Anti-Aircraft throws 12 dice, each hits on 4

case "Infantry does not answer a Fighter"
| unit GER-AIR 0703
| unit FRA-INF 0704
| frame declare 0 0 0 0 0 0
play attack GER-AIR FRA-INF
play fight
dice 12 12 12 12 12 12 12 12 12 12 12 12
to-move fra

case "a Fighter answers Heavy Infantry"
| unit GER-HVY 0703
| unit FRA-AIR 0704
| frame declare 0 0 0 0 0 0
play attack GER-HVY FRA-AIR
play fight
dice 12 12 12 12 12 12 12 12 12 12 12 12
asks French Fighter Aircraft throws 12 dice

case "nobody answers from two hexes"
| turn fra
| unit FRA-HOW 0703
| unit GER-FGN 0705
| frame declare 1 0 0 0 0 0
play attack FRA-HOW GER-FGN
play fight
dice 12 12 12 12 12 12 12 12 12 12 12 12
to-move ger

case "a fight is drawn in words: the Armored Car has thrown, the answer is due"
| unit GER-CAR 0703 declared
| unit FRA-INF 0704 attacked
| unit FRA-TRK 0019
| queue GER-CAR FRA-INF
| fought 1
| fight GER-CAR at FRA-INF answer hits 2
| struck FRA-INF
| answer FRA-INF
| frame declare ger done ger
| frame throw dice FRA-INF dice 12 value 2
asks French Infantry throws 12 dice
holds fight GER-CAR at FRA-INF answer hits 2
holds frame throw dice FRA-INF dice 12 value 2
dice 12 12 12 12 12 12 12 12 12 12 12 12
tells "German Armored Car is unharmed."
to-move fra

case "an answer can hurt only when it is thrown"
| unit GER-CAR 0703
| unit FRA-INF 0704
| fight GER-CAR at FRA-INF answer
| struck FRA-INF
| answer FRA-INF hurts
| frame declare ger
impossible "only they can hurt"

case "a frame says no more than its kind"
| unit GER-CAR 0703
| unit FRA-INF 0704
| frame declare 0 0 0 7 0 0
impossible "has no argument"
