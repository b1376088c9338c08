# Weapons may be switched freely.
clause TC-13.4
game trench-crusade

case "rifle now, club later"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
legal fight club n1
