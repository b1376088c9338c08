# RISKY.
clause TC-12.41
game trench-crusade

case "a Sniper Rifle at +1"
scenario bare
+ fighter s1 REG only sniper-rifle
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,20
odds shoot sniper n1 => 42/216 No effect
play shoot sniper n1
dice 1 1 1
to-move north
