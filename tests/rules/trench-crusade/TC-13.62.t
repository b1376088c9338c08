# Binoculars keep infiltrators off.
clause TC-13.62
game trench-crusade

case "16 inches"
scenario bare
+ piece 1 box 12 x 0.5 x 3 at 6,28 turn 0
+ fighter s1 REG keyword infiltrator
+ fighter n1 REG plus binoculars
| turn 0
| n1 at 12,33
| frame phase nobody step 3
| frame deploy south a 1 step 2
illegal TC-13.62 deploy s1 12,18
legal deploy s1 12,15
