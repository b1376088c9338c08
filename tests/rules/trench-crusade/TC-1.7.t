# A Risky roll that fails outside the model's own Activation has only its immediate effect.
clause TC-1.7
game trench-crusade

case "a Shaken model misses a retreat attack and can still be activated"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 2 acting south active s1
| side north shaken 1
| s1 at 12,12
| n1 at 12,13.5
play retreat
to-move north
play reply n1 club
dice 1 2
lacks n1 at 12,13.5 exhausted
play stop
play end
to-move north
legal activate n1
