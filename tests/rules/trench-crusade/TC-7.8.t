# A failed jump is a Fall from the side the enemy chooses.
clause TC-7.8
game trench-crusade

case "near or far"
scenario bare
+ piece 1 box 4 x 3 x 6 at 10,10 turn 0 stand
+ piece 2 box 4 x 3 x 3 at 10,16 turn 0 stand
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,13^6
| n1 at 30,30
play move jump 12,16^3
dice 1 1
to-move north
count 2
odds fall near => 900/1296 out of action
odds fall far => 113/216 out of action
