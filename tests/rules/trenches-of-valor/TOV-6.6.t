clause TOV-6.6
game trenches-of-valor

case "a Defender in the gap cannot leave"
scenario 1-pope-and-pioneer-posts
| turn 3
| phase defender
| unit G1 0207
| unit r1 0107
illegal TOV-6.6 exit r1 0107

case "nobody leaves over the Defender's edge"
scenario 1-pope-and-pioneer-posts
| turn 3
| unit G1 0507
illegal TOV-6.6.1 exit G1 0507
count 0 exit
