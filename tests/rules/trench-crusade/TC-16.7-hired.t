# Abilities of those who are hired, and of what they bring along.
clause TC-16.7
game trench-crusade

case "Ammunition Sacrament: +1 DICE until the end of the friend's next Activation"
scenario bare
+ fighter s1 REG plus ammunition-sacrament
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 13.5,12
| n1 at 13.5,20
play use ammunition-sacrament s2 1
dice 4 4
play end
play activate n1
play end
play activate s2
offers shoot rifle n1 => Ammunition Sacrament +1
offers shoot rifle n1 => INJURY DICE, modifier +0, +0
play end
lacks counts s2 0,0,0,0,0,0,0,0,0,0,0,1

case "Ammunition Sacrament: +1 INJURY DICE"
scenario bare
+ fighter s1 REG plus ammunition-sacrament
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 13.5,12
| n1 at 13.5,20
play use ammunition-sacrament s2 3
dice 4 4
play end
play activate n1
play end
play activate s2
offers shoot rifle n1 => INJURY DICE, modifier +1, +0

case "Ammunition Sacrament: a blast of 2 inches with SHRAPNEL"
scenario bare
+ fighter s1 REG plus ammunition-sacrament
+ fighter s2 REG
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 13.5,12
| n1 at 13.5,20
| n2 at 15.5,20
play use ammunition-sacrament s2 2
dice 4 4
play end
play activate n1
play end
play activate s2
legal shoot rifle at 14.5,20
play shoot rifle n1
dice 4 4
tells "A blast of 2 inches"
dice 2 2
dice 2 2
holds n1 at 13.5,20 acted blood 2
holds n2 at 15.5,20 blood 2

case "Ammunition Sacrament: only a friend within 1 inch, and a failure ends the Activation"
scenario bare
+ fighter s1 REG plus ammunition-sacrament
+ fighter s2 REG
+ fighter s3 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 13.5,12
| s3 at 12,16
| n1 at 13.5,20
illegal TC-16.7 use ammunition-sacrament s3 1
illegal TC-16.7 use ammunition-sacrament s1 1
play use ammunition-sacrament s2 1
dice 1 1
to-move north

case "Faithful Followers: activated with a friend, and the end of one is not the end of the other"
scenario bare
+ fighter s1 REG
+ fighter s2 REG plus faithful-followers
+ fighter n1 REG
| turn 1 acting south
| s1 at 12,12
| s2 at 13.5,12
| n1 at 13.5,30
legal activate s2
play activate s1 s2
play dash
dice 1 1
to-move south
illegal TC-4.13 move 12,14
play move 13.5,14 by s2
play end
holds s1 at 12,12 acted exhausted
to-move north

case "Faithful Followers: not from further off, and not after it has acted"
scenario bare
+ fighter s1 REG
+ fighter s2 REG plus faithful-followers
+ fighter s3 REG
+ fighter n1 REG
| turn 1 acting south
| s1 at 12,12
| s2 at 15,12
| s3 at 16.5,12
| n1 at 13.5,30
illegal TC-4.14 activate s1 s2
play activate s2
play end
play activate n1
play end
illegal TC-4.5 activate s2 s3
play activate s3

case "Faithful Followers: who is ordered to act may take it along"
scenario bare
+ fighter s1 REG
+ fighter s2 REG plus faithful-followers
+ fighter n1 REG
| turn 1 acting south
| side south ordered s1
| s1 at 12,12
| s2 at 13.5,12
| n1 at 13.5,30
illegal TC-4.5 activate s2
play activate s1 s2

case "Vivisector: on a Critical Success the target is driven D3 inches off, and may be attacked first"
scenario bare
+ fighter s1 REG only vivisector
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 13.5,10.6
| n1 at 13.5,12
play fight vivisector n1
dice 6 6
dice 1 1 1
dice 5
to-move south
asks "attack"
play reply s2 trench-club
dice 1 1
play skip
tells "n1 is pushed to 16.5,12"

case "Vivisector: a second Critical Success makes it longer and ends the attacks"
scenario bare
+ fighter s1 REG only vivisector
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 13.5,10.6
| n1 at 13.5,12
play fight vivisector n1
dice 6 6
dice 1 1 1
dice 3
play reply s1 vivisector
dice 6 6
play keep
dice 1 1 1
dice 1
tells "n1 is pushed to 16.5,12"

case "Vivisector: up to 1 inch from another enemy, and not without a Critical Success"
scenario bare
+ fighter s1 REG only vivisector
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 16.5,12
| n1 at 13.4,12
play fight vivisector n1
dice 6 6
dice 1 1 1
dice 6
play skip
tells "n1 is pushed to 14.5,12"

case "The Dogs of War: deployed together with its owner"
scenario bare
+ fighter s1 REG
+ fighter s2 REG plus dog-food
+ fighter s3 SKI plus the-dogs-of-war
+ fighter n1 REG
| turn 0
| frame phase nobody step 3
| frame deploy south a 1 step 2
illegal TC-4.17 deploy s3 12,3
play deploy s2 12,3
to-move south
illegal TC-4.17 deploy s1 20,3
play deploy s3 14,3
to-move north

case "Additional Arm: one more Fight, or one more Shoot"
scenario bare
+ fighter s1 REG plus additional-arm
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
play fight club n1
dice 1 1
play fight club n1
dice 1 1
illegal TC-4.7 fight club n1

case "Additional Arm: with any Ranged Weapon"
scenario bare
+ fighter s1 REG plus additional-arm
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,20
play shoot rifle n1
dice 1 1
play shoot rifle n1
dice 1 1
illegal TC-4.7 shoot rifle n1

case "without it one ACTION of each kind"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
play fight club n1
dice 1 1
illegal TC-4.7 fight club n1

case "Additional Arm: a third hand"
scenario bare
+ fighter s1 REG only great-hammer sword additional-arm
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
play fight great n1
dice 1 1
legal fight sword n1

case "Secrets of Takwin: his own Homunculus takes the hit, of a blast too"
scenario bare
+ fighter s1 REG only frag-grenades
+ fighter n1 REG plus mastery-of-the-elements
+ fighter n2 REG plus mastery-of-the-elements secrets-of-takwin
+ fighter n3 REG plus takwin-guard
+ fighter n4 REG plus takwin-guard
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 20,30
| n2 at 12,18
| n3 at 10.6,18
| n4 at 13.4,18
play shoot frag n2
dice 4 4
to-move north
play use takwin-guard
tells "n4 uses"

case "Cartography & Geometry: two of the warband infiltrate"
scenario bare
+ fighter s1 BRU plus secrets-of-cartography
+ fighter s2 REG
+ fighter s3 REG
+ fighter n1 REG
to-move south
illegal TC-16.7 name s1
count 3
play name s2
play skip
holds s2 reserve guided

case "Devour the Guilty: it is inside, bleeds, and strikes with -3 DICE"
scenario bare
+ fighter s1 BRU plus devour-the-guilty
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.7,12 blood 1
| n2 at 30,30
play use devour-the-guilty n1
dice 4 4
tells "devours"
holds n1 devoured 13.7,12 blood 1
play end
play activate n1
count 2
illegal TC-16.7 move 14,14
illegal TC-16.7 fight club s1
play struggle
play keep
dice 4 4 4 4 4
tells "ability: succeeds"
dice 1 1
illegal TC-4.7 struggle
play end

case "Devour the Guilty: an Activation costs one BLOOD, and the sixth is the end"
scenario bare
+ fighter s1 BRU plus devour-the-guilty
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south
| s1 at 12,12
| counts s1 0,0,0,0,0,0,0,0,0,0,25
| n1 devoured 12,12 blood 5
| n2 at 30,30
play activate s1
tells "n1 is out of action"
holds n1 out 12,12

case "Devour the Guilty: a Purge puts it back, Down"
scenario bare
+ fighter s1 BRU plus devour-the-guilty purge
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| counts s1 0,0,0,0,0,0,0,0,0,0,25
| n1 devoured 12,12 blood 2
| n2 at 30,30
play use purge s1
dice 4 4 1 1 1 1
tells "is free again"
holds n1 at 13.5,12 blood 2 down

case "Devour the Guilty: who holds it falls, and it is free"
scenario bare
+ fighter s1 REG plus devour-the-guilty
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting north active n2
| s1 at 12,12
| counts s1 0,0,0,0,0,0,0,0,0,0,25
| n1 devoured 12,12 blood 2
| n2 at 12,15
play shoot rifle s1
dice 4 4
dice 6 6
tells "is free again"
holds s1 out 12,12

case "Devour the Guilty: a friend is willing; not the large, not from further off"
scenario bare
+ fighter s1 BRU plus devour-the-guilty
+ fighter s2 REG
+ fighter n1 REG base 50
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 13.7,12
| n1 at 10,12
| n2 at 12,16
illegal TC-16.7 use devour-the-guilty n1
illegal TC-16.7 use devour-the-guilty n2
play use devour-the-guilty s2
dice 1 1 1
to-move south
