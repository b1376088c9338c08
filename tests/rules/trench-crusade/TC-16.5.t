# Limits count the whole warband.
clause TC-16.5
game trench-crusade

case "two of one"
scenario bare
+ fighter n1 REG
+ roster south "A" new-antioch
+ ducats 700
+ model 1 "L" lieutenant
+ model 2 "M2" yeoman : automatic-rifle
+ model 3 "M3" yeoman : automatic-rifle
unfit TC-16.5
because "the limit of Automatic Rifle is 1, not 2"

case "what the Mechanized have by their entry does not count"
scenario bare
+ fighter n1 REG
+ roster south "A" new-antioch
+ model 1 "M1" lieutenant : machine-armour
+ model 2 "M2" mechanized-heavy-infantry : machine-armour
admitted
