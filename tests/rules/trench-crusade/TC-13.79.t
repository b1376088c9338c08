# Unholy Relic.
clause TC-13.79
game trench-crusade

case "its bearer has FEAR"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus unholy-relic
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
offers fight club n1 => FEAR -1
