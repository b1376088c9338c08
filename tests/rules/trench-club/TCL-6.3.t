# Air units are hit by units with the cloud only.
clause TCL-6.3
game trench-club

case "Infantry no, Heavy Infantry yes"
| unit GER-INF 0703
| unit GER-HVY 0704
| unit GER-AAG 0607
| unit GER-CAR 0803
| unit FRA-AIR 0804
| unit FRA-TNK 0606
| frame declare 0 0 0 0 0 0
illegal TCL-6.3 attack GER-INF FRA-AIR
illegal TCL-6.3 attack GER-CAR FRA-AIR
legal attack GER-HVY FRA-AIR
legal attack GER-AAG FRA-AIR
illegal TCL-6.2 attack GER-AAG FRA-TNK

case "Anti-Aircraft also at one hex"
| unit GER-AAG 0703
| unit FRA-AIR 0704
| frame declare 0 0 0 0 0 0
legal attack GER-AAG FRA-AIR

case "air units attack anything"
| unit GER-AIR 0703
| unit FRA-TRK 0704
| unit FRA-AIR 0803
| frame declare 0 0 0 0 0 0
legal attack GER-AIR FRA-TRK
legal attack GER-AIR FRA-AIR

case "the panel of unit types tells who can"
| unit GER-HVY 0703
| unit GER-AAG 0803
| unit GER-INF 0603
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
shows "price 4, speed 2, range 1, attack 3/5/7, hits air, armour A/B"
shows "AAG against air units"
shows "range 1-4"
shows "price 2, speed 2, range 1, attack 2/4/6, armour A/B"
shows "price 3, speed 4, unarmed, armour S/A"
