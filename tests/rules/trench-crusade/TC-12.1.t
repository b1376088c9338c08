# +/-DICE of a weapon count for its own attacks.
clause TC-12.1
game trench-crusade

case "a Trench Knife does not slow a Dash"
scenario bare
+ fighter s1 REG only trench-knife
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
odds dash => 15/36 Dash: fails
odds fight knife n1 => 147/216 No effect
