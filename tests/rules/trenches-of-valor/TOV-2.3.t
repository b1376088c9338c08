clause TOV-2.3
game trenches-of-valor

case "scenario 2 starts with the marker in box 6"
scenario 2-the-railway-salient
shows "box 6"

case "the marker counts down and stops at 0"
scenario 2-the-railway-salient
| turn 6
| phase defender
| unit R1 0201
shows "box 1"
play end
shows "box 0"
