# Never more than six BLESSING MARKERS.
clause TC-2.4
game trench-crusade

case "a Holy Relic adds one when its bearer is deployed"
scenario bare
+ fighter s1 REG plus holy-relic
+ fighter n1 REG
| turn 0
| frame phase nobody step 3
| frame deploy south a 1 step 2
play deploy s1 6,3
holds s1 at 6,3 blessing 1

case "seven are no position"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6,3 blessing 7
| n1 at 6,30
impossible "MARKS"
