clause TOV-7.5
game trenches-of-valor

case "a Raider among face-down pieces has no target there"
scenario 6-coming-up-shortt
| unit R1 0505
| hidden C R G
| dugout 0505
| hidden 0505 H
count 0 attack
unreadable attack R1 r1

case "units that are gone are no targets"
scenario 4-troy-and-thunder-patrol
| unit R1 0306
| unit r1 dead
| unit r2 0408
illegal TOV-7.5 attack R1 r1
count 1 attack
