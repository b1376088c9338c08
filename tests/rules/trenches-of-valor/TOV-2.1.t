clause TOV-2.1
game trenches-of-valor

case "the neighbours of 0212 are 0111, 0112, 0211, 0311 and 0312"
scenario 5-loos-raid-counterattack
| unit H1 0212
| unit g1 0112
| unit g2 0211
| unit g3 0311
| unit r1 0312
legal attack H1 g1
legal attack H1 g2
legal attack H1 g3
legal attack H1 r1
count 4 attack

case "0111 touches 0212 too"
scenario 5-loos-raid-counterattack
option s5_cut_0111 yes
| unit H1 0212
| unit g1 0111
| unit g2 0310
| unit g3 0410
| unit r1 0210
legal attack H1 g1
count 1 attack

case "0101 to 0512 is range 13, from corner to corner"
scenario 2-the-railway-salient
| unit R1 0101
| unit r1 0512
illegal TOV-7.1 attack R1 r1
because "range 13"

case "there are five rows of twelve"
scenario 2-the-railway-salient
| unit R1 0101
unreadable move R1 0601
unreadable move R1 0113
unreadable move R1 0001
