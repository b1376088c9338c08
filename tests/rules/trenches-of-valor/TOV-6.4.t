clause TOV-6.4
game trenches-of-valor

case "eight Raiders in one hex"
scenario 6-coming-up-shortt
| unit G1 0205
| unit G2 0205
| unit R1 0205
| unit G3 0205
| unit G4 0205
| unit R2 0205
| unit R3 0205
| unit H1 0206
play move H1 0205
holds unit H1 0205 moved
holds unit G1 0205

case "friends are passed through, and everybody sees face-up pieces"
scenario 6-coming-up-shortt
| unit G1 0305
| unit G2 0306
| unit r1 0404
legal move G1 0307
as raider
shows "Rifle r1"
as defender
shows "Grenadier G2"
