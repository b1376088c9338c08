# A Shield takes a hand.
clause TC-13.2
game trench-crusade

case "a Sword and a Pistol"
scenario bare
+ fighter s1 REG only trench-shield sword pistol
+ fighter n1 REG
admitted

case "a Polearm"
scenario bare
+ fighter s1 REG only trench-shield polearm
+ fighter n1 REG
unfit TC-13.2
because "no 2-Handed Weapon"

case "two Swords"
scenario bare
+ fighter s1 REG only trench-shield sword sword
+ fighter n1 REG
unfit TC-13.2
because "one Melee and one Ranged Weapon"

case "a rifle"
scenario bare
+ fighter s1 REG only trench-shield bolt-action-rifle
+ fighter n1 REG
unfit TC-13.2

case "both with Shield Combo"
scenario bare
+ kit spear TC-13.2 "Shield Spear" 2-handed melee shield-combo
+ kit kalkan TC-13.2 "Kalkan" shield armour -1 shield-combo
+ fighter s1 REG only kalkan spear
+ fighter n1 REG
admitted
