# A Bloodbath keeps three dice.
clause TC-10.5
game trench-crusade

case "armour of 3: out with 81 of 216"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus machine-armour
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18 blood 6
play shoot rifle n1
dice 4 4
odds spend bath => 81/216 out of action
