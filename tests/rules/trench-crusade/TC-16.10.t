# Fireteams.
clause TC-16.10
game trench-crusade

case "two in New Antioch"
scenario bare
+ fighter n1 REG
+ roster south "A" new-antioch
+ ducats 700
+ model 1 "L" lieutenant
+ model 2 "M2" yeoman
+ model 3 "M3" yeoman
+ model 4 "M4" yeoman
+ fireteam 1 2
+ fireteam 3 4
admitted

case "not three"
scenario bare
+ fighter n1 REG
+ roster south "A" new-antioch
+ ducats 700
+ model 1 "L" lieutenant
+ model 2 "M2" yeoman
+ model 3 "M3" yeoman
+ model 4 "M4" yeoman
+ model 5 "M5" yeoman
+ model 6 "M6" yeoman
+ fireteam 1 2
+ fireteam 3 4
+ fireteam 5 6
unfit TC-16.10

case "three in the Stosstruppen"
scenario bare
+ fighter n1 REG
+ roster south "A" new-antioch stosstruppen
+ model 1 "M1" lieutenant
+ model 2 "M2" shocktrooper
+ model 3 "M3" shocktrooper
+ model 4 "M4" yeoman
+ model 5 "M5" yeoman
+ model 6 "M6" yeoman
+ fireteam 1 2
+ fireteam 3 4
+ fireteam 5 6
admitted
