clause TOV-4.0
game trenches-of-valor

case "six housekeepings end scenario 2, there is no seventh turn"
scenario 2-the-railway-salient
| unit R1 0201
play end
to-move defender
play end
tells "Turn 2 of 6 begins."
to-move raider
play end
play end
play end
play end
play end
play end
play end
play end
to-move raider
shows "box 1"
play end
play end
to-move nobody
shows "box 0"
