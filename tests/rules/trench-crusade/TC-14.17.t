# At least 30" on the short side.
clause TC-14.17
game trench-crusade

case "29 inches leave no room for the zones"
scenario bare
+ table 40 29 open
+ fighter s1 REG
+ fighter n1 REG
impossible "zone"

case "48 inches will do"
scenario 12-great-war
+ table 48 48 open
+ fighter s1 REG
+ fighter n1 REG
admitted
