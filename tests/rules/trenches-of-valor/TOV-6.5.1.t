clause TOV-6.5.1
game trenches-of-valor

case "an H that came up on turn 2 acts on turn 3"
scenario 6-coming-up-shortt
| turn 2
| phase defender
| unit R1 0405
| hidden C H
| hidden G R
play reveal H C
holds unit h1 0505 revealed from C 2
illegal TOV-6.5.1 move h1 0504
illegal TOV-6.5.1 attack h1 R1
play end
play end
legal move h1 0504
legal attack h1 R1
