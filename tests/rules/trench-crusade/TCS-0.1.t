# The order of setting up: Forces, table, zones, deployment, Turn 1.
clause TCS-0.1
game trench-crusade

case "zones, then deployment, then the first Turn"
scenario 12-great-war
+ fighter s1 REG
+ fighter n1 REG
to-move dice
dice 5 2
to-move south
illegal TCS-0.4 deploy s1 12,3
play zone south
dice 2 5
to-move north
illegal TC-4.17 activate n1
play deploy n1 12,40
play deploy s1 26,10
dice 3 1
to-move south
asks "who activates first"

case "a starter warband is chosen for either side"
scenario 12-great-war
option south-warband sons-of-the-wall
option north-warband third-platoon
to-move dice
dice 5 2
play zone south
holds s10 reserve
holds n9 reserve
lacks s11 reserve
