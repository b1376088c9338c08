clause TOV-A11
game trenches-of-valor

case "a Defender may stand in the gap and block it"
scenario 1-pope-and-pioneer-posts
| turn 3
| phase defender
| unit G1 0208
| unit r1 0207
play move r1 0107
play end
illegal TOV-6.3 move G1 0107
illegal TOV-6.6.1 exit G1 0107
count 0 exit

case "with the gap free the same Raider leaves"
scenario 1-pope-and-pioneer-posts
| turn 3
| phase defender
| unit G1 0208
| unit r1 0207
play end
legal move G1 0107
legal exit G1 0107
