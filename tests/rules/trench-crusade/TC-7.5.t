# A thin wall is crossed in one.
clause TC-7.5
game trench-crusade

case "a high wall: one roll, two inches"
scenario bare
+ piece 1 wall-high6 at 9,14
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,6354u
| n1 at 30,30
play move climb 12,7490u on
dice 4 4
to-move south
asks "where does it move"
legal move 12,18

case "an inch of walking, two over the wall, three behind it"
scenario bare
+ piece 1 wall-high6 at 9,14
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,11.508
| n1 at 30,30
illegal TC-5.2 move 12,12.508 climb 12,14.744 12,17.746
illegal TC-7.3 move 12,12.508 climb 12,15
because "nearest place to stand, 12,14.744"
play move 12,12.508 climb 12,14.744 12,17.744
dice 4 4
holds s1 at 12,17.744 acted moved
