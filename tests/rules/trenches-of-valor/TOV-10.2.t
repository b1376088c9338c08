clause TOV-10.2
game trenches-of-valor

case "no piece goes into a dugout"
scenario 2-the-railway-salient
play place dugout 0304
play place dugout 0306
play place dugout 0308
play place R 0305
play place R 0410
illegal TOV-10.2 place G 0304
legal place G A
play place G A
count 7 place G

case "dugouts only on row 03, the two rifles only in trenches"
scenario 2-the-railway-salient
illegal TOV-10.2 place dugout 0404
play place dugout 0301
play place dugout 0303
play place dugout 0305
illegal TOV-10.2 place R 0406
legal place R 0404
