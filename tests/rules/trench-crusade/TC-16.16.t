# Orders: somebody makes others act out of turn.
clause TC-16.16
game trench-crusade

case "Mother's Call: a Command for each INFECTION, each model once a Turn"
scenario bare
+ fighter s1 REG plus cadre-of-flesh mothers-call
+ fighter s2 REG plus ravenous-infection cadre-ravenous
+ fighter s3 REG plus cadre-ravenous
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12 infection 1
| s2 at 14,12
| s3 at 10,12
| n1 at 15.5,12 infection 1
| n2 at 30,30 infection 2
illegal TC-12.4 use mothers-call s2 charge
play use mothers-call s2 fight
play pay n1
to-move south
asks "carry out its order"
illegal TC-16.16 dash
offers fight club n1 => Command +1 (TC-16.16)
play fight club n1
dice 1 1 1
to-move south
asks "give a Command"
illegal TC-16.16 use mothers-call s2 move
play use mothers-call s3 move
tells "s1 loses 1 INFECTION"
play move 10,14
holds s3 at 10,14 moved commanded
holds s2 at 14,12 used 2 commanded
to-move south
asks "choose an ACTION"
play end

case "Mother's Call: without INFECTION within 18 inches there is none"
scenario bare
+ fighter s1 REG plus cadre-of-flesh mothers-call
+ fighter s2 REG plus cadre-ravenous
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 14,12
| n2 at 32,30 infection 2
illegal TC-16.7 use mothers-call s2 move
because "there is no INFECTION to take off"

case "Mother's Call: only to one of her brood"
scenario bare
+ fighter s1 REG plus cadre-of-flesh mothers-call
+ fighter s2 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12 infection 3
| s2 at 14,12
| n2 at 32,30
illegal TC-16.7 use mothers-call s2 move

case "Mother's Call: one more INFECTION when it feasts, and its own Activation is not used"
scenario bare
+ fighter s1 REG plus cadre-of-flesh mothers-call
+ fighter s2 REG plus ravenous-infection cadre-ravenous
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12 infection 1
| s2 at 14,12
| n1 at 15.5,12
play use mothers-call s2 feast
play use ravenous-infection n1
dice 4 4
holds n1 at 15.5,12 infection 2
holds s2 at 14,12 commanded
asks "choose an ACTION"
play end
play activate n1
play end
play activate s2
play use ravenous-infection n1
dice 4 4
holds n1 at 15.5,12 infection 4

case "a failed Risky roll ends the order, not the commander's Activation"
scenario bare
+ fighter s1 REG plus cadre-of-flesh mothers-call
+ fighter s2 REG plus ravenous-infection cadre-ravenous
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12 infection 1
| s2 at 14,12
| n1 at 15.5,12
play use mothers-call s2 feast
play use ravenous-infection n1
dice 1 1
holds s2 at 14,12 commanded
asks "choose an ACTION"

case "Hegemon's Will: INFECTION of enemies, wherever they are"
scenario bare
+ fighter s1 REG plus bereaved hegemons-will
+ fighter s2 REG plus bereaved
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12 infection 3
| s2 at 14,12
| n1 at 14,30 infection 1
play use hegemons-will s2 shoot
tells "n1 loses 1 INFECTION"
play shoot rifle n1
dice 1 1 1
to-move south
asks "choose an ACTION"
illegal TC-12.4 use hegemons-will s2 move

case "Hegemon's Will: an order to charge"
scenario bare
+ fighter s1 REG plus bereaved hegemons-will
+ fighter s2 REG plus bereaved
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 14,12
| n1 at 14,20 infection 1
play use hegemons-will s2 charge
count 2
play charge n1
dice 6
holds s2 at 14,19.014 charged moved commanded

case "Hegemon's Will: INFECTION of friends does not pay for it"
scenario bare
+ fighter s1 REG plus bereaved hegemons-will
+ fighter s2 REG plus bereaved
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12 infection 3
| s2 at 14,12
| n1 at 14,20
illegal TC-16.7 use hegemons-will s2 charge

case "Slavemaster: a fiend moves for 1 BLOOD"
scenario bare
+ fighter s1 REG plus yoke slavemaster
+ fighter s2 REG plus yoke
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 14,12
| n1 at 14,30 blood 1
play use slavemaster s2 move
tells "n1 loses 1 BLOOD"
play move 14,16
holds s2 at 14,16 moved
illegal TC-12.4 use slavemaster s2 fight

case "Slavemaster: a fiend of the enemy's dies"
scenario bare
+ fighter s1 REG plus yoke slavemaster
+ fighter s2 REG
+ fighter n1 REG plus yoke
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 14,12
| n1 at 14,20 blood 1
| n2 at 14,30
illegal TC-16.7 use slavemaster s2 sacrifice
play use slavemaster n1 sacrifice
tells "n1 is out of action"

case "Slavemaster: nobody bleeds, so there is nothing to pay with"
scenario bare
+ fighter s1 REG plus yoke slavemaster
+ fighter s2 REG plus yoke
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 14,12
| n1 at 14,30
illegal TC-16.15 use slavemaster s2 move

case "Black Spot Rifle: who is hit and still there may be charged by the pack"
scenario bare
+ fighter s1 REG plus black-spot-rifle
+ fighter s2 REG plus pack
+ fighter s3 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 14,12
| s3 at 10,12
| n1 at 14,20
play shoot black-spot n1
dice 4 4 4
dice 2 2 2
to-move south
asks "give a Command"
count 2
play use black-spot-rifle s2 charge
play charge n1
dice 6
holds s2 at 14,19.014 charged moved
holds n1 at 14,20 infection 1

case "Black Spot Rifle: not when it missed"
scenario bare
+ fighter s1 REG plus black-spot-rifle
+ fighter s2 REG plus pack
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 14,12
| n1 at 14,20
play shoot black-spot n1
dice 1 1 1
asks "choose an ACTION"
