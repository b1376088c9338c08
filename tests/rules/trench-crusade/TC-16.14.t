# The Arsenal counts.
clause TC-16.14
game trench-crusade

case "one in the Arsenal"
scenario bare
+ fighter n1 REG
+ roster south "A" new-antioch
+ ducats 700
+ model 1 "L" lieutenant
+ model 2 "M2" yeoman : automatic-rifle
+ arsenal automatic-rifle
unfit TC-16.5
