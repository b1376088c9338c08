clause TOV-A3
game trenches-of-valor

case "0211 can be entered and is no exit"
scenario 5-loos-raid-counterattack
| turn 3
| unit R1 0311
| unit R2 0211
| unit G1 0112
legal move R1 0211
illegal TOV-6.6.1 exit R2 0211
illegal TOV-6.2 move R2 0111
legal exit G1 0112

case "with s5_cut_0111 it is 0111 and one"
scenario 5-loos-raid-counterattack
option s5_cut_0111 yes
| turn 3
| unit R1 0311
| unit R2 0111
illegal TOV-6.2 move R1 0211
legal exit R2 0111
