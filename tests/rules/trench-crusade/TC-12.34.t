# INFILTRATOR.
clause TC-12.34
game trench-crusade

case "8 inches from an enemy who cannot see it, and less"
scenario bare
+ piece 1 box 6 x 0.5 x 3 at 9,28 turn 0
+ fighter s1 REG keyword infiltrator
+ fighter n1 REG
| turn 0
| n1 at 12,33
| frame phase nobody step 3
| frame deploy south a 1 step 2
legal deploy s1 12,24
illegal TC-12.34 deploy s1 12,24.5
illegal TC-12.34 deploy s1 25,20
legal deploy s1 12,3
