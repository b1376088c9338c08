# Scenario I: four Turns, infiltrators deploy normally.
clause TCS-1.2
game trench-crusade

case "not outside its zone"
scenario 1-claim-no-mans-land
+ fighter s1 REG keyword infiltrator
+ fighter n1 REG
| turn 0
| frame phase nobody step 3
| frame deploy south a 1 step 2
illegal TC-4.17 deploy s1 13,20
