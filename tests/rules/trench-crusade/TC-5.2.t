# Difficult ground counts twice; a leg is rounded up.
clause TC-5.2
game trench-crusade

case "four inches across a strip of one inch cost five"
scenario bare
+ piece 1 stream12 at 5,12.5
+ fighter s1 REG move 6
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 10,10
| n1 at 30,30
legal move 10,14.25
illegal TC-5.2 move 10,15.5
