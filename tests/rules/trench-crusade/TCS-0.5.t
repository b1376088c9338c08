# Late deployers follow all others.
clause TCS-0.5
game trench-crusade

case "one late model of each side"
scenario bare
+ fighter s1 REG
+ fighter s2 REG keyword infiltrator
+ fighter n1 REG keyword infiltrator
play deploy s1 12,3
to-move north
legal deploy n1 12,33
