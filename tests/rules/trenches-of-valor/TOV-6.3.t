clause TOV-6.3
game trenches-of-valor

case "an enemy in 0307 keeps an H in 0306 from 0307 and from 0308"
scenario 3-pinetree-knob
| unit H1 0306
| unit r1 0307
illegal TOV-6.3 move H1 0307
illegal TOV-6.3 move H1 0308
legal move H1 0407

case "a dugout without a face-up enemy may be entered"
scenario 6-coming-up-shortt
| unit H1 0205
| dugout 0303
| hidden 0303 H H
legal move H1 0303

case "with a face-up enemy it may not"
scenario 6-coming-up-shortt
| unit H1 0205
| dugout 0303
| unit r1 0303
illegal TOV-6.3 move H1 0303

case "there are no zones of control: past an enemy and away from it"
scenario 3-pinetree-knob
| unit H1 0306
| unit r1 0407
legal move H1 0309
legal move H1 0406

case "Defenders do not enter or pass a Raider's hex either"
scenario 3-pinetree-knob
| phase defender
| unit H1 0307
| unit r1 0306
illegal TOV-6.3 move r1 0307
illegal TOV-6.3 move r1 0308
legal move r1 0305
