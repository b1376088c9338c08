# Dangerous ground: a Risky roll, an Injury Roll.
clause TC-6.4
game trench-crusade

case "walking into wire"
scenario bare
+ piece 1 wire6 at 10,13
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 30,30
odds move 12,13.5 => 25/216 out of action
play move 12,13.5
dice 1 1
dice 1 1
holds s1 at 12,13 blood 1 acted exhausted moved
to-move north

case "activated in wire: a failed roll hurts and ends it"
scenario bare
+ piece 1 wire6 at 8,12
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south
| s1 at 10,13
| n1 at 30,30
play activate s1
to-move dice
dice 1 1
dice 1 1
holds s1 at 10,13 blood 1 acted exhausted
to-move north

case "a slide into Dangerous ground takes its roll too"
scenario bare
+ piece 1 zone 0,0..3,3 at 19.4,10.4 turn 0 dangerous
+ fighter s1 REG
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 14,10
| n1 at 10160u,5080u
| n2 at 10160u,6300u
play charge n1
dice 6
to-move south
offers slide 23 => Slide to
play slide 23
to-move dice
dice 1 1
tells "Dangerous ground: fails"
dice 1 1
to-move north

case "passed, it comes to its goal"
scenario bare
+ piece 1 zone 0,0..3,3 at 19.4,10.4 turn 0 dangerous
+ fighter s1 REG
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 14,10
| n1 at 10160u,5080u
| n2 at 10160u,6300u
play charge n1
dice 6
play slide 23
dice 4 4
to-move south
legal fight club n2

case "a climb down that ends in it takes the roll below"
scenario bare
+ piece 1 box 6 x 6 x 3 at 9,12 turn 0 stand climb
+ piece 2 zone 0,0..6,3 at 9,9 turn 0 dangerous
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12.25^3
| n1 at 30,30
play move climb 12,11.5
dice 4 4
tells "climb: succeeds"
to-move dice
dice 1 1
tells "Dangerous ground: fails"

case "a charge that falls short rolls for what it has come through"
scenario bare
+ piece 1 zone 0,0..6,1 at 9,10 turn 0 dangerous
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,8
| n1 at 12,19
play charge n1 danger
dice 1
to-move dice
dice 4 4
holds s1 at 12,15 acted charged moved

case "not for what it does not come to"
scenario bare
+ piece 1 zone 0,0..6,1 at 9,16 turn 0 dangerous
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,8
| n1 at 12,19
play charge n1 danger
dice 1
to-move south
holds s1 at 12,15 acted charged moved

case "a drop that ends its leg in it"
scenario bare
+ piece 1 box 4 x 4 x 3 at 10,10 turn 0 stand
+ piece 2 zone 0,0..4,3 at 10,14 turn 0 dangerous
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,13^3
| n1 at 30,30
play move 12,14.504
dice 1 1 1
play keep
dice 1 1
tells "Dangerous ground: fails"
