# A Field Shrine is shot at like an enemy.
clause TC-8.16
game trench-crusade

case "21 of 36 remove it"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 30,33
| marker 1 shrine 12,18 of north
odds shoot rifle shrine-1 => 21/36 is destroyed

case "a blast takes it away"
scenario bare
+ fighter s1 REG plus frag-grenades
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 30,33
| marker 1 shrine 12,18 of north
play shoot frag at 12,16.5
dice 4 4
tells "is destroyed"
lacks marker 1 shrine 12,18 of north
holds side north zone north shrines-lost 1

case "a blast of its own side as well"
scenario bare
+ fighter s1 REG plus frag-grenades
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
| marker 1 shrine 14,18 of south
play shoot frag n1
dice 4 4
dice 1 1
tells "Field Shrine of South"

case "what a weapon does to its target it does to nobody there"
scenario bare
+ fighter s1 REG only tormentor-chain
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 30,33
| marker 1 shrine 12,18 of north
play shoot tormentor-chain shrine-1
dice 4 4
tells "is destroyed"
holds s1 at 12,12 acted used 1
holds n1 at 30,33

case "nor does an ability without a target"
scenario bare
+ kit hexer TC-8.16 "Hexer" 1-handed melee
+ at activation-start blood 1 on-target
+ at activation-start code bleed
+ fighter s1 REG only hexer
+ fighter n1 REG
| turn 1 acting south
| s1 at 12,12
| n1 at 30,30
play activate s1
holds s1 at 12,12 acted
