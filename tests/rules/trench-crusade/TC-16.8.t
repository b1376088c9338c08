# What an entry must have, and its hands.
clause TC-16.8
game trench-crusade

case "a Knight in Armour"
scenario bare
+ fighter n1 REG
+ roster south "A" black-grail
+ model 1 "M1" plague-knight : leader
unfit TC-16.8
because "must wear Armour"

case "six hands of the Amalgam"
scenario bare
+ fighter n1 REG
+ roster south "A" black-grail
+ model 1 "M1" lord-of-tumours
+ model 2 "M2" amalgam : machine-gun pistol pistol sword sword
admitted

case "not seven"
scenario bare
+ fighter n1 REG
+ roster south "A" black-grail
+ model 1 "M1" lord-of-tumours
+ model 2 "M2" amalgam : shotgun pistol pistol sword sword trench-club
unfit TC-16.8
because "hands"
