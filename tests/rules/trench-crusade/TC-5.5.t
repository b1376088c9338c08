# No move leaves the battlefield.
clause TC-5.5
game trench-crusade

case "the base stays on it"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 300u,10
| n1 at 30,30
legal move 250u,10
illegal TC-5.5 move 249u,10
