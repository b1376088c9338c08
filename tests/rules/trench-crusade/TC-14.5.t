# In a trench section one is in that piece.
clause TC-14.5
game trench-crusade

case "two inches down"
scenario bare
+ piece 1 trench-s12 at 8,13
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,14.5^-2
| n1 at 30,30
legal move 18,14.5
