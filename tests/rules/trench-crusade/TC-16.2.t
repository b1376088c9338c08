# How many of each entry.
clause TC-16.2
game trench-crusade

case "a Lieutenant too many"
scenario bare
+ fighter n1 REG
+ roster south "A" new-antioch
+ ducats 700
+ model 1 "L" lieutenant
+ model 2 "M2" lieutenant
unfit TC-16.2
because "there may be 1 of Lieutenant, not 2"

case "none"
scenario bare
+ fighter n1 REG
+ roster south "A" new-antioch
+ model 1 "M1" yeoman
unfit TC-16.2
because "at least 1 of Lieutenant"

case "fewer wretched than demons"
scenario bare
+ fighter n1 REG
+ roster south "A" the-court wrath
+ model 1 "M1" praetor : trench-club
+ model 2 "M2" wretched : trench-club
unfit TC-16.2
because "fewer of Wretched"

case "one is fewer than two"
scenario bare
+ fighter n1 REG
+ roster south "A" the-court wrath
+ model 1 "M1" praetor : trench-club
+ model 2 "M2" wretched : trench-club
+ model 3 "M3" yoke-fiend
admitted

case "Dog Food: one Trench Dog for each"
scenario bare
+ fighter n1 REG
+ roster south "A" new-antioch
+ ducats 700 glory 4
+ model 1 "L" lieutenant : dog-food
+ model 2 "D" trench-dog
admitted

case "no Dog Food, no Trench Dog"
scenario bare
+ fighter n1 REG
+ roster south "A" new-antioch
+ ducats 700
+ model 1 "L" lieutenant
+ model 2 "D" trench-dog
unfit TC-16.2
because "one Trench Dog for each dog-food"
