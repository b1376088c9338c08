# Models as their lists make them: what a list must not forget.
clause TC-16.7
game trench-crusade

clause TC-16.10
case "Concerted Attack: the second member pays 3 for a Bloodbath"
scenario bare
+ roster south "S" new-antioch
+ model 1 "S1" yeoman : bolt-action-rifle
+ model 2 "S2" yeoman : bolt-action-rifle
+ model 3 "S3" yeoman : bolt-action-rifle
+ fireteam 1 2
+ fighter n1 REG
| turn 2 acting south
| s1 at 12,6
| s2 at 14,6
| s3 at 16,6
| n1 at 12,14 blood 4
play activate s1 s2
play shoot bolt n1
dice 4 4
play keep
dice 1 2
play shoot bolt n1 by s2
dice 4 4
count 3 spend bath
play spend bath
dice 4 4 4
tells "is out of action"

case "Concerted Attack: not after a miss"
scenario bare
+ roster south "S" new-antioch
+ model 1 "S1" yeoman : bolt-action-rifle
+ model 2 "S2" yeoman : bolt-action-rifle
+ model 3 "S3" yeoman : bolt-action-rifle
+ fireteam 1 2
+ fighter n1 REG
| turn 2 acting south
| s1 at 12,6
| s2 at 14,6
| s3 at 16,6
| n1 at 12,14 blood 4
play activate s1 s2
play shoot bolt n1
dice 1 4
play shoot bolt n1 by s2
dice 4 4
illegal TC-2.8 spend bath

case "Concerted Attack: only on the one who was hit"
scenario bare
+ roster south "S" new-antioch
+ model 1 "S1" yeoman : bolt-action-rifle
+ model 2 "S2" yeoman : bolt-action-rifle
+ model 3 "S3" yeoman : bolt-action-rifle
+ fireteam 1 2
+ fighter n1 REG
+ fighter n2 REG
| turn 2 acting south
| s1 at 12,6
| s2 at 14,6
| s3 at 16,6
| n1 at 12,14 blood 4
| n2 at 14,14 blood 4
play activate s1 s2
play shoot bolt n1
dice 4 4
play keep
dice 1 2
play shoot bolt n2 by s2
dice 4 4
illegal TC-2.8 spend bath

case "Concerted Attack: a hit in an Activation of its own does not count"
scenario bare
+ roster south "S" new-antioch
+ model 1 "S1" yeoman : bolt-action-rifle
+ model 2 "S2" yeoman : bolt-action-rifle
+ model 3 "S3" yeoman : bolt-action-rifle
+ fireteam 1 2
+ fighter n1 REG
| turn 2 acting south
| s1 at 12,6
| s2 at 14,6
| s3 at 16,6
| n1 at 12,14 blood 4
play activate s3
play shoot bolt n1
dice 4 4
play keep
dice 1 2
play end
play activate n1
play end
play activate s1 s2
play shoot bolt n1 by s2
dice 4 4
illegal TC-2.8 spend bath

case "Concerted Attack: other factions have it not"
scenario bare
+ roster south "S" iron-sultanate fidai-of-alamut
+ model 1 "S1" azeb : musket
+ model 2 "S2" azeb : musket
+ fireteam 1 2
+ fighter n1 REG
| turn 2 acting south
| s1 at 12,6
| s2 at 14,6
| n1 at 12,14 blood 4
play activate s1 s2
play shoot musket n1
dice 4 4
play keep
dice 1 2 1
play shoot musket n1 by s2
dice 4 4
illegal TC-2.8 spend bath

clause TC-16.7
case "Studied Blade: Melee +0 DICE"
scenario bare
+ roster south "S" iron-sultanate house-of-wisdom
+ model 1 "S1" azeb : studied-blade sword
+ fighter n1 REG
| turn 2 acting south active s1
| s1 at 12,12
| n1 at 12,13.2
odds fight sword n1 => 25/144 out of action

case "Thunderbolt of Alamut: 8 inches and a die for the Dash"
scenario bare
+ roster south "S" iron-sultanate fidai-of-alamut
+ model 1 "S1" sultanate-assassin : thunderbolt-of-alamut sword
+ fighter n1 REG
| turn 2 acting south active s1
| s1 at 12,12
| n1 at 30,30
odds dash => 7/36 fails
legal move 12,20

case "War Wolf: Difficult ground costs it nothing"
scenario bare
+ roster south "S" heretic-legion
+ model 1 "S1" war-wolf-assault-beast
+ fighter n1 REG
+ piece 1 crater4 at 10,8
| turn 2 acting south active s1
| s1 at 12,6
| n1 at 12,30
legal move 12,14

case "Philosophy, Poetry and Theology: of the whole Warband no roll is Risky"
scenario bare
+ roster south "S" iron-sultanate house-of-wisdom
+ model 1 "S1" jabirean-alchemist : secrets-of-philosophy sword
+ model 2 "S2" azeb : musket
+ fighter n1 REG
| turn 2 acting south active s2
| side south shaken 1
| s1 at 12,12
| s2 at 14,12
| n1 at 12,18
play shoot musket n1
dice 1 1
to-move south

case "Philosophy, Poetry and Theology: not when its student is out"
scenario bare
+ roster south "S" iron-sultanate house-of-wisdom
+ model 1 "S1" jabirean-alchemist : secrets-of-philosophy sword
+ model 2 "S2" azeb : musket
+ fighter n1 REG
| turn 2 acting south active s2
| side south shaken 1
| s1 out 12,12
| s2 at 14,12
| n1 at 12,18
play shoot musket n1
dice 1 1
to-move north

case "Hypnotic Eyes do not hinder a Sniper Priest"
scenario bare
+ roster south "S" new-antioch
+ model 1 "S1" sniper-priest : trench-club
+ roster north "N" iron-sultanate house-of-wisdom
+ model 1 "N1" takwin-homunculus : hypnotic-eyes
| turn 2 acting south active s1
| s1 at 12,12
| n1 at 12,13.2
odds fight club n1 => 203/5832 out of action

case "Hypnotic Eyes hinder others"
scenario bare
+ roster south "S" new-antioch
+ model 1 "S1" yeoman : trench-club
+ roster north "N" iron-sultanate house-of-wisdom
+ model 1 "N1" takwin-homunculus : hypnotic-eyes
| turn 2 acting south active s1
| s1 at 12,12
| n1 at 12,13.2
odds fight club n1 => 203/5832 out of action

case "Pummeling Blows: not of one who is armed"
scenario bare
+ roster south "S" iron-sultanate house-of-wisdom
+ model 1 "S1" takwin-homunculus : human-hands sword
+ fighter n1 REG
| turn 2 acting south active s1
| s1 at 12,12
| n1 at 12,13.2
illegal TC-16.9 fight pummeling n1
because "its weapons bar the Pummeling Blows"
legal fight sword n1

case "Pummeling Blows: with a musket in its hands"
scenario bare
+ roster south "S" iron-sultanate house-of-wisdom
+ model 1 "S1" takwin-homunculus : human-hands musket
+ fighter n1 REG
| turn 2 acting south active s1
| s1 at 12,12
| n1 at 12,13.2
legal fight pummeling n1

case "a Fly Thrall strikes once in a Fight"
scenario bare
+ roster south "S" black-grail
+ model 1 "S1" grail-thrall : winged
+ fighter n1 REG
| turn 2 acting south active s1
| s1 at 12,12
| n1 at 12,13.2
play fight overwhelming n1
dice 1 1 1
count 0 fight

case "a Ravenous strikes once in a Fight"
scenario bare
+ roster south "S" black-grail great-hunger
+ model 1 "S1" grail-thrall
+ fighter n1 REG
| turn 2 acting south active s1
| s1 at 12,12
| n1 at 12,13.2
play fight gluttonous n1
dice 1 1
count 0 fight

case "Cradle Thrall with a Hellfly Host: no Undead Fortitude"
scenario bare
+ fighter s1 REG
+ roster north "N" black-grail great-hunger
+ model 1 "N1" cradle-thrall : hellfly-host
| turn 2 acting south active s1
| s1 at 12,12
| n1 at 12,20
odds shoot bolt n1 => 1313/7776 out of action

case "Crushing Blows: instead of its weapons"
scenario bare
+ roster south "S" black-grail
+ model 1 "S1" lord-of-tumours : sword trench-shield
+ fighter n1 REG
| turn 2 acting south active s1
| s1 at 12,12
| n1 at 12,13.9
play fight crushing n1
dice 1 1 1 1 1 1
play fight crushing n1
dice 1 1 1 1 1 1
illegal TC-9.7 fight sword n1

case "Crushing Blows: nor after a weapon"
scenario bare
+ roster south "S" black-grail
+ model 1 "S1" lord-of-tumours : sword
+ fighter n1 REG
| turn 2 acting south active s1
| s1 at 12,12
| n1 at 12,13.9
play fight sword n1
dice 1 1 1 1 1 1
illegal TC-9.7 fight crushing n1

case "Iron-Clawed Hands: the second blow is Off-Hand"
scenario bare
+ roster south "S" heretic-legion
+ model 1 "S1" goetic-warlock
+ fighter n1 REG
| turn 2 acting south active s1
| s1 at 12,12
| n1 at 12,13.9
odds fight claw n1 => 55/216 out of action
play fight claw n1
dice 1 1 1
odds fight claw n1 => 25/144 out of action
play fight claw n1
dice 1 1
count 0 fight

case "Iron-Clawed Hands: at one who retreats too"
scenario bare
+ fighter s1 REG only sword base 40
+ roster north "N" heretic-legion
+ model 1 "N1" communicant-anti-tank-hunter
| turn 2 acting south active s1
| s1 at 12,12
| n1 at 12,13.9
play retreat
play reply n1 iron
dice 1 1 1
odds again s1 => 1313/7776 out of action

case "Iron Fists: the second blow is Off-Hand"
scenario bare
+ roster south "S" new-antioch
+ model 1 "S1" communicant-anti-tank-hunter
+ fighter n1 REG
| turn 2 acting south active s1
| s1 at 12,12
| n1 at 12,13.6
play fight iron n1
dice 1 1 1
odds fight iron n1 => 1313/7776 out of action

case "a Trench Dog is of the faction of its owner"
scenario bare
+ roster south "S" new-antioch
+ model 1 "S1" trench-cleric : sword dog-food
+ model 2 "S2" trench-dog
+ fighter n1 REG keyword fear
| turn 2 acting south active s2
| s1 at 18,12
| s2 at 12,12
| n1 at 12,13.2
odds fight bite n1 => 1313/7776 out of action

case "Eye of God: a Risky roll that a 1 has spoilt exhausts the Observer"
scenario bare
+ roster south "S" new-antioch
+ model 1 "S1" observer
+ fighter n1 REG
| turn 2 acting south active s1
| s1 at 12,12
| n1 at 12,30
play dash
dice 1 2
play use eye-of-god
dice 6 1
holds s1 at 12,12 blood 1 down acted exhausted

case "Morale of the Grail: a hireling does not make a Court another Warband"
scenario bare
+ roster south "S" the-court wrath
+ model 1 "S1" hell-knight : sword
+ model 2 "S2" hell-knight : sword
+ model 3 "S3" sin-eater
+ roster north "N" black-grail
+ model 1 "N1" grail-thrall : grounded
+ model 2 "N2" grail-thrall : grounded
| turn 2 acting south active s1
| s1 at 12,12
| s2 out 1,1
| s3 at 15,5 acted down
| n1 at 12,30 acted
| n2 at 14,30 acted
play end
dice 3 5

case "Guard Dog of the Red Brigade: charges one whom it does not see within 4 inches"
scenario bare
+ roster south "S" new-antioch red-brigade
+ model 1 "S1" trench-dogs-of-the-red-brigade : guard-dog
+ fighter n1 REG
+ fighter n2 REG
+ piece 1 wall-high6 at 9,13.6
| turn 2 acting south active s1
| s1 at 12,12
| n1 at 12,15.5
| n2 at 13.5,17
legal charge n1
illegal TC-5.10 charge n2

case "Strength through Pain: its Fight is closed to BLOOD"
scenario bare
+ roster south "S" new-antioch red-brigade
+ model 1 "S1" crimson-communicant : sword
+ fighter n1 REG
| turn 2 acting south active s1
| s1 at 12,12 blood 2
| n1 at 12,13.6
play fight sword n1
to-move dice

case "Strength through Pain: a blow at one who retreats is not"
scenario bare
+ fighter s1 REG only sword
+ roster north "N" new-antioch red-brigade
+ model 1 "N1" crimson-communicant : sword
| turn 2 acting south active s1
| s1 at 12,12
| n1 at 12,13.6 blood 2
play retreat
play reply n1 sword
to-move south

clause TC-2.11
case "Absolute Faith: closed to INFECTION too"
scenario bare
+ roster south "S" new-antioch
+ model 1 "S1" sniper-priest : sniper-rifle
+ fighter n1 REG
| turn 2 acting south active s1
| s1 at 12,6 infection 3
| n1 at 12,16
play shoot sniper n1
to-move dice

clause TC-16.9
case "Alchemist Armour: FIRE and GAS together take one die"
scenario bare
+ roster south "S" iron-sultanate
+ model 1 "S1" janissary : flamethrower
+ roster north "N" iron-sultanate
+ model 1 "N1" jabirean-alchemist : alchemist-armour sword
| turn 2 acting south active s1
| s1 at 12,12
| n1 at 12,18
odds shoot flame n1 => 13/324 out of action

case "Fire Shield: one INJURY DICE less, armour ignored or not"
scenario bare
+ fighter s1 REG only flamethrower
+ roster north "N" iron-sultanate house-of-wisdom
+ model 1 "N1" azeb : fire-shield sword standard-armour
| turn 2 acting south active s1
| s1 at 12,12
| n1 at 12,18
odds shoot flame n1 => 13/324 out of action

case "Incendiary Grenades at Alchemist Armour: a Critical Success leaves the die"
scenario bare
+ fighter s1 REG only incendiary-grenades
+ roster north "N" iron-sultanate
+ model 1 "N1" jabirean-alchemist : alchemist-armour sword
| turn 2 acting south active s1
| s1 at 12,12
| n1 at 12,18
odds shoot incend n1 => 35/1944 out of action
