# Neutral models are everybody's enemies.
clause TCS-0.12
game trench-crusade

case "a Peasant beside a friend: the die for shooting into melee"
scenario bare
+ fighter s1 REG
+ fighter s2 REG
+ fighter n1 REG
+ fighter x1 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 13.5,18
| x1 at 12,18
| n1 at 30,30
play shoot rifle x1
to-move dice
dice 2
tells "to Regular s2 instead"
