# Two weapons: the second is the Off-Hand Weapon.
clause TC-9.5
game trench-crusade

case "two clubs"
scenario bare
+ fighter s1 REG only trench-club trench-club
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
play fight trench-club n1
dice 1 1
to-move south
offers fight trench-club-2 n1 => Off-Hand Weapon -1 (TC-9.5)
odds fight trench-club-2 n1 => 147/216 No effect
play fight trench-club-2 n1
dice 1 1 1
illegal TC-4.7 fight trench-club n1
