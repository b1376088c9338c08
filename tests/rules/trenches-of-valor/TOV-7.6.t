clause TOV-7.6
game trenches-of-valor

case "a hit opens the hex for those who act later"
scenario 3-pinetree-knob
| unit G1 0307
| unit H1 0306
| unit r1 0408
illegal TOV-6.3 move H1 0408
play attack G1 r1
dice 4
legal move H1 0408
play move H1 0408
holds unit H1 0408 moved
