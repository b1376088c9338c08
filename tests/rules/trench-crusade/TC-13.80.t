# Unholy Trinket.
clause TC-13.80
game trench-crusade

case "as the Blessed Icon"
scenario bare
+ fighter s1 REG plus unholy-trinket
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,20
play dash
dice 1 1
play use unholy-trinket
legal shoot rifle n1
