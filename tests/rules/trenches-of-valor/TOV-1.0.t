clause TOV-1.0
game trenches-of-valor

case "the Raider has the first seat, the Defender the second"
scenario 3-pinetree-knob
| unit H1 0306
| unit r1 0203
to-move raider
illegal TOV-6.0 move r1 0302
play end
to-move defender
legal move r1 0302
illegal TOV-6.0 move H1 0307

case "the side with too few points loses, the other wins"
scenario 3-pinetree-knob
| turn 7
| phase defender
| unit H1 0306
play end
to-move nobody
result raider -1000
result defender 1000
