# Foreign kit.
clause TC-16.12
game trench-crusade

case "two of one list"
scenario bare
+ fighter n1 REG
+ roster south "A" iron-sultanate house-of-wisdom
+ model 1 "M1" jabirean-alchemist : scourge
+ model 2 "M2" janissary : anti-tank-hammer
unfit TC-16.12

case "one of each"
scenario bare
+ fighter n1 REG
+ roster south "A" iron-sultanate house-of-wisdom
+ model 1 "M1" jabirean-alchemist : scourge satchel-charge
admitted
