# Mercenaries.
clause TC-16.11
game trench-crusade

case "their kit is fixed"
scenario bare
+ fighter n1 REG
+ roster south "A" new-antioch
+ model 1 "M1" lieutenant
+ model 2 "M2" witchburner : sword
unfit TC-16.11
