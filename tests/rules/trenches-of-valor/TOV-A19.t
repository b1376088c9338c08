clause TOV-A19
game trenches-of-valor

case "a face-up Defender on a dugout keeps Raiders out, and is not inside"
scenario 6-coming-up-shortt
| turn 2
| unit G3 0304
| unit r1 0303
| dugout 0303
| hidden 0303 G
illegal TOV-6.3 move G3 0303
play end
illegal TOV-3.0 place R 0303
legal move r1 0302
legal reveal G 0303
