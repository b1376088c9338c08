clause TOV-6.5.2
game trenches-of-valor

case "dugout 0505 and entry C are two locations: one from each"
scenario 6-coming-up-shortt
| phase defender
| unit R1 0111
| dugout 0505
| hidden 0505 R G
| hidden C R G
play reveal R C
illegal TOV-6.5.2 reveal G C
play reveal R 0505
tells "comes out of the dugout in 0505"
illegal TOV-6.5.2 reveal G 0505
count 0 reveal

case "next turn another one"
scenario 6-coming-up-shortt
| phase defender
| unit R1 0111
| hidden C R G
play reveal R C
play end
play end
legal reveal G C
