# Hits become damage by the armour row; forest helps the defender only.
clause TCL-7.9
game trench-club

case "five hits on Infantry in the open are three damage"
| unit GER-TNK 0703
| unit FRA-INF 0704
| frame declare 0 0 0 0 0 0
odds attack GER-TNK FRA-INF => 429/1024 French Infantry takes 3 damage
odds attack GER-TNK FRA-INF => 1287/4096 French Infantry takes 4 damage
odds attack GER-TNK FRA-INF => 55/1024 French Infantry takes 5 damage
odds attack GER-TNK FRA-INF => 79/4096 French Infantry is destroyed
play attack GER-TNK FRA-INF
play fight
dice 1 1 1 1 1 12 12 12 12 12 12 12
dice 12 12 12 12 12 12 12 12 12 12 12 12
tells French Infantry takes 3 damage

case "in forest two"
| unit GER-TNK 0604
| unit FRA-INF 0605
| frame declare 0 0 0 0 0 0
play attack GER-TNK FRA-INF
play fight
dice 1 1 1 1 1 12 12 12 12 12 12 12
dice 12 12 12 12 12 12 12 12 12 12 12 12
tells French Infantry takes 2 damage

case "three when it is itself the attacker out of a forest"
| unit GER-INF 0605
| unit FRA-TNK 0604
| frame declare 0 0 0 0 0 0
play attack GER-INF FRA-TNK
play fight
dice 12 12 12 12 12 12 12 12 12 12 12 12
dice 1 1 1 1 1 12 12 12 12 12 12 12
tells German Infantry takes 3 damage

case "two or three hits on a car are one damage, four are two"
| unit GER-HMT 0702
| unit GER-HMT2 0602
| unit FRA-CAR 0704
| frame declare 0 0 0 0 0 0
play attack GER-HMT FRA-CAR
play attack GER-HMT2 FRA-CAR
play fight
dice 1 1 1 12 12 12 12 12 12 12 12 12
tells French Armored Car takes 1 damage
dice 1 1 1 1 12 12 12 12 12 12 12 12
tells French Armored Car takes 2 damage

case "forest covers against long range, too"
| unit GER-HMT 0702
| unit FRA-INF 0605
| frame declare 0 0 0 0 0 0
play attack GER-HMT FRA-INF
play fight
dice 1 1 1 1 1 12 12 12 12 12 12 12
tells French Infantry takes 2 damage
