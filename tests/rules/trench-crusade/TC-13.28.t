# Submachine Gun: two Shoot ACTIONS.
clause TC-13.28
game trench-crusade

case "shoot, move, shoot; not a third time"
scenario bare
+ fighter s1 REG only submachine-gun
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play shoot gun n1
dice 1 1
play move 12,13
play shoot gun n1
dice 1 1
illegal TC-4.7 shoot gun n1

case "the second Shoot is with the same gun"
scenario bare
+ fighter s1 REG only submachine-gun frag-grenades
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,8
| n1 at 12,16
play shoot sub n1
dice 1 1
illegal TC-13.28 shoot frag n1
play move 12,9
play shoot sub n1
dice 1 1
illegal TC-4.7 shoot sub n1

case "after a grenade there is no second Shoot"
scenario bare
+ fighter s1 REG only submachine-gun frag-grenades
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,8
| n1 at 12,16
play shoot frag n1
dice 1 1
illegal TC-4.7 shoot sub n1

case "16 inches are still in range"
scenario bare
+ fighter s1 REG only submachine-gun
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6096u,254u
| n1 at 6096u,8882u
legal shoot submachine-gun n1

case "a unit more than 16 inches is out of range"
scenario bare
+ fighter s1 REG only submachine-gun
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6096u,254u
| n1 at 6096u,8883u
illegal TC-8.3 shoot submachine-gun n1

case "ASSAULT: a shot, then a Charge"
scenario bare
+ fighter s1 REG only submachine-gun trench-club
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,17
play shoot submachine-gun n1
dice 1 1
legal charge n1
