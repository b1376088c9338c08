# Standard deployment: the player with more models places first.
clause TCS-0.4
game trench-crusade

case "two against one: two, one, two"
scenario bare
+ fighter s1 REG
+ fighter s2 REG
+ fighter n1 REG
to-move south
play deploy s1 12,3
to-move north
play deploy n1 12,33
to-move south
play deploy s2 15,3
to-move north
asks "who activates first"

case "the winner of the roll-off picks a zone"
scenario 12-great-war
to-move dice
dice 5 2
to-move south
play zone north
to-move south
