# Who may buy what.
clause TC-16.4
game trench-crusade

case "Binoculars are for ELITES"
scenario bare
+ fighter n1 REG
+ roster south "A" new-antioch
+ ducats 700
+ model 1 "L" lieutenant
+ model 2 "M2" yeoman : binoculars
unfit TC-16.4
because "Binoculars is only for ELITE"

case "for the Lieutenant they are"
scenario bare
+ fighter n1 REG
+ roster south "A" new-antioch
+ model 1 "M1" lieutenant : binoculars
admitted

case "a Bayonet wants a rifle"
scenario bare
+ fighter n1 REG
+ roster south "A" new-antioch
+ ducats 700
+ model 1 "L" lieutenant
+ model 2 "M2" yeoman : bayonet
unfit TC-16.4

case "with one"
scenario bare
+ fighter n1 REG
+ roster south "A" new-antioch
+ ducats 700
+ model 1 "L" lieutenant
+ model 2 "M2" yeoman : bolt-action-rifle bayonet
admitted

case "the wretched have cheap kit"
scenario bare
+ fighter n1 REG
+ roster south "A" the-court wrath
+ model 1 "M1" praetor
+ model 2 "M2" yoke-fiend
+ model 3 "M3" wretched : trench-club musical-instrument
unfit TC-16.4
because "dearer than 10 ducats"
