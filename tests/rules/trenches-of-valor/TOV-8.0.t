clause TOV-8.0
game trenches-of-valor

case "scenario 6: arrive on turn 1, clear on turn 2 for 3 points"
scenario 6-coming-up-shortt
| dugout 0303
| unit H1 0205
play move H1 0303
illegal TOV-8.0 clear H1
play end
play end
play clear H1
tells "clears the dugout in 0303, 3 points"
holds dugout 0303 cleared
shows "3 of 10"
illegal TOV-5.0 clear H1

case "scenario 1: an emptied dugout is worth nothing"
scenario 1-pope-and-pioneer-posts
| turn 4
| unit G1 0203
| unit G2 0107
| dugout 0203
| dugout 0212
| unit lmg1 0403 from 0203 1
| unit r1 0404 from 0203 2
play clear G1
tells "clears the dugout in 0203."
holds dugout 0203 cleared
shows "0 of 7"

case "only where a dugout is, only by Raiders"
scenario 6-coming-up-shortt
| dugout 0303
| unit H1 0304
| unit r1 0303
illegal TOV-8.0 clear H1
play end
illegal TOV-8.0 clear r1
