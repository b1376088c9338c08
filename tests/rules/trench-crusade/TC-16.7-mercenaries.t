# Abilities of mercenaries: each does what its line says.
clause TC-16.7
game trench-crusade

case "Martial Prowess: a Great Sword, and the bonus all the same"
scenario bare
+ fighter s1 REG only great-sword martial-prowess
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play charge n1
dice 3

case "Sworn Brethren: a Fireteam with an ELITE model"
scenario bare
+ fighter n1 REG
+ roster south "A" new-antioch
+ model 1 "M1" lieutenant
+ model 2 "M2" mamluk-faris : greatsword
+ fireteam 1 2
admitted

case "Slow: three inches in a Dash"
scenario bare
+ fighter s1 REG plus slow
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 30,30
play dash
dice 4 4
legal move 12,15
illegal TC-5.2 move 12,15.1

case "Prize Specimens: a BLESSING for a demon"
scenario bare
+ fighter s1 REG plus prize-specimens
+ fighter n1 REG keyword demonic keyword black-grail
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
| n2 at 30,30
play fight club n1
dice 4 4
dice 6 6
holds s1 at 12,12 blessing 1 acted killed used 5 kills 1

case "Prize Specimens: none for anybody else"
scenario bare
+ fighter s1 REG plus prize-specimens
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
| n2 at 30,30
play fight club n1
dice 4 4
dice 6 6
holds s1 at 12,12 acted killed used 4 kills 1

case "Tenderizer Maul: one attack at each enemy"
scenario bare
+ fighter s1 REG only tenderizer-maul
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
| n2 at 10.5,12
play fight tenderizer n1
dice 1 1
illegal TC-16.7 fight tenderizer n1
play fight tenderizer n2
dice 1 1
illegal TC-4.7 fight tenderizer n1

case "Vivisector: critical from 12 less the target's BLOOD"
scenario bare
+ fighter s1 REG only vivisector
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12 blood 2
play fight vivisector n1
dice 5 5
tells "a Critical Success"
play keep
dice 1 1 2
dice 5
play skip
tells "is pushed"

case "Hellhound of the Black Grail: GAS"
scenario bare
+ fighter s1 REG only plague-hellhound
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
play fight plague-hellhound n1
dice 4 4 1
dice 2 2
holds n1 at 13.5,12 blood 2

case "Hellhound of the Black Grail: a gas mask helps"
scenario bare
+ fighter s1 REG only plague-hellhound
+ fighter n1 REG plus gas-mask
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
play fight plague-hellhound n1
dice 4 4 1
dice 2 2
holds n1 at 13.5,12 blood 1

case "The Dogs of War: a dog that is out does not count for Morale"
scenario bare
+ fighter s1 REG
+ fighter s2 REG
+ fighter s3 REG
+ fighter s4 REG plus the-dogs-of-war
+ fighter n1 REG
| turn 1 acting north active n1
| s1 at 3,3 acted
| s2 at 6,3 acted
| s3 at 9,3 acted down
| s4 out 12,3
| n1 at 20,30
play end
to-move north

case "without it, two of four are half"
scenario bare
+ fighter s1 REG
+ fighter s2 REG
+ fighter s3 REG
+ fighter s4 REG
+ fighter n1 REG
| turn 1 acting north active n1
| s1 at 3,3 acted
| s2 at 6,3 acted
| s3 at 9,3 acted down
| s4 out 12,3
| n1 at 20,30
play end
to-move dice
dice 6 6
tells "The morale of South holds"

case "Vengeful Scripture: an Injury Roll, one higher for each BLOOD"
scenario bare
+ fighter s1 REG plus vengeful-scripture
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,24 blood 2
play use vengeful-scripture n1
dice 4 4 1
play keep
dice 2 3
tells "n1 is Down"

case "Vengeful Scripture: two more dice within 9 inches; a Critical Success ignores armour"
scenario bare
+ fighter s1 REG plus vengeful-scripture
+ fighter n1 REG armour -3
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,20
play use vengeful-scripture n1
dice 6 6 1 1
dice 4 4 1
tells "n1 is Down"

case "Goetic Portal: out of melee, up to 6 inches"
scenario bare
+ fighter s1 REG plus goetic-portal
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
play use goetic-portal s1
dice 4 4 1
illegal TC-16.7 place 12,19
play place 12,17.9
holds s1 at 12,17.9 acted moved

case "Voice of God: a friend acts at once"
scenario bare
+ fighter s1 REG plus voice-of-god
+ fighter s2 REG
+ fighter s3 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 13.5,12
| s3 at 20,12
| n1 at 30,30
play use voice-of-god s2
dice 4 4
to-move south
illegal TC-4.5 activate s3
play activate s2
play end
to-move north

case "Martyrdom Dog: it goes off, and the bearer with it"
scenario bare
+ fighter s1 REG plus martyrdom-dog
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 30,30
| n1 at 14,12
play use martyrdom-dog s1
to-move dice

case "Automaton Destrier: last of all, by any edge, 8 inches from enemies"
scenario bare
+ fighter s1 REG plus automaton-destrier
+ fighter s2 REG keyword infiltrator
+ fighter n1 REG
| turn 0
| n1 at 12,33
| frame phase nobody step 3
| frame deploy south a 1 step 2
illegal TC-4.17 deploy s1 1,20
play deploy s2 12,3
legal deploy s1 1,20
illegal TC-16.7 deploy s1 10,20
illegal TC-16.7 deploy s1 8,35

case "Goetic Portal: with an enemy who is not too large"
scenario bare
+ fighter s1 REG plus goetic-portal
+ fighter n1 REG
+ fighter n2 REG base 40
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
| n2 at 10.4,12
illegal TC-16.7 use goetic-portal n2
play use goetic-portal n1
dice 4 4 1
play place 12,17.9
illegal TC-16.7 place 12,20.5
play place 12,19.5
holds n1 at 12,19.5 moved

case "Eye of God: a failure may be rolled again"
scenario bare
+ fighter s1 REG plus eye-of-god
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play shoot rifle n1
dice 1 4
legal use eye-of-god
play use eye-of-god
dice 4 4
tells "hits"
to-move dice

case "Eye of God: a 1 on the second throw takes it Down"
scenario bare
+ fighter s1 REG plus eye-of-god
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play shoot rifle n1
dice 1 4
play use eye-of-god
dice 1 6
tells "misses"
holds s1 at 12,12 blood 1 down acted used 1
holds n1 at 12,18
to-move north

case "Eye of God: the second throw counts, whatever it is, and a success is not thrown again"
scenario bare
+ fighter s1 REG plus eye-of-god
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,30
play dash
dice 2 3
play use eye-of-god
dice 2 2
tells "Dash: fails"
holds s1 at 12,12 acted exhausted
to-move north

case "Gather Knowledge: three enemies fall beside a biologist"
scenario bare
+ fighter s1 REG only great-sword battlefield-vivisection
+ fighter s2 REG
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 20,12
| n1 at 13.5,12
| n2 at 30,30
| deed 1 south 2
play fight great n1
dice 5 5
dice 6 5 1
tells "Glorious Deed: Gather Knowledge"
holds deed 1 taken south by s1 south 3

case "Gather Knowledge: not what falls elsewhere"
scenario bare
+ fighter s1 REG plus battlefield-vivisection
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 15,12
| n2 at 30,30
| deed 1 south 2
play shoot rifle n1
dice 5 5
dice 6 5
holds deed 1 south 2
