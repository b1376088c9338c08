clause TOV-10.6
game trenches-of-valor

case "from 0111 there is only 0212, a dead end"
scenario 6-coming-up-shortt
| unit G1 0111
| unit G2 0212
| unit R1 0205
count 1 move G1
legal move G1 0212
illegal TOV-10.6 move G2 0311
illegal TOV-10.6 move G2 0312
count 1 move G2

case "attacks across are allowed"
scenario 6-coming-up-shortt
| unit G1 0212
| unit mg1 0311
odds attack G1 mg1 => 4/6 eliminated
play end
odds attack mg1 G1 => 3/6 eliminated
