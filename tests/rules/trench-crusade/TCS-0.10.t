# Reinforcements: roll-off, a D3 for each player, in turn, at the edge, far from enemies.
clause TCS-0.10
game trench-crusade

case "a D3 of 2: south has one waiting, north four"
scenario bare
+ reserves 1
+ fighter s1 REG
+ fighter s2 REG
+ fighter n1 REG
+ fighter n2 REG
+ fighter n3 REG
+ fighter n4 REG
+ fighter n5 REG
to-move north
play deploy n1 18,33
play deploy s1 18,3
to-move dice
dice 4 2
dice 5 2
dice 4
tells "Up to 2 reinforcements for each side"
to-move south
illegal TCS-0.10 deploy s2 12,3
because "edge"
illegal TCS-0.10 deploy s1 12,250u
legal deploy s2 12,250u
legal deploy s2 250u,3
illegal TCS-0.10 deploy s2 250u,12
play deploy s2 12,250u
to-move north
play deploy n3 12,18038u
to-move north
play deploy n2 15,18038u
asks "who activates first"
holds n4 reserve

case "more than 8 inches from every enemy"
scenario bare
+ reserves 1
+ fighter s1 REG
+ fighter s2 REG
+ fighter n1 REG
| turn 1 initiative south
| s1 at 18,12
| s2 reserve
| n1 at 12,8.492
| frame phase nobody step 6
| frame task south a 1 b 1 step 3
to-move south
illegal TCS-0.10 deploy s2 12,250u
because "within 8 inches of n1"
legal deploy s2 30,250u

case "models with large bases wait"
scenario bare
+ reserves 6 below 40
+ fighter s1 BRU
+ fighter s2 REG
+ fighter n1 REG
to-move south
illegal TC-4.17 deploy s1 12,3
legal deploy s2 12,3
