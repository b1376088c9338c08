# A foot soldier in a trench holds all of it for its team.
clause TCL-11.3
game trench-club

case "the enemy's foot soldiers stay out, tanks do not"
option trenches yes
| unit GER-INF 0206
| unit GER-TNK 0306
| unit FRA-INF 0608
| frame move 0 0 0 0 0 0
illegal TCL-11.3 move GER-INF 0307
legal move GER-TNK 0307

case "a held trench on the road bars the way, though the points suffice"
option trenches yes
| unit GER-INF 0704
| unit FRA-INF 0905
| road 0704
| road 0705
| road 0706
| trench 0705
| trench 0805
| trench 0905
| frame move ger
illegal TCL-11.3 move GER-INF 0706
because "a trench that the enemy holds bars the way"

case "a trench that nobody holds does not"
option trenches yes
| unit GER-INF 0704
| unit FRA-INF 0905
| road 0704
| road 0705
| road 0706
| trench 0705
| trench 0905
| frame move ger
legal move GER-INF 0706

case "a tank in it holds nothing"
option trenches yes
| unit GER-INF 0306
| unit FRA-TNK 0608
| frame move 0 0 0 0 0 0
legal move GER-INF 0307

case "an ally may join"
scenario 4-players
option trenches yes
| unit GER-INF 0306
| unit AUH-INF 0608
| unit FRA-TRK 0019
| unit GBR-TRK 0219
| frame move 0 0 0 0 0 0
legal move GER-INF 0307

case "nobody is set down in a trench that the enemy holds, but beside it"
option trenches yes
| unit GER-TRK 0207
| unit GER-INF GER-TRK moved
| unit FRA-INF 0608
| frame move 0 0 0 0 0 0
play move GER-TRK 0207
illegal TCL-4.4 unload GER-INF 0307
legal unload GER-INF 0306

case "in one that his own side holds he joins"
option trenches yes
| unit GER-TRK 0207
| unit GER-INF GER-TRK moved
| unit GER-MTD 0608
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
play move GER-TRK 0207
legal unload GER-INF 0307
