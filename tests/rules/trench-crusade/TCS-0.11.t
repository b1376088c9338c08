# Variable length: one more Turn on 3 to 6.
clause TCS-0.11
game trench-crusade

case "a 3: a fifth Turn"
scenario bare
+ extra-turn yes
+ fighter s1 REG
+ fighter n1 REG
| turn 4 acting south active s1
| s1 at 12,3
| n1 at 12,33 acted
play end
to-move dice
dice 3
tells "One more Turn is played"
dice 5 2
asks "Turn 5 of 5"

case "a 2: over"
scenario bare
+ extra-turn yes
+ fighter s1 REG
+ fighter n1 REG
| turn 4 acting south active s1
| s1 at 12,3
| n1 at 12,33 acted
play end
dice 2
to-move nobody

case "there is no sixth"
scenario bare
+ extra-turn yes
+ fighter s1 REG
+ fighter n1 REG
| turn 5 acting south active s1
| s1 at 12,3
| n1 at 12,33 acted
play end
to-move nobody
