# What may be declared before a roll, and dice that are set.
clause TC-15.4
game trench-crusade

case "a die more on a Dash, once a Turn, asked before the markers; or not"
scenario bare
+ kit cloak TC-15.4 "Beast Cloak" ability
+ at declare dice 1 when dash once-a-turn
+ fighter s1 REG plus cloak
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12 blood 1
| n1 at 12,30
play dash
to-move south
play use cloak
to-move north
play keep
to-move dice
dice 1 4 4
tells "Dash: succeeds"
holds s1 at 12,12 blood 1 acted used 1
undo
undo
play skip
play keep
dice 1 4
tells "Dash: fails"

case "the next Turn it is there again; what is once a game is not"
scenario bare
+ kit cloak TC-15.4 "Beast Cloak" ability
+ at declare dice 1 when dash once-a-turn
+ fighter s1 REG plus cloak blessed-icon
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12 used 3
| n1 at 12,30 acted
play end
dice 6 1
play first
holds s1 at 12,12 used 2

case "other rolls do not ask for it"
scenario bare
+ kit cloak TC-15.4 "Beast Cloak" ability
+ at declare dice 1 when melee once-a-turn
+ fighter s1 REG plus cloak
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
| n2 at 30,30
play shoot rifle n1
to-move dice

case "a six reserved for one die of the pool"
scenario bare
+ kit silver TC-15.4 "Piece of Silver" ability
+ at declare set-die 6 once-a-game
+ fighter s1 REG plus silver
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
| n2 at 30,30
play shoot rifle n1
play use silver
to-move dice
dice 1
dice 6 6
tells "n1 is out of action"

case "the armour is ignored in one Injury Roll of an Activation, or not"
scenario bare
+ kit surgical TC-15.4 "Surgical Strike" ability
+ at injury-declare keyword ignore-armour when melee once-an-activation
+ fighter s1 REG plus surgical
+ fighter n1 REG plus reinforced-armour
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
| n2 at 30,30
play fight club n1
dice 4 4
to-move south
play use surgical
dice 5 4
tells "n1 is out of action"
undo
play skip
dice 5 4
tells "n1 is Down"

case "an INJURY DIE more"
scenario bare
+ kit cloak TC-15.4 "Beast Cloak" ability
+ at injury-declare injury-dice 1 when melee once-a-turn
+ fighter s1 REG plus cloak
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
| n2 at 30,30
play fight club n1
dice 4 4
play use cloak
dice 1 4 5
tells "n1 is out of action"

case "one kept die of its melee Injury Rolls shows a six, the lowest: out, but with two ones or twos"
scenario bare
+ kit dragonslayer TC-15.4 "Dragonslayer" ability
+ at injury-rolled set-die 6 when melee
+ fighter s1 REG plus dragonslayer
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5 blood 1
| n2 at 30,30
play fight club n1
dice 4 4
odds keep => 32/36 out of action
play keep
dice 1 3
tells "n1 is out of action"

case "the best of two dice as Charge Bonus"
scenario bare
+ kit shock-charge TC-15.4 "Shock Charge" ability
+ at charge-bonus bonus-best-of 2
+ fighter s1 REG plus shock-charge
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,23
odds charge n1 => 3/4 reaches
play charge n1
dice 2 6
tells "reaches"

case "it stands up at no cost of Movement; others pay"
scenario bare
+ kit speed TC-15.4 "Frightening Speed" ability
+ at stand-up stand
+ fighter s1 REG plus speed
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting south
| s1 at 12,12 down
| s2 at 18,12 down
| n1 at 12,30
play activate s1
legal move 12,18
undo
play activate s2
legal move 18,15
illegal TC-5.2 move 18,18

case "markers that go at the end of its Activation"
scenario bare
+ kit rest TC-15.4 "Second Wind" ability
+ at activation-end remove infection 2
+ fighter s1 REG plus rest
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12 infection 3
| n1 at 12,30
play end
holds s1 at 12,12 infection 1 acted
