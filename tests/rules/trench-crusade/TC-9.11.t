# Being near a shrine is not being engaged.
clause TC-9.11
game trench-crusade

case "strike it, or shoot"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 25,12
| marker 1 shrine 12,13.6 of north
legal shoot rifle n1
legal fight club shrine-1
odds fight club shrine-1 => 21/36 is destroyed
