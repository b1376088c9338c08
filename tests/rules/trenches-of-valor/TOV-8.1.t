clause TOV-8.1
game trenches-of-valor

case "what was inside stays unseen, and entry C is another location"
scenario 6-coming-up-shortt
| turn 3
| unit H1 0505
| dugout 0505
| hidden 0505 R G decoy
| hidden C R decoy
as raider
play clear H1
tells "3 face-down pieces are set aside unseen"
silent "Rifle"
silent "decoy"
holds inside 0505 ? ? ?
holds hidden C ? ?
as defender
holds inside 0505 G R decoy
holds hidden C R decoy

case "it is shown at the end"
scenario 6-coming-up-shortt
| turn 8
| phase defender
| unit H1 0305
| dugout 0505 cleared
| inside 0505 G R decoy
| hidden C R decoy
as raider
hides "1 G, 1 R, 1 decoy"
play end
tells "Lost in the dugout in 0505: 1 G, 1 R, 1 decoy."
tells "Still face-down at entry C: 1 R, 1 decoy."
shows "1 G, 1 R, 1 decoy"

case "nothing is set aside for a dugout that stands"
scenario 6-coming-up-shortt
| unit H1 0305
| dugout 0505
| inside 0505 G
impossible "hidden pieces lie where the scenario allows none"
