clause TOV-6.5
game trenches-of-valor

case "a hidden R cannot be attacked; once it is up it can, for 1/6"
scenario 6-coming-up-shortt
| turn 2
| phase defender
| unit R1 0405
| hidden C R G G G G decoy
as raider
hides "r1"
unreadable attack R1 r1
play reveal R C
tells "Rifle r1 comes up at entry C."
play end
odds attack R1 r1 => 1/6 eliminated

case "the Defender chooses the piece; a decoy never comes up"
scenario 6-coming-up-shortt
| turn 2
| phase defender
| unit R1 0111
| hidden C R G decoy
legal reveal R C
legal reveal G C
illegal TOV-6.5 reveal H C
illegal TOV-6.5 reveal decoy C
illegal TOV-6.5 reveal R A
count 2 reveal

case "in the Defender's turn only"
scenario 6-coming-up-shortt
| unit R1 0111
| hidden C R G decoy
illegal TOV-6.5 reveal R C

case "who has not come up cannot act"
scenario 6-coming-up-shortt
| phase defender
| unit R1 0111
| hidden C R
unreadable move r1 0504
count 1 reveal
