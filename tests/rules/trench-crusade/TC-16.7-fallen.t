# Abilities of the Fallen that reach further than one roll.
clause TC-16.7
game trench-crusade

case "Cadre of Flesh: a Ravenous takes the hit of a blast, and hers is resolved first"
scenario bare
+ fighter s1 REG only frag-grenades
+ fighter n1 REG plus cadre-of-flesh
+ fighter n2 REG plus cadre-ravenous
+ fighter n3 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,19.5
| n2 at 13.5,21
| n3 at 12,18
play shoot frag n3
dice 4 4
to-move north
legal use cadre-ravenous
play use cadre-ravenous
tells "n2 uses Cadre of Flesh"
dice 2 2
dice 2 2
holds n1 at 12,19.5
holds n2 at 13.5,21 blood 2
holds n3 at 12,18 blood 2

case "Cadre of Flesh: she takes it herself if nobody else is to"
scenario bare
+ fighter s1 REG only frag-grenades
+ fighter n1 REG plus cadre-of-flesh
+ fighter n2 REG plus cadre-ravenous
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,19.5
| n2 at 12,22.4
play shoot frag n1
dice 4 4
play skip
dice 2 2
holds n1 at 12,19.5 blood 2
holds n2 at 12,22.4
to-move south

case "Vile Ferment: 2 INFECTION of its own, +1 INJURY MODIFIER on everybody on the line"
scenario bare
+ fighter s1 REG only vomitus vile-ferment
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12 infection 3
| n1 at 12,15
| n2 at 12,18
play shoot vomitus n1
legal use vile-ferment
play use vile-ferment
tells "s1 loses 1 INFECTION"
dice 2 3
dice 2 3
holds s1 at 12,12 infection 1 acted used 3
holds n1 at 12,15 down infection 1
holds n2 at 12,18 down infection 1

case "Vile Ferment: asked once, and not without 2 INFECTION"
scenario bare
+ fighter s1 REG only vomitus vile-ferment
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12 infection 2
| n1 at 12,15
| n2 at 12,18
play shoot vomitus n1
play skip
dice 2 3
to-move dice
dice 2 3
holds n1 at 12,15 infection 1
holds n2 at 12,18 infection 1

case "Foetid Palanquin: INFECTION of anybody within 18 inches turns a blow aside"
scenario bare
+ fighter s1 REG
+ fighter n1 REG only foetid-palanquin trench-club
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12 infection 2
| n1 at 12,20
| n2 at 12,34 infection 2
play shoot rifle n1
play keep
dice 5 5
to-move north
legal use foetid-palanquin
play use foetid-palanquin
play pay s1
play pay s1
legal use foetid-palanquin
play use foetid-palanquin
tells "n2 loses 1 INFECTION"
dice 6 3
holds n1 at 12,20 used 1 blood 1

case "Foetid Palanquin: once a Turn"
scenario bare
+ fighter s1 REG only automatic-rifle
+ fighter n1 REG only foetid-palanquin trench-club
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,20
| n2 at 12,34 infection 6
play shoot rifle n1
dice 5 5
play use foetid-palanquin
play skip
dice 3 3
play again n1
dice 5 5
play keep
to-move dice

case "Butcher King: a blow that kills earns glory"
scenario bare
+ fighter s1 REG only great-sword butcher-king
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 20,12
| n1 at 13.5,12
play fight great n1
dice 5 5
dice 6 5 1
tells "s1 has earned 1 glory"

case "Butcher King: a shot that kills earns none"
scenario bare
+ fighter s1 REG plus butcher-king
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 15,12
play shoot rifle n1
dice 5 5
dice 6 5
silent "glory"

case "Daemonium Meridianum: open ground within 6 inches is Difficult for its enemies"
scenario bare
+ fighter s1 REG
+ fighter s2 REG
+ fighter n1 REG plus daemonium-meridianum
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 30,12
| n1 at 12,20
illegal TC-5.2 move 12,16
legal move 12,15
legal move 12,6

case "Daemonium Meridianum: not for its friends"
scenario bare
+ fighter s1 REG
+ fighter s2 REG plus daemonium-meridianum
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 12,14
| n1 at 12,30
legal move 12,18

case "Daemonium Meridianum: Dangerous ground is Difficult and no more"
scenario bare
+ piece 1 zone 0,0..8,4 at 8,12.5 dangerous
+ fighter s1 REG
+ fighter n1 REG plus daemonium-meridianum
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18.5
play move 12,14
holds s1 at 12,14 acted moved

case "Daemonium Meridianum: who flies does not care"
scenario bare
+ fighter s1 FLY
+ fighter n1 REG plus daemonium-meridianum
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,30
legal move 12,21.9

case "Tartarus Claws: over one it has felled it moves up to 3 inches and may fight once more"
scenario bare
+ fighter s1 REG only tartarus-claws
+ fighter n1 REG
+ fighter n2 REG
+ fighter n3 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
| n2 at 12,14.5
| n3 at 30,30
play fight tartarus n1
dice 4 4
dice 5 5
to-move south
play move 12,13.2
to-move south
play stop
play fight tartarus n2
dice 1 1
play fight tartarus n2
dice 4 4
dice 5 5
asks "choose an ACTION"
illegal TC-4.7 fight tartarus n2

case "Tartarus Claws: who does not move has no other Fight"
scenario bare
+ fighter s1 REG only tartarus-claws
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
| n2 at 30,30
play fight tartarus n1
dice 4 4
dice 5 5
play stop
illegal TC-4.7 fight tartarus n1

case "Call of the Flesh: the next enemy who acts comes, as near as it can"
scenario bare
+ fighter s1 REG plus call-of-the-flesh
+ fighter s2 REG
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 24,20
| n1 at 12,30 blood 2
| n2 at 20,28
play use call-of-the-flesh s1
to-move north
play activate n1
illegal TC-16.7 end
illegal TC-16.7 move 12,31
illegal TC-16.7 dash
illegal TC-16.7 shoot rifle s2
count 1
play advance
holds n1 at 12,24 acted moved
illegal TC-16.7 shoot rifle s1
legal shoot rifle s2
play end
play activate s2
play end
play activate n2
legal shoot rifle s1

case "Call of the Flesh: within 12 inches it charges"
scenario bare
+ fighter s1 REG plus call-of-the-flesh
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,20 blood 2
| n2 at 30,30
play use call-of-the-flesh s1
play activate n1
count 1
play charge s1
dice 6
illegal TC-16.7 fight club s1

case "Call of the Flesh: beside an enemy it retreats"
scenario bare
+ fighter s1 REG plus call-of-the-flesh
+ fighter s2 REG
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 12,31.4
| n1 at 12,30 blood 2
| n2 at 30,30
play use call-of-the-flesh s1
play activate n1
count 1
play retreat
play skip
tells "n1 moves to 12,24"

case "Call of the Flesh: it costs 2 BLOOD, and the caster's Activation"
scenario bare
+ fighter s1 REG plus call-of-the-flesh
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,30 blood 1
illegal TC-16.15 use call-of-the-flesh s1

case "Unending Starvation: first of all straight towards the nearest enemy"
scenario bare
+ fighter s1 REG plus unending-starvation
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,30
| n2 at 30,30
illegal TC-16.7 move 12,11
illegal TC-16.7 end
illegal TC-16.7 shoot rifle n1
legal dash
play advance
holds s1 at 12,19 acted moved
legal shoot rifle n1

case "Unending Starvation: it dashes that way too"
scenario bare
+ fighter s1 REG plus unending-starvation
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,30
play dash
dice 4 4
holds s1 at 12,19 acted moved
legal move 14,19

case "Unending Starvation: it charges if it can"
scenario bare
+ fighter s1 REG plus unending-starvation
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,20
| n2 at 20,18
count 1
legal charge n1
illegal TC-16.7 dash

case "Unending Starvation: not beside an enemy; and it may infect itself"
scenario bare
+ fighter s1 REG plus unending-starvation ravenous-infection
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
legal fight club n1
play use ravenous-infection s1
dice 4 4
holds s1 at 12,12 infection 1 acted
to-move north

case "Dormant Hunger: it becomes a Marker, which nobody can attack or stand on"
scenario bare
+ fighter s1 REG
+ fighter n1 REG only pummeling-blows dormant-hunger base 60
+ fighter n2 REG plus cadre-ravenous
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18 blood 1 infection 2
| n2 at 12,24
play shoot rifle n1
dice 4 4
play keep
dice 6 6
tells "sinks into a dormant hunger"
holds n1 dormant 12,18 blood 1 used 1
holds marker 1 sleeper 12,18 of north holder n1
illegal TC-4.7 shoot rifle n1
play end
play activate n2
illegal TC-5.1 move 12,18
play move 12,20.5
tells "is given to"
holds n1 at 12,18 blood 1 down used 1
lacks marker 1 sleeper 12,18 of north holder n1
holds n2 out 12,20.5 acted moved
to-move north
legal activate n1

case "Dormant Hunger: once a Turn, and only one of the brood wakes it"
scenario bare
+ fighter s1 REG
+ fighter n1 REG only pummeling-blows dormant-hunger base 60
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18 used 1
| n2 at 12,24
play shoot rifle n1
dice 4 4
dice 6 6
holds n1 out 12,18 used 1

case "Dormant Hunger: another friend does not wake it"
scenario bare
+ fighter s1 REG
+ fighter n1 REG only pummeling-blows dormant-hunger base 60
+ fighter n2 REG
| turn 1 acting north active n2
| s1 at 12,12
| n1 dormant 12,18
| marker 1 sleeper 12,18 of north holder n1
| n2 at 12,24
play move 12,20.5
holds n2 at 12,20.5 acted moved

case "Left-Hand Path: from one piece of terrain to another, and on"
scenario bare
+ piece 1 box 2 x 2 x 2 at 12,14 turn 0
+ piece 2 box 2 x 2 x 2 at 24,24 turn 0
+ fighter s1 REG plus left-hand-path
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 13,11
| n1 at 30,30 blood 4
play move 13,13.5
asks "use it?"
play use left-hand-path
tells "n1 loses 1 BLOOD for a spell"
illegal TC-16.7 place 20,20
illegal TC-16.7 place 13,13.4
play place 25,23.5
play move 25,20
holds s1 at 25,20 acted moved
to-move south
illegal TC-4.8 move 25,19

case "Left-Hand Path: not without BLOOD to pay, and not next to an enemy"
scenario bare
+ piece 1 box 2 x 2 x 2 at 12,14 turn 0
+ piece 2 box 2 x 2 x 2 at 24,24 turn 0
+ fighter s1 REG plus left-hand-path
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 13,11
| n1 at 30,30 blood 1
play move 13,13.5
asks "choose an ACTION"

case "Left-Hand Path: in a charge only nearer to the target, and the charge goes on"
scenario bare
+ piece 1 box 0.6 x 0.6 x 4 at 12.2,16.5 turn 0
+ piece 2 box 1 x 1 x 2 at 16,18 turn 0
+ piece 3 box 2 x 2 x 2 at 2,2 turn 0
+ fighter s1 REG plus left-hand-path
+ fighter n1 REG base 60
| turn 1 acting south active s1
| s1 at 12.5,12
| n1 at 12.5,21 blood 4
play charge n1
dice 6
play use left-hand-path
illegal TC-16.7 place 2,1.5
play place 15.5,18.5
tells "reaches"

case "Bow of Lethe: the hand that holds it strikes nobody"
scenario bare
+ fighter n1 REG
+ roster south "A" the-court wrath
+ model 1 "M1" praetor
+ model 2 "M2" hunter-of-the-left-hand-path : sword pistol
| turn 1 acting south active s2
| s2 at 12,12
| n1 at 12,13.5
play fight sword n1
dice 1 1 1
illegal TC-9.7 fight pistol n1

case "a hand without it does"
scenario bare
+ fighter s1 REG only sword pistol
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
play fight sword n1
dice 1 1
legal fight pistol n1
