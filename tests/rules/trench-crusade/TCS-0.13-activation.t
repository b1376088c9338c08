# Neutral models are activated by a die after an own Activation.
clause TCS-0.13
game trench-crusade

case "1 to 4: north may activate it, decides for it, and south is its opponent"
scenario bare
+ neutrals 4
+ neutral x1 18,18
+ fighter s1 REG
+ fighter n1 REG
+ fighter x1 REG
| turn 1 acting north
| s1 at 3,3
| n1 at 33,33
| x1 at 18,18 blood 1
play activate n1
play end
to-move dice
dice 4
to-move north
asks "activate a neutral model"
play activate x1
to-move north
play dash
to-move south
legal spend 1

case "5: nobody does, until all have acted"
scenario bare
+ neutrals 4
+ fighter s1 REG
+ fighter n1 REG
+ fighter x1 REG
| turn 1 acting north
| s1 at 3,3
| n1 at 33,33
| x1 at 18,18
play activate n1
play end
dice 5
to-move south
play activate s1
play end
dice 6
dice 1 6
to-move north
play activate x1
play end
tells "Turn 2"

case "it stands where the scenario puts it"
scenario bare
+ neutral x1 18,18
+ fighter s1 REG
+ fighter n1 REG
+ fighter x1 REG
holds x1 at 18,18
