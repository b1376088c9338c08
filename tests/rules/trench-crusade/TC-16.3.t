# What it may cost.
clause TC-16.3
game trench-crusade

case "a ducat too much"
scenario bare
+ fighter n1 REG
+ roster south "A" new-antioch
+ ducats 69
+ model 1 "M1" lieutenant
unfit TC-16.3
because "it costs 70 ducats, and there are 69"

case "just enough"
scenario bare
+ fighter n1 REG
+ roster south "A" new-antioch
+ ducats 70
+ model 1 "M1" lieutenant
admitted

case "the first sword of Alba costs 2, the second 4"
scenario bare
+ fighter n1 REG
+ roster south "A" new-antioch kingdom-of-alba
+ ducats 106
+ model 1 "M1" lieutenant : sword
+ model 2 "M2" yeoman : sword
admitted

case "and not a ducat less"
scenario bare
+ fighter n1 REG
+ roster south "A" new-antioch kingdom-of-alba
+ ducats 105
+ model 1 "M1" lieutenant : sword
+ model 2 "M2" yeoman : sword
unfit TC-16.3
