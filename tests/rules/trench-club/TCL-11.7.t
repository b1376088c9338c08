# The named soldier has the cover of a tank in a forest.
clause TCL-11.7
game trench-club

case "six hits are one damage, seven are two, from afar too"
option trenches yes
| unit GER-HMT 0504
| unit GER-HMT2 0604
| unit FRA-INF 0507
| unit FRA-TRK 0019
| frame declare 0 0 0 0 0 0
play attack GER-HMT FRA-INF
play attack GER-HMT2 FRA-INF
play fight
dice 1 1 1 1 1 1 12 12 12 12 12 12
tells French Infantry takes 1 damage
dice 1 1 1 1 1 1 1 12 12 12 12 12
tells French Infantry takes 2 damage

case "the car's chances"
option trenches yes
| unit GER-CAR 0407
| unit FRA-INF 0507
| unit FRA-TRK 0019
| frame declare 0 0 0 0 0 0
odds attack GER-CAR FRA-INF => 95744/177147 French Infantry takes 1 damage
