# No step onto a mine under a friendly unit.
clause TCL-R39
game trench-club

case "the air unit above bars it"
| mine entente 0704
| unit GER-TNK 0703
| unit GER-AIR 0704
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
illegal TCL-2.8 move GER-TNK 0704

case "and nobody goes on from the mine: the road behind it is closed"
| mine entente 0704
| unit GER-HMT 0703
| unit GER-AIR 0704
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
illegal TCL-10.9 move GER-HMT 0705

case "without the mine it is open, and without the air unit the mine goes off"
| mine entente 0803
| unit GER-HMT 0703
| unit GER-TNK 0802
| unit GER-AIR 0704
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
legal move GER-HMT 0705
play move GER-TNK 0803
lacks unit GER-TNK 0803 moved
lacks mine entente 0803
