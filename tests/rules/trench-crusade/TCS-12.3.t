# No Glorious Deeds.
clause TCS-12.3
game trench-crusade

case "a charge at two enemies is none"
scenario 12-great-war
+ fighter s1 REG
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 3,3
| n1 at 3,7
| n2 at 4.2,7
play charge n1
dice 6
silent "Glorious"
