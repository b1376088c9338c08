# A mine destroys the enemy land unit that enters.
clause TCL-10.9
game trench-club

case "a fresh Tank is gone, and so is the mine"
| mine entente 0704
| unit GER-TNK 0703
| unit GER-CAR 0803
| unit FRA-MIN 0705
| frame move 0 0 0 0 0 0
play move GER-TNK 0704
tells German Tank is destroyed by a mine on 0704
lacks mine entente 0704
holds unit FRA-MIN 0705

case "nobody goes on beyond a mine"
| mine entente 0701
| mine entente 0602
| mine entente 0802
| mine entente 0603
| mine entente 0803
| mine entente 0703
| unit GER-CAR 0702
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
count 6 move GER-CAR

case "friends and air units are safe"
| mine central 0704
| mine entente 0702
| unit GER-TNK 0703
| unit GER-AIR 0602
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
play move GER-TNK 0704
holds unit GER-TNK 0704 moved
play move GER-AIR 0702
holds unit GER-AIR 0702 moved
