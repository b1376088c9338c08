# Options.
clause TC-16.6
game trench-crusade

case "no more legionnaires than others"
scenario bare
+ fighter n1 REG
+ roster south "A" heretic-legion
+ model 1 "M1" heretic-priest
+ model 2 "M2" heretic-trooper : legionnaire melee-skill
unfit TC-16.6
because "than without"

case "as many"
scenario bare
+ fighter n1 REG
+ roster south "A" heretic-legion
+ model 1 "M1" heretic-priest
+ model 2 "M2" heretic-trooper : legionnaire melee-skill
+ model 3 "M3" heretic-trooper
admitted

case "one skill, not two"
scenario bare
+ fighter n1 REG
+ roster south "A" heretic-legion
+ model 1 "M1" heretic-priest
+ model 2 "M2" heretic-trooper : legionnaire melee-skill ranged-skill
+ model 3 "M3" heretic-trooper
unfit TC-16.6
because "should have 1 to 1"

case "somebody must lead"
scenario bare
+ fighter n1 REG
+ roster south "A" black-grail
+ model 1 "M1" plague-knight : standard-armour
unfit TC-16.6
because "Leader"

case "Supreme Blessing: somebody has the Crucifix"
scenario bare
+ fighter n1 REG
+ roster south "A" new-antioch papal-states
+ model 1 "M1" trench-cleric
unfit TC-16.6
because "Supreme Pontiff's Crucifix"

case "Supreme Blessing: it costs nothing"
scenario bare
+ fighter n1 REG
+ roster south "A" new-antioch papal-states
+ ducats 60
+ model 1 "M1" trench-cleric : pontiffs-crucifix
admitted

case "Supreme Blessing: one, not two"
scenario bare
+ fighter n1 REG
+ roster south "A" new-antioch papal-states
+ model 1 "M1" trench-cleric : pontiffs-crucifix
+ model 2 "M2" yeoman : pontiffs-crucifix
unfit TC-16.5

case "Supreme Blessing: a campaign may have lost it"
scenario bare
+ fighter n1 REG
+ roster south "A" new-antioch papal-states
+ campaign
+ model 1 "M1" trench-cleric
admitted
