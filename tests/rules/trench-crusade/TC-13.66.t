# A Field Shrine is placed right after its bearer, and adds to the force.
clause TC-13.66
game trench-crusade

case "wholly in the zone, on nobody"
scenario bare
+ fighter s1 REG plus field-shrine
+ fighter s2 REG
+ fighter n1 REG
play deploy s1 12,3
to-move south
asks "Field Shrine"
illegal TC-13.66 place 12,3.5
illegal TC-13.66 place 12,5.5
play place 15,3
holds marker 1 shrine 15,3 of south
to-move north

case "nobody walks through it"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 30,30
| marker 1 shrine 12,14 of north
illegal TC-5.3 move 12,17
