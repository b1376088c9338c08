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

case "an Anchorite who swapped his Catherine Wheel for a gun strikes with the Mace alone"
scenario bare
+ fighter n1 REG
+ roster south "A" trench-pilgrims saint-methodius
+ model 1 "M1" war-prophet
+ model 2 "M2" anchorite-shrine : autocannon
| turn 1 acting south active s2
| s2 at 12,12
| n1 at 12,14
legal fight bonebreaker-mace n1
unreadable fight catherine-wheel n1
count 1 fight

case "one who did not has both"
scenario bare
+ fighter n1 REG
+ roster south "A" trench-pilgrims saint-methodius
+ model 1 "M1" war-prophet
+ model 2 "M2" anchorite-shrine : gas-filters
| turn 1 acting south active s2
| s2 at 12,12
| n1 at 12,14
legal fight bonebreaker-mace n1
legal fight catherine-wheel n1
