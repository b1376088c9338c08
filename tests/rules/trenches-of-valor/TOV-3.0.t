clause TOV-3.0
game trenches-of-valor

case "a Raider's set-up before the Defender has finished is refused"
scenario 4-troy-and-thunder-patrol
to-move defender
illegal TOV-3.0 place R 0103
illegal TOV-10.4 place G 0103
illegal TOV-3.0 end
play place G 0305
illegal TOV-3.0 place R 0111

case "then the Raider sets up, then turn 1 begins"
scenario 4-troy-and-thunder-patrol
play place G 0305
play place G C
play place R D
play place R E
play place decoy C
play place decoy F
play place decoy G
to-move raider
play place G 0103
play place G 0103
play place G 0111
play place G 0111
play place G 0111
play place R 0103
play place R 0111
tells "The Raider has set up."
tells "Turn 1 of 7 begins."
to-move raider
illegal TOV-3.0 place R 0111
holds unit R1 0103
holds unit R2 0111
holds hidden C G decoy
shows "box 7"

case "until he is ready the Raider sees nothing of it"
scenario 4-troy-and-thunder-patrol
play place G 0305
play place G C
as raider
lacks unit g1 0305
lacks hidden C ?
as defender
holds unit g1 0305
holds hidden C G
