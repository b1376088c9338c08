# CLEAVE: several attacks in one Fight.
clause TC-15.1
game trench-crusade

case "two attacks, at one enemy or two"
scenario bare
+ fighter s1 REG only golden-khanjar
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
| n2 at 13.5,12
play fight golden-khanjar n1
dice 1 1
to-move south
legal fight golden-khanjar n1
play fight golden-khanjar n2
dice 1 1
illegal TC-4.7 fight golden-khanjar n1

case "without it one"
scenario bare
+ fighter s1 REG only trench-club
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
| n2 at 13.5,12
play fight club n1
dice 1 1
illegal TC-4.7 fight club n2

case "as the second weapon all its attacks are Off-Hand"
scenario bare
+ fighter s1 REG only trench-club golden-khanjar
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
play fight club n1
dice 1 1
offers fight golden-khanjar n1 => Off-Hand Weapon -1 (TC-9.5)
play fight golden-khanjar n1
dice 1 1 1
legal fight golden-khanjar n1
odds fight golden-khanjar n1 => 147/216 No effect

case "a further attack in an Activation in which it charged"
scenario bare
+ kit gnashing TC-15.1 "Gnashing and Tearing" 1-handed melee cleave 2
+ at weapon extra-attack 1 when charged
+ fighter s1 REG only gnashing
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12 charged
| n1 at 12,13.5
play fight gnashing n1
dice 1 1
play fight gnashing n1
dice 1 1
play fight gnashing n1
dice 1 1
illegal TC-4.7 fight gnashing n1

case "at one who retreats too"
scenario bare
+ fighter s1 REG
+ fighter n1 REG only golden-khanjar
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
play retreat
play reply n1 golden-khanjar
dice 1 1
to-move north
legal stop
play again s1
dice 1 1
to-move south
asks "where does it move?"
