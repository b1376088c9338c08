# A Bloodbath may be cheaper, and BLOOD may be banned as dice.
clause TC-2.11
game trench-crusade

case "without a rule that says so the price is three for one who is Down"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18 blood 2 down
play shoot rifle n1
dice 4 4
count 3
illegal TC-2.8 spend bath
