# Who gives contact: an enemy beside that could attack in close combat.
clause TCL-3.1
game trench-club

case "next to a Heavy Mortar, Howitzer, Anti-Aircraft or Truck an Infantry has none"
| unit GER-MTD 0705
| unit FRA-HMT 0806
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
legal move GER-MTD 0708

case "next to a Field Gun it has"
| unit FRA-INF 0703
| unit GER-FGN 0806
| turn fra
| frame move 1 0 0 0 0 0
legal move FRA-INF 0706
illegal TCL-3.2 move FRA-INF 0807

case "a Fighter is not hindered by an Infantry"
| unit GER-AIR 0703
| unit FRA-INF 0806
| frame move 0 0 0 0 0 0
count 102 move GER-AIR

case "but by Heavy Infantry"
| unit GER-AIR 0703
| unit FRA-HVY 0806
| frame move 0 0 0 0 0 0
count 100 move GER-AIR

case "and by Anti-Aircraft"
| unit GER-AIR 0703
| unit FRA-AAG 0806
| frame move 0 0 0 0 0 0
count 100 move GER-AIR

case "and by another Fighter"
| unit GER-AIR 0703
| unit FRA-AIR 0806
| frame move 0 0 0 0 0 0
count 100 move GER-AIR

case "units in forts give none"
| fort A1 fra
| unit GER-CAR 0903
| unit FRA-INF A1
| frame move 0 0 0 0 0 0
legal move GER-CAR 1105
