clause TOV-A11
game trenches-of-valor

case "a Defender may stand in the gap and block it"
scenario 1-pope-and-pioneer-posts
| turn 3
| phase defender
| unit G1 0306
| unit r1 0207
play move r1 0107
play end
illegal TOV-6.3 move G1 0107
count 0 exit
