# A charge goes as far as it can.
clause TC-5.15
game trench-crusade

case "two inches short"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 10,10
| n1 at 10,10660u
play charge n1
dice 2
holds s1 at 10,18 acted charged moved
tells "does not reach"
