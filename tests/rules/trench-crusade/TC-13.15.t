# Blunderbuss: Short up to 5", SHRAPNEL.
clause TC-13.15
game trench-crusade

case "beyond five inches a die less"
scenario bare
+ fighter s1 REG only blunderbuss
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18.5
offers shoot blunderbuss n1 => Long Range -1
