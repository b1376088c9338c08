# Injury Rolls are made by the enemy of the victim's owner, whatever caused them.
clause TC-1.9
game trench-crusade

case "one's own grenade: the enemy rolls and may spend the victim's BLOOD"
scenario bare
+ fighter s1 REG plus frag-grenades
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 12,19 blood 1
| n1 at 12,18
play shoot frag at 12,18.5
dice 4 4
to-move north
legal spend 1
legal keep

case "the enemy rolls for the thrower, and may spend its BLOOD"
scenario bare
+ fighter s1 REG plus gas-grenades
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12 blood 1
| n1 at 12,20
play shoot gas at 12,14
play keep
dice 4 4
to-move north
play keep
dice 1 1 1
holds s1 at 12,12 blood 3 acted used 4
