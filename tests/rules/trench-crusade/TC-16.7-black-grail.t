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

case "Trample: an ACTION beside the Fight, at the Down only"
scenario bare
+ fighter s1 REG plus trample
+ fighter n1 REG plus reinforced-armour
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12 down
| n2 at 10.5,12
illegal TC-16.7 fight trample n2
play fight club n2
dice 1 1
offers fight trample n1 => Armour that does not count +2
play fight trample n1
dice 1 1
illegal TC-12.4 fight trample n1

case "Six-armed Monstrosity: a Fight with each weapon, no Off-Hand"
scenario bare
+ fighter s1 REG plus six-armed-monstrosity sword
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
play fight club n1
dice 1 1
illegal TC-12.4 fight club n1
offers fight sword n1 => 7 or more: 58.3 %
play fight sword n1
dice 1 1
illegal TC-12.4 fight sword n1

case "Six-armed Monstrosity: a Shoot with each weapon"
scenario bare
+ fighter s1 REG plus six-armed-monstrosity pistol
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play shoot rifle n1
dice 1 1
illegal TC-4.7 shoot rifle n1
play shoot pistol n1
dice 1 1
illegal TC-4.7 shoot pistol n1

case "More Worm than Man: its INFECTION does not spoil its rolls"
scenario bare
+ fighter s1 REG plus more-worm-than-man
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12 infection 3
| n1 at 12,18
play shoot rifle n1
dice 4 4

case "More Worm than Man: but pays a Bloodbath"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus more-worm-than-man
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18 infection 6
play shoot rifle n1
dice 4 4
illegal TC-2.2 spend infection 1
legal spend bath

case "Lockjaw Bite: who retreats from it is infected"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus lockjaw-bite
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
play retreat
holds s1 at 12,12 infection 1 acted

case "Unstoppable: the small do not strike at its back"
scenario bare
+ fighter s1 REG base 60 plus unstoppable
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 14.2,12
play retreat
play move 8,12

case "Unstoppable: it simply walks away from them"
scenario bare
+ fighter s1 REG base 60 plus unstoppable
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 14.2,12
| n2 at 6,12
legal move 12,16
legal charge n2

case "Unstoppable: not from a large one"
scenario bare
+ fighter s1 REG base 60 plus unstoppable
+ fighter n1 REG base 40
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 14.4,12
| n2 at 6,12
illegal TC-5.7 move 12,16
illegal TC-5.10 charge n2

case "Papillal Hide: it charges whom it does not see"
scenario bare
+ piece 1 box 6 x 1 x 4 at 9,14 turn 0
+ fighter s1 REG plus papillal-hide
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
legal charge n1

case "without it, no Charge"
scenario bare
+ piece 1 box 6 x 1 x 4 at 9,14 turn 0
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
illegal TC-5.10 charge n1

case "Knight Companion of the Feast: three dice for Ravenous Infection"
scenario bare
+ fighter s1 REG plus ravenous-infection
+ fighter s2 REG plus companion-of-the-feast
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 12,14
| n1 at 13.5,12
play use ravenous-infection n1
dice 1 3 4
holds n1 at 13.5,12 infection 1

case "Vomitus: a line of INFECTION"
scenario bare
+ fighter s1 REG only vomitus
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 12,15
| n1 at 12,18
play shoot vomitus n1
dice 1 2
dice 1 2
holds n1 at 12,18 infection 1
holds s2 at 12,15 infection 1

case "Strong-ish: two HEAVY 2-Handed weapons count as 1-Handed"
scenario bare
+ fighter n1 REG
+ roster south "A" black-grail
+ model 1 "M1" lord-of-tumours
+ model 2 "M2" amalgam : machine-gun great-sword pistol pistol sword sword
admitted

case "Strong-ish: not three"
scenario bare
+ fighter n1 REG
+ roster south "A" black-grail
+ model 1 "M1" lord-of-tumours
+ model 2 "M2" amalgam : machine-gun great-sword great-hammer pistol sword sword
unfit TC-16.8
because "hands"

case "Cadre of Flesh: a Ravenous takes the hit"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus cadre-of-flesh
+ fighter n2 REG plus cadre-ravenous
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
| n2 at 15,18
play shoot rifle n1
dice 4 4
play use cadre-ravenous
dice 2 2
holds n1 at 12,18
holds n2 at 15,18 blood 1

case "Cadre of Flesh: for her alone"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
+ fighter n2 REG plus cadre-ravenous
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
| n2 at 15,18
play shoot rifle n1
dice 4 4
dice 2 2
holds n1 at 12,18 blood 1

# Eternal Appetence: one of four for a Turn.
case "Eternal Appetence: Churning if nothing else is wanted, and a full friend hands INFECTION on"
scenario bare
+ fighter s1 REG plus eternal-appetence
+ fighter s2 REG
+ fighter n1 REG
+ fighter n2 REG keyword demonic
| turn 1 acting north active n1
| s1 at 12,3 acted
| s2 at 12,5 infection 2 acted
| n1 at 12,6.2
| n2 at 13.2,5 acted
play end
dice 6 1
play skip
play skip
play skip
play first
play activate s2
count 2
play name n1
holds n1 at 12,6.2 infection 2
holds s2 at 12,5 acted infection 1

case "Churning: nobody has to"
scenario bare
+ fighter s1 REG plus eternal-appetence
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting south
| s1 at 12,3
| s2 at 12,5 infection 2
| counts s1 0,0,0,0,0,0,0,0,0,0,0,0,1
| n1 at 12,6.2
play activate s2
play skip
holds s2 at 12,5 acted infection 3

case "Churning: without INFECTION, or further off than 8 inches, nobody is asked"
scenario bare
+ fighter s1 REG plus eternal-appetence
+ fighter s2 REG
+ fighter s3 REG
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south
| s1 at 12,3
| s2 at 12,5
| s3 at 12,13 infection 3
| counts s1 0,0,0,0,0,0,0,0,0,0,0,0,1
| n1 at 12,6.2
| n2 at 12,14.2
play activate s2
legal end
undo
play activate s3
legal end

case "Ruinous Masticating: INFECTION on friends within 8 inches, and not spent on their blows"
scenario bare
+ fighter s1 REG plus eternal-appetence
+ fighter s2 REG
+ fighter s3 REG
+ fighter n1 REG
| turn 1 acting north active n1
| s1 at 12,3 acted
| s2 at 12,5 infection 1 acted
| s3 at 30,30 acted
| n1 at 12,6.3
play end
play skip
play skip
offers use eternal-appetence => Ruinous Masticating
play use eternal-appetence
holds s2 at 12,5 infection 2
lacks s3 at 30,30 infection 1

case "Ruinous Masticating: nobody spends the INFECTION of full friends on their Melee Attacks"
scenario bare
+ fighter s1 REG plus eternal-appetence
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting south active s2
| s1 at 12,3
| s2 at 12,5 infection 2
| counts s1 0,0,0,0,0,0,0,0,0,0,0,0,2
| n1 at 12,6.3
play fight club n1
to-move dice

case "another Turn's hunger: it is spent"
scenario bare
+ fighter s1 REG plus eternal-appetence
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting south active s2
| s1 at 12,3
| s2 at 12,5 infection 2
| counts s1 0,0,0,0,0,0,0,0,0,0,0,0,3
| n1 at 12,6.3
play fight club n1
to-move north

case "Spasmodic Wretching: full friends are harder to shoot"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
+ fighter n2 REG plus eternal-appetence
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18 infection 2
| n2 at 30,30
| counts n2 0,0,0,0,0,0,0,0,0,0,0,0,3
offers shoot rifle n1 => Eternal Appetence -1

case "Spasmodic Wretching: one INFECTION is not enough"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
+ fighter n2 REG plus eternal-appetence
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18 infection 1
| n2 at 30,30
| counts n2 0,0,0,0,0,0,0,0,0,0,0,0,3
offers shoot rifle n1 => DICE +0

case "Spasmodic Wretching: it is chosen"
scenario bare
+ fighter s1 REG plus eternal-appetence
+ fighter s2 REG
+ fighter s3 REG
+ fighter n1 REG
| turn 1 acting north active n1
| s1 at 12,3 acted
| s2 at 12,5 acted
| s3 at 30,30 acted
| n1 at 12,6.3
play end
play skip
play use eternal-appetence
to-move north
holds s2 at 12,5 infection 1
holds counts s1 0,0,0,0,0,0,0,0,0,0,0,0,3

case "Vile Craving: half its Movement towards the nearest enemy"
scenario bare
+ fighter s1 REG plus eternal-appetence
+ fighter s2 REG
+ fighter s3 REG
+ fighter n1 REG
| turn 1 acting north active n1
| s1 at 12,3 acted
| s2 at 12,5 infection 2 acted
| s3 at 30,30 acted
| n1 at 12,20
play end
play use eternal-appetence
play first other
play activate s2
play use eternal-appetence
count 2
play charge n1
holds s2 at 12,8 acted moved infection 1
legal charge n1

case "Vile Craving: it may be left"
scenario bare
+ fighter s1 REG plus eternal-appetence
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting south
| s1 at 12,3
| s2 at 12,5 infection 2
| counts s1 0,0,0,0,0,0,0,0,0,0,0,0,4
| n1 at 12,20
play activate s2
play skip
holds s2 at 12,5 acted infection 3
legal end
