clause TOV-A5
game trenches-of-valor

case "LMG and R inside a dugout are hidden and must come up"
scenario 1-pope-and-pioneer-posts
| phase defender
| unit G1 0107
| dugout 0203
| hidden 0203 LMG R
as raider
holds hidden 0203 ? ?
hides "lmg1"
play reveal LMG 0203
tells "Light machinegun lmg1 comes out of the dugout in 0203."
illegal TOV-6.5.1 move lmg1 0302
