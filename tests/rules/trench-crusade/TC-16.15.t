# Goetic Spells: no roll; their price is BLOOD of anybody who is neither BLACK GRAIL nor DEMONIC.
clause TC-16.15
game trench-crusade

case "Black Heart: one die for one BLOOD, whosever it is"
scenario bare
+ fighter s1 REG plus black-heart
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 3,3 blood 1
| n1 at 12,18 blood 1
play shoot rifle n1
to-move south
play use black-heart
to-move south
count 2
play pay n1
holds n1 at 12,18
holds s2 at 3,3 blood 1
dice 1 1 6

case "Black Heart: once in its own Activation"
scenario bare
+ fighter s1 REG plus black-heart
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18 blood 2
play shoot rifle n1
play use black-heart
dice 1 1 1
play dash
to-move dice

case "Black Heart: nobody has BLOOD to give"
scenario bare
+ fighter s1 REG plus black-heart
+ fighter s2 REG keyword demonic
+ fighter n1 REG keyword black-grail
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 3,3 blood 3
| n1 at 12,18 blood 2
play shoot rifle n1
to-move dice

case "Blood Magic: one INJURY DIE"
scenario bare
+ fighter s1 REG plus blood-magic
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18 blood 1
play shoot rifle n1
dice 4 4
play use blood-magic
holds n1 at 12,18
dice 1 3 4
holds n1 at 12,18 blood 1 down

case "Exquisite Pain: what is paid lands on another"
scenario bare
+ fighter s1 REG plus exquisite-pain
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 3,3 blood 2
| n1 at 12,18
play use exquisite-pain n1 2
holds n1 at 12,18 blood 2
holds s2 at 3,3
illegal TC-12.4 use exquisite-pain n1 1

case "Exquisite Pain: not without the price"
scenario bare
+ fighter s1 REG plus exquisite-pain
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 3,3 blood 1
| n1 at 12,18
illegal TC-16.15 use exquisite-pain n1 2

case "What is Yours is Mine: a BLESSING changes hands"
scenario bare
+ fighter s1 REG plus what-is-yours-is-mine
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 3,3 blood 1
| n1 at 12,18 blessing 2
play use what-is-yours-is-mine n1 blessing
holds s1 at 12,12 blessing 1 acted
holds n1 at 12,18 blessing 1

case "Coveted Position: they change places"
scenario bare
+ fighter s1 REG plus coveted-position
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 3,3 blood 2
| n1 at 12,18
play use coveted-position n1
holds s1 at 12,18 acted moved
holds n1 at 12,12 moved

case "Light of Samael: hurt, and driven away"
scenario bare
+ fighter s1 REG plus light-of-samael
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 3,3 blood 2
| n1 at 12,18
play use light-of-samael n1
dice 1 2
dice 4
holds n1 at 12,22 blood 1 moved

case "Charm of Acedia: the next ACTION succeeds"
scenario bare
+ fighter s1 REG plus charm-of-acedia
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 3,3 blood 1
| n1 at 12,18
play use charm-of-acedia s1
play shoot rifle n1
dice 1 2
holds n1 at 12,18 blood 1

case "Charm of Acedia: only the next one"
scenario bare
+ fighter s1 REG plus charm-of-acedia
+ fighter s2 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 3,3 blood 1
| n1 at 12,20
play use charm-of-acedia s1
play move 12,13
play shoot rifle n1
dice 1 2
holds n1 at 12,20

case "Burning Inferno: a blast as large as its price, through armour where it lands"
scenario bare
+ fighter s1 REG plus burning-inferno
+ fighter s2 REG
+ fighter n1 REG armour -2
+ fighter n2 REG armour -2
+ fighter n3 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 3,3 blood 2
| n1 at 12,22
| n2 at 13.5,22
| n3 at 15.5,22
play use burning-inferno n1 2
dice 4 4
dice 3 4
dice 4 4
holds n1 at 12,22 blood 2 down
holds n2 at 13.5,22 blood 2
holds n3 at 15.5,22
legal shoot rifle n1

case "Blessing of the Serpent Moon: two BLOOD for each point"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus blessing-of-the-serpent-moon
| turn 1 acting south active s1
| s1 at 12,12 blood 4
| n1 at 12,18
play shoot rifle n1
play keep
dice 4 4
to-move north
play use blessing-of-the-serpent-moon
play use blessing-of-the-serpent-moon
dice 4 4
holds n1 at 12,18 blood 1
holds s1 at 12,12 acted used 1

case "Oracle Beast Cloak: no effect, once a Turn"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus oracle-beast-cloak
| turn 1 acting south active s1
| s1 at 12,12 blood 3
| n1 at 12,18
play shoot rifle n1
play keep
dice 4 4
dice 6 6
to-move north
play use oracle-beast-cloak
holds n1 at 12,18 used 1

case "Too Proud to Fall: stays up"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus too-proud-to-fall
| turn 1 acting south active s1
| s1 at 12,12 blood 2
| n1 at 12,18
play shoot rifle n1
play keep
dice 4 4
dice 3 4
play use too-proud-to-fall
play pay s1
play pay s1
holds n1 at 12,18 blood 1

case "Shadow Walker: nobody strikes when it leaves"
scenario bare
+ fighter s1 REG plus shadow-walker
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12 blood 2
play retreat
play use shadow-walker
to-move south
holds n1 at 13.5,12

case "Uncaring Gluttony: an item of Equipment is of no use any more"
scenario bare
+ fighter s1 REG plus uncaring-gluttony
+ fighter s2 REG plus incendiary-ammunition
+ fighter s3 REG
+ fighter n1 REG plus gas-mask infernal-brand
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 15,12
| s3 at 3,3 blood 2
| n1 at 12,18
illegal TC-16.7 use uncaring-gluttony n1 3
play use uncaring-gluttony n1 2
play end
play activate n1
play end
play activate s2
play shoot rifle n1
dice 4 4
dice 1 2
holds n1 at 12,18 blood 2 acted lost 4

case "Uncaring Gluttony: nothing that stands further off than an inch"
scenario bare
+ fighter s1 REG plus uncaring-gluttony
+ fighter s2 REG
+ fighter n1 REG plus golden-calf-altar
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 3,3 blood 2
| n1 at 12,30 set-up
| marker 1 altar 14,30 of north amount 3
illegal TC-16.7 use uncaring-gluttony n1 1
because "no such item"

case "Uncaring Gluttony: not what is used up anyway"
scenario bare
+ fighter s1 REG plus uncaring-gluttony
+ fighter s2 REG
+ fighter n1 REG plus explosive-charges gas-mask
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 3,3 blood 2
| n1 at 12,18
legal use uncaring-gluttony n1 1
illegal TC-16.7 use uncaring-gluttony n1 2

case "Uncaring Gluttony: what it stands beside is gone"
scenario bare
+ fighter s1 REG plus uncaring-gluttony
+ fighter s2 REG
+ fighter n1 REG plus golden-calf-altar
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 3,3 blood 2
| n1 at 12,30 set-up
| marker 1 altar 13.2,30 of north amount 3
play use uncaring-gluttony n1 1
lacks marker 1 altar 13.2,30 of north amount 3

case "Blood Magic: for every victim of a blast"
scenario bare
+ fighter s1 REG only frag-grenades blood-magic
+ fighter s2 REG
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 3,3 blood 1
| n1 at 12,18
| n2 at 13.5,18
play shoot frag n1
dice 4 4
play use blood-magic
dice 1 1 2
dice 1 1 2
holds n2 at 13.5,18 blood 2
