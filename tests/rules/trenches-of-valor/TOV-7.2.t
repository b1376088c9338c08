clause TOV-7.2
game trenches-of-valor

case "a stack of R and G: the attack names the R, a hit removes the R only"
scenario 4-troy-and-thunder-patrol
| unit R1 0306
| unit r1 0408
| unit g1 0408
play attack R1 r1
dice 1
tells "Rifle r1 in 0408 is eliminated, 1 point."
holds unit r1 dead
holds unit g1 0408

case "the target is an enemy"
scenario 4-troy-and-thunder-patrol
| unit R1 0306
| unit R2 0307
illegal TOV-7.2 attack R1 R2
