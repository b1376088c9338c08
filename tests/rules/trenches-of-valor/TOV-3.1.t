clause TOV-3.1
game trenches-of-valor

case "dugouts in 0304 and 0305 are too close"
scenario 2-the-railway-salient
play place dugout 0304
illegal TOV-3.1 place dugout 0305
illegal TOV-3.1 place dugout 0304
illegal TOV-3.1 place dugout 0303
play place dugout 0309
illegal TOV-3.1 place dugout 0308
illegal TOV-10.2 place dugout 0405

case "0304, 0306 and 0308 are far enough apart"
scenario 2-the-railway-salient
play place dugout 0304
play place dugout 0306
play place dugout 0308
asks "place a Rifle"
holds dugout 0304
holds dugout 0306
holds dugout 0308

case "the order of placing leaves no trace"
scenario 2-the-railway-salient
play place dugout 0308
play place dugout 0304
play place dugout 0306
as raider
lacks dugout 0308
as defender
shows "Dugout in 0304"

case "a set-up has placed neither more nor fewer dugouts than its steps"
scenario 2-the-railway-salient
| phase set-up 2
| dugout 0304
| dugout 0306
| dugout 0308
| dugout 0310
impossible "2 dugouts and 0 Defenders"
