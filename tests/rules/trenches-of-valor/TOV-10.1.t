clause TOV-10.1
game trenches-of-valor

case "LMG and R lost in the dugout are worth 4, announced at the end"
scenario 1-pope-and-pioneer-posts
| turn 7
| unit G1 0203
| dugout 0203
| dugout 0212
| hidden 0203 LMG R
| hidden 0212 LMG R
as raider
play clear G1
silent "4 point"
shows "0 of 7"
play end
play end
tells "Lost in the dugout in 0203: 1 R, 1 LMG."
tells "The raid scores 4 of 7 points, 4 of them for units lost in dugouts: the Defender wins."
shows "4 of 7"

case "units eliminated in the open score at once"
scenario 1-pope-and-pioneer-posts
| unit G1 0303
| dugout 0203
| unit lmg1 0203 from 0203 1
odds attack G1 lmg1 => 4/6 eliminated
play attack G1 lmg1
dice 4
tells "Light machinegun lmg1 in 0203 is eliminated, 3 points."
shows "3 of 7"

case "a drawn position names its dugouts before those who came out of them"
scenario 1-pope-and-pioneer-posts
| unit G1 0303
| unit lmg1 0203 from 0203 1
| dugout 0203
impossible "the hex of a dugout, whose line stands above"
