clause TOV-A4
game trenches-of-valor

case "the two rifles of scenario 2 keep out of the Raider's hexes"
scenario 2-the-railway-salient
play place dugout 0304
play place dugout 0306
play place dugout 0308
illegal TOV-10.2 place R 0201
illegal TOV-10.2 place R 0212
legal place R 0203
count 26 place R
