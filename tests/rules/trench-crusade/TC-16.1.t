# A faction, an official variant, one sin.
clause TC-16.1
game trench-crusade

case "a third-party list"
scenario bare
+ fighter n1 REG
+ roster south "A" new-antioch remnants-of-byzantium
+ model 1 "L" lieutenant
unfit TC-16.1
because "third-party"

case "no sin"
scenario bare
+ fighter n1 REG
+ roster south "A" the-court
+ model 1 "M1" praetor
unfit TC-16.1
because "seven sins"

case "a sin"
scenario bare
+ fighter n1 REG
+ roster south "A" the-court wrath
+ model 1 "M1" praetor
admitted
