clause TOV-A7
game trenches-of-valor

case "an attack that cannot hit is legal and says so"
scenario 4-troy-and-thunder-patrol
| unit R1 0303
| unit r1 0306
legal attack R1 r1
odds attack R1 r1 => 0 eliminated
play attack R1 r1
tells "no roll can hit"
dice 1
tells "missed"
holds unit r1 0306
