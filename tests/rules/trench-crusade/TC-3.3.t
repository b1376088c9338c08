# Within is inclusive.
clause TC-3.3
game trench-crusade

case "6596 and 6597 units"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 5080u,5080u
| n1 at 5080u,11676u
| n2 at 11677u,5080u
legal charge n1
illegal TC-5.10 charge n2
