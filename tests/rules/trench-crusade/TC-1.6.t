# A failed Risky roll ends the Activation, and the model is not used again this Turn.
clause TC-1.6
game trench-crusade

case "who failed to dash makes no retreat attack"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
| n2 at 30,30
play dash
dice 1 1
tells "Dash: fails"
holds s1 at 12,12 acted exhausted
to-move north
play activate n1
play retreat
to-move north
asks "where does it move"
