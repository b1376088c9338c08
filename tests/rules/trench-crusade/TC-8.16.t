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
