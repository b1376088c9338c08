# Abilities of the Black Grail: each does what its line says.
clause TC-16.7
game trench-crusade

case "Beelzebub's Touch: any marker brings one INFECTION more"
scenario bare
+ fighter s1 REG plus beelzebubs-touch
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
play fight club n1
dice 4 4
dice 2 2
holds n1 at 13.5,12 blood 1 infection 1

case "Beelzebub's Touch: not when it shoots"
scenario bare
+ fighter s1 REG plus beelzebubs-touch
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play shoot rifle n1
dice 4 4
dice 2 2
holds n1 at 12,18 blood 1

case "Pestilent: two INFECTION"
scenario bare
+ fighter s1 REG plus pestilent
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
play fight pestilent n1
dice 4 4
dice 2 2
holds n1 at 13.5,12 infection 2

case "Parasitic Tick: one marker of its own goes, BLOOD or INFECTION"
scenario bare
+ fighter s1 REG plus parasitic-tick
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12 blood 2 infection 2
| n1 at 13.5,12
play fight club n1
play keep
dice 4 4
dice 2 2
play use parasitic-tick
holds s1 at 12,12 blood 2 infection 1 acted used 5
play end

case "Parasitic Tick: the other one"
scenario bare
+ fighter s1 REG plus parasitic-tick
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12 blood 2 infection 2
| n1 at 13.5,12
play fight club n1
play keep
dice 4 4
dice 2 2
play skip
play use parasitic-tick
holds s1 at 12,12 blood 1 infection 2 acted used 5

case "Infected Proboscis: it may lose one BLOOD"
scenario bare
+ fighter s1 REG plus infected-proboscis
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12 blood 1
| n1 at 13.5,12
play fight infected-proboscis n1
play keep
dice 4 4
dice 2 2
play use infected-proboscis
holds s1 at 12,12 acted used 4
holds n1 at 13.5,12 infection 1

case "Infected: its bite has INFECTION MARKERS"
scenario bare
+ fighter s1 REG plus infected
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
play fight infected n1
dice 4 4
dice 2 2
holds n1 at 13.5,12 infection 1

case "Gnashing and Tearing: two attacks, three after a charge"
scenario bare
+ fighter s1 REG only gnashing-and-tearing
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12 charged
| n1 at 13.5,12
play fight gnashing n1
dice 1 1
play fight gnashing n1
dice 1 1
play fight gnashing n1
dice 4 4
dice 2 2 1
holds n1 at 13.5,12 infection 1

case "Gnashing and Tearing: no third one without it"
scenario bare
+ fighter s1 REG only gnashing-and-tearing
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
play fight gnashing n1
dice 1 1
play fight gnashing n1
dice 1 1
illegal TC-4.7 fight gnashing n1
