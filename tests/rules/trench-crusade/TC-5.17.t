# It succeeds within 1" of its target.
clause TC-5.17
game trench-crusade

case "twelve inches with six: a five or more"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 5080u,5080u
| n1 at 5080u,11676u
odds charge n1 => 2/6 s1 reaches
play charge n1
dice 4
tells "does not reach"
legal dash
