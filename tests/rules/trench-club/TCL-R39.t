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
