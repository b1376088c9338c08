# Trench Shield.
clause TC-13.51
game trench-crusade

case "Standard and Shield"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus standard-armour trench-shield
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
odds shoot rifle n1 => 403/7776 out of action
