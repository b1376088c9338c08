clause TOV-7.3
game trenches-of-valor

case "R at range 2, target in clear: 1 and 2 hit"
scenario 4-troy-and-thunder-patrol
| unit R1 0306
| unit r1 0408
odds attack R1 r1 => 1/3 eliminated
play attack R1 r1
dice 2
holds unit r1 dead

case "a 3 misses and has no effect"
scenario 4-troy-and-thunder-patrol
| unit R1 0306
| unit r1 0408
play attack R1 r1
dice 3
tells "Rifle r1 in 0408 is missed."
holds unit r1 0408

case "a Defender's hit removes a Raider"
scenario 4-troy-and-thunder-patrol
| phase defender
| unit R1 0306
| unit R2 0111
| unit r1 0408
play attack r1 R1
dice 1
holds unit R1 dead
illegal TOV-5.0 attack r1 R2
