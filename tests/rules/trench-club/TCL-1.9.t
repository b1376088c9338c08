# An empty army still turns its chip over.
clause TCL-1.9
game trench-club

case "nothing is placed, the number stays taken"
| unit GER-INF off army 1
| unit FRA-INF off army 1
| frame chip 0 0 0 0 0 0
play chip 2
dice 3
tells turns over chip 2: number 3
to-move fra
holds chip ger 2 3
odds chip 1 => 0 number 3

case "where numbers are taken the die says which of those left it is"
| chip ger 1 1
| unit GER-INF off army 1
| unit FRA-INF off army 1
| frame chip 1 0 0 0 0 0
play chip 2
dice 3
tells "Germany turns over chip 2: number 4, the third of those left."

case "three chips in three placing turns, whatever is on them"
| chip ger 1 1
| chip fra 1 2
| unit GER-INF 0703 army 1
| unit FRA-INF 1206 army 1
| frame chip 0 2 0 0 0 0
legal chip 2
legal chip 3
illegal TCL-1.7 chip 1
