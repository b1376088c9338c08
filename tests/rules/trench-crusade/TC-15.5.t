# MINED terrain: whoever moves into contact with it sets the mine off.
clause TC-15.5
game trench-crusade

case "in contact with it the move halts, and the mine goes off under the mover"
scenario bare
+ piece 1 box 2 x 2 x 2 at 14,11 turn 0
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 30,30
| marker 1 mined 14,12 of north state 0 amount 25
play move 13.507,12
tells "sets off a mine"
dice 1 1
tells "s1 is wounded: 2 BLOOD"
holds s1 at 13.507,12 blood 2 acted moved
lacks marker 1 mined 14,12 of north amount 25

case "SHRAPNEL: one who negates it bleeds less"
scenario bare
+ piece 1 box 2 x 2 x 2 at 14,11 turn 0
+ fighter s1 REG keyword negate-shrapnel
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 30,30
| marker 1 mined 14,12 of north state 0 amount 25
play move 13.507,12
dice 1 1
holds s1 at 13.507,12 blood 1 acted moved

case "not in contact with it nothing happens"
scenario bare
+ piece 1 box 2 x 2 x 2 at 14,11 turn 0
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 30,30
| marker 1 mined 14,12 of north state 0 amount 25
play move 13.4,12
holds s1 at 13.4,12 acted moved

case "who is not taken Down goes on"
scenario bare
+ piece 1 zone 0,0..2,6 at 14,9 turn 0 difficult
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 30,30
| marker 1 mined 14,12 of north state 0 amount 25
play move 15,12
dice 1 1
holds s1 at 15,12 blood 2 acted moved

case "who is taken Down does not"
scenario bare
+ piece 1 zone 0,0..2,6 at 14,9 turn 0 difficult
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 30,30
| marker 1 mined 14,12 of north state 0 amount 25
play move 15,12
dice 4 4
to-move north
holds s1 at 14,12 blood 2 down acted moved

case "friend and foe alike, but not one who negates mines"
scenario bare
+ piece 1 box 2 x 2 x 2 at 14,11 turn 0
+ fighter s1 REG keyword negate-mined
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 30,30
| marker 1 mined 14,12 of south state 0 amount 9
play move 13.507,12
to-move south
holds marker 1 mined 14,12 of south amount 9

case "nor the one who set it"
scenario bare
+ piece 1 box 2 x 2 x 2 at 14,11 turn 0
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 30,30
| marker 1 mined 14,12 of south state 0 amount 1
play move 13.507,12
to-move south
holds marker 1 mined 14,12 of south amount 1

case "those who fly set it off only where they end"
scenario bare
+ piece 1 box 2 x 2 x 2 at 14,11 turn 0
+ fighter s1 REG keyword flying
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 30,30
| marker 1 mined 14,12 of north state 0 amount 25
play move 17.5,12
to-move south
holds s1 at 17.5,12 acted moved

case "and there they do"
scenario bare
+ piece 1 box 2 x 2 x 2 at 14,11 turn 0
+ fighter s1 REG keyword flying
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 30,30
| marker 1 mined 14,12 of north state 0 amount 25
play move 16.5,12
to-move dice

case "one who is pushed into contact with it sets it off too"
scenario bare
+ piece 1 box 2 x 2 x 2 at 16,11 turn 0
+ kit shover TC-15.5 "Shover" 1-handed melee
+ at hurt-by push 6
+ fighter s1 REG only shover
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
| marker 1 mined 16,12 of south state 0 amount 1
play fight shover n1
dice 4 4
dice 1 1
tells "n1 sets off a mine"
play keep
dice 1 1
holds n1 at 15.508,12 blood 3 moved

case "a move that would is told so"
scenario bare
+ piece 1 zone 0,0..2,6 at 14,9 turn 0 difficult
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 30,30
| marker 1 mined 14,12 of north state 0 amount 25
legal move 14,12

case "one who is pushed into contact with terrain it has mined itself does not"
scenario bare
+ piece 1 box 2 x 2 x 2 at 16,11 turn 0
+ kit shover TC-15.5 "Shover" 1-handed melee
+ at hurt-by push 6
+ fighter s1 REG only shover
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
| marker 1 mined 16,12 of north state 0 amount 25
play fight shover n1
dice 4 4
dice 1 1
holds marker 1 mined 16,12 of north amount 25
holds n1 at 15.508,12 blood 1 moved

case "a mine of its own on the way hides no other behind it"
scenario bare
+ piece 1 zone 0,0..1,6 at 13,9 turn 0 difficult
+ piece 2 zone 0,0..1,6 at 15,9 turn 0 difficult
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 30,30
| marker 1 mined 13,12 of south state 0 amount 1
| marker 2 mined 15,12 of north state 1 amount 25
play move 15.2,12
tells "s1 sets off a mine"
dice 1 1
holds marker 1 mined 13,12 of south amount 1
lacks marker 2 mined 15,12 of north state 1 amount 25

case "nor one that it touches at the same time"
scenario bare
+ piece 1 zone 0,0..1,3 at 14,9 turn 0
+ piece 2 zone 0,0..1,3 at 14,12 turn 0
+ fighter s1 REG keyword flying
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 30,30
| marker 1 mined 14,10 of south state 0 amount 1
| marker 2 mined 14,13 of north state 1 amount 25
play move 14.5,12
tells "s1 sets off a mine"
to-move dice
