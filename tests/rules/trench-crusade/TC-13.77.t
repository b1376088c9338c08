# Tracer Bullets.
clause TC-13.77
game trench-crusade

case "a die more"
scenario bare
+ fighter s1 REG plus tracer-bullets
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
odds shoot rifle n1 => 42/216 No effect
