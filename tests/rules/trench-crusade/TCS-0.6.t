# Abilities before and after deployment; several at once: a roll-off, and the winner orders them.
clause TCS-0.6
game trench-crusade

case "two after deployment: north wins the roll-off and begins with its enemy's"
scenario bare
+ kit censer TCS-0.6 "Censer" equipment
+ at after-deployment blessing 2
+ fighter s1 REG plus censer
+ fighter n1 REG plus censer
dice 5 2
play deploy s1 12,3
play deploy n1 12,33
to-move dice
dice 1 6
to-move north
asks "whose ability comes next"
play next s1
holds s1 at 12,3 blessing 2
holds n1 at 12,33 blessing 2
to-move dice

case "one alone needs no roll-off"
scenario bare
+ kit censer TCS-0.6 "Censer" equipment
+ at after-deployment blessing 2
+ fighter s1 REG plus censer
+ fighter n1 REG
dice 5 2
play deploy s1 12,3
play deploy n1 12,33
holds s1 at 12,3 blessing 2
