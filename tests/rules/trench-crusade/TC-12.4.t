# A special ACTION is taken once.
clause TC-12.4
game trench-crusade

case "Treat"
scenario bare
+ fighter s1 REG plus medi-kit
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12 blood 2
| n1 at 12,30
play use medi-kit s1 blood
play keep
dice 4 4
illegal TC-12.4 use medi-kit s1 blood
