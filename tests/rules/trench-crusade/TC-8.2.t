# Weapon, target, sight, range; then dice.
clause TC-8.2
game trench-crusade

case "out of range is refused before any die"
scenario bare
+ fighter s1 REG only pistol
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,2
| n1 at 12,30
illegal TC-8.3 shoot pistol n1
