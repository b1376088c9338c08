# A hit is an Injury Roll, as with shots.
clause TC-9.2
game trench-crusade

case "a Trench Club against Standard Armour"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus standard-armour
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
odds fight club n1 => 797/7776 out of action
