# A loaded truck on a mine takes its passengers with it.
clause TCL-4.8
game trench-club

case "three units are lost"
| mine entente 0706
| unit GER-TRK 0704
| unit GER-INF GER-TRK moved
| unit GER-FGN GER-TRK moved
| unit GER-CAR 0703
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
play move GER-TRK 0706
tells Truck is destroyed by a mine
lacks unit GER-INF 0706 moved
shows 0 forts, 1 unit
legal done
