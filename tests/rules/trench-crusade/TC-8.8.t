# A hit is an Injury Roll; a critical one has a die more.
clause TC-8.8
game trench-crusade

case "a rifle against Standard Armour"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus standard-armour
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
odds shoot rifle n1 => 797/7776 out of action
