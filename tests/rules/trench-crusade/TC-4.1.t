# Initiative, Activation, Morale; the scenario says how many Turns.
clause TC-4.1
game trench-crusade

case "four Turns, no fifth"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 4 acting south active s1
| s1 at 3,3
| n1 at 3,33 acted
play end
to-move nobody
silent "Turn 5"
