# A corner ruin: two walls up to 6" long, floors reached by climbing, rubble.
clause TC-14.8
game trench-crusade

case "walls of 6 and 5 inches are legal"
scenario bare
+ table 36 36 no-mans-land
+ piece 1 corner-a at 12,12
+ fighter s1 REG
+ fighter n1 REG
admitted

case "its floor is climbed"
scenario bare
+ piece 1 corner-a at 12,12
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 15.5,14.5
| n1 at 30,33
legal move climb 15,14.5^3

case "rubble is Difficult"
scenario bare
+ piece 1 corner-a at 12,12
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 19,13.25
| n1 at 30,33
legal move 15,13.25
illegal TC-5.2 move 14.9,13.25
