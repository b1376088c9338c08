# A failed check: Shaken, or flight.
clause TC-11.3
game trench-crusade

case "the owner chooses"
scenario bare
+ fighter s1 REG
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting north active n1
| s1 at 3,3 acted
| s2 at 6,3 acted down
| n1 at 20,30
play end
dice 1 1
to-move south
count 2
play shaken
tells "South is Shaken"
holds side south shaken 1
