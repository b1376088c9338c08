# Markers are targets only where a scenario says so.
clause TC-8.17
game trench-crusade

case "a crater is none"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 30,33
| marker 1 mine 12,18 of neutral
illegal TC-8.17 shoot rifle shrine-1
