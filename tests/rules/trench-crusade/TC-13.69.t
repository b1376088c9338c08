# Holy Relic.
clause TC-13.69
game trench-crusade

case "one BLESSING"
scenario bare
+ fighter s1 REG plus holy-relic
+ fighter n1 REG
| turn 0
| frame phase nobody step 3
| frame deploy south a 1 step 2
play deploy s1 6,3
holds s1 at 6,3 blessing 1
