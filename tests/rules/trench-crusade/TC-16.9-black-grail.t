# Kit of the Black Grail: INFECTION MARKERS, and what follows them.
clause TC-16.9
game trench-crusade

case "Plague Blade: INFECTION instead of BLOOD"
scenario bare
+ fighter s1 REG plus plague-blade
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
play fight plague-blade n1
dice 4 4
dice 2 2
holds n1 at 13.5,12 infection 1

case "Plague Blade: Down, one too"
scenario bare
+ fighter s1 REG plus plague-blade
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
play fight plague-blade n1
dice 4 4
dice 4 4
holds n1 at 13.5,12 infection 1 down

case "Putrid Shotgun"
scenario bare
+ fighter s1 REG plus putrid-shotgun
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,16
play shoot putrid-shotgun n1
dice 4 4 1
dice 2 2
holds n1 at 12,16 infection 1

case "Beelzebub's Axe"
scenario bare
+ fighter s1 REG plus beelzebubs-axe
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
play fight beelzebubs-axe n1
dice 4 4
dice 2 2 1 1
holds n1 at 13.5,12 infection 1

case "Pestilent Fang: BLOOD, and INFECTION with it"
scenario bare
+ fighter s1 REG plus pestilent-fang
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
play fight pestilent-fang n1
dice 4 4
dice 2 2
holds n1 at 13.5,12 blood 1 infection 1

case "Viscera Cannon: its user bleeds, up to three times"
scenario bare
+ fighter s1 REG plus viscera-cannon
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,20
play shoot viscera n1
dice 4 4 1 1
dice 2 2
play use viscera-cannon
play skip
play use viscera-cannon
holds s1 at 12,12 blood 2 acted used 4
holds n1 at 12,20 blood 1 infection 2

case "Urn of Bitter Ashes: enemies beside it too"
scenario bare
+ fighter s1 REG plus urn-of-bitter-ashes
+ fighter n1 REG
+ fighter n2 REG
+ fighter s2 REG
| turn 1 acting south active s2
| s1 at 12,12
| n1 at 14,12
| s2 at 14,20
| n2 at 20,30
offers shoot rifle n1 => Urn of Bitter Ashes -1

case "Devouring Jaws: an ACTION beside the Fight; who survives it costs BLOOD"
scenario bare
+ fighter s1 REG plus devouring-jaws
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
play fight club n1
dice 1 1
play fight devouring-jaws n1
dice 1 1
holds s1 at 12,12 blood 1 acted used 6

case "Devouring Jaws: nothing when the target is out"
scenario bare
+ fighter s1 REG plus devouring-jaws
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
| n2 at 30,30
play fight devouring-jaws n1
dice 6 6
dice 6 6 1 1
holds s1 at 12,12 acted killed used 4 kills 1

case "Butcher Bayonet: friends within 3 inches are critical from 11"
scenario bare
+ fighter s1 REG
+ fighter s2 REG plus butcher-bayonet
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 12,14
| n1 at 13.5,12
play fight club n1
dice 6 5
tells "a Critical Success"

case "Black Grail Shield: a success takes two DICE from the shot"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus black-grail-shield
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play shoot rifle n1
dice 4 4
dice 6 6 1 2
tells "misses"

case "Black Grail Shield: a Critical Success ends it"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus black-grail-shield
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play shoot rifle n1
dice 6 6
tells "misses"

case "Black Grail Shield: a failure does nothing"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus black-grail-shield
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play shoot rifle n1
dice 1 1
dice 4 4
tells "hits"

case "Black Grail Shield: not in melee"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus black-grail-shield
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
play fight club n1
dice 4 4
tells "hits"

case "Grasping Maw: an enemy is drawn three inches nearer"
scenario bare
+ fighter s1 REG plus grasping-maw
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,20
play use grasping-maw n1
dice 4 4
holds n1 at 12,17 moved

case "Parasite Grenades: the target is moved 3 inches in a direction its attacker picks"
scenario bare
+ fighter s1 REG only parasite-grenades
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play shoot parasite n1
dice 4 4
dice 2 2
to-move south
legal skip
play use parasite-grenades
play steer 0
holds n1 at 15,18 blood 1 moved

case "Grasping Maw: Difficult ground stops whom it draws"
scenario bare
+ piece 1 zone 0,0..8,1 at 8,16 difficult
+ fighter s1 REG plus grasping-maw
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play use grasping-maw n1
dice 4 4
tells "n1 is pushed to 12,17"
