clause TOV-A18
game trenches-of-valor

case "a dugout on 0306 is legal, and a Raider set up there clears it on turn 1"
scenario 3-pinetree-knob
play place dugout 0306
play place dugout 0301
play place H 0306
play place R C
play place R C
play place R D
play place R E
play place decoy C
play place decoy C
play place decoy C
play place decoy D
play place H 0306
play place H 0308
play place G 0308
play place G 0308
to-move raider
legal clear H1
illegal TOV-8.0 clear H2
play clear H1
tells "1 face-down piece is set aside unseen"
