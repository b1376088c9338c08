# A Pistol is a Ranged Weapon.
clause TC-13.3
game trench-crusade

case "two Pistols and two Swords"
scenario bare
+ fighter s1 REG only pistol pistol sword sword
+ fighter n1 REG
admitted

case "three Pistols"
scenario bare
+ fighter s1 REG only pistol pistol pistol
+ fighter n1 REG
unfit TC-13.1
because "Ranged Weapons"
