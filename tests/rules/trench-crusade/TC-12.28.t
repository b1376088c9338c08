# HELD takes a hand for good.
clause TC-12.28
game trench-crusade

case "a Troop Flag and a Shield"
scenario bare
+ fighter s1 REG only troop-flag trench-shield
+ fighter n1 REG
admitted

case "a Troop Flag and a Pistol"
scenario bare
+ fighter s1 REG only troop-flag pistol
+ fighter n1 REG
admitted

case "a Troop Flag, a Shield and a Pistol"
scenario bare
+ fighter s1 REG only troop-flag trench-shield pistol
+ fighter n1 REG
unfit TC-12.28
because "holds something"

case "a Troop Flag and a rifle"
scenario bare
+ fighter s1 REG only troop-flag bolt-action-rifle
+ fighter n1 REG
unfit TC-12.28

case "Grenades need no hand"
scenario bare
+ fighter s1 REG only troop-flag pistol frag-grenades
+ fighter n1 REG
admitted

case "a Musical Instrument and two Swords"
scenario bare
+ fighter s1 REG only musical-instrument sword sword
+ fighter n1 REG
unfit TC-12.28

case "without it both"
scenario bare
+ fighter s1 REG only trench-shield pistol
+ fighter n1 REG
admitted
