clause TOV-6.5.3
game trenches-of-valor

case "a Raider on the dugout keeps it shut; when he leaves it opens"
scenario 6-coming-up-shortt
| turn 2
| phase defender
| unit R1 0303
| dugout 0303
| hidden 0303 R G
illegal TOV-6.5.3 reveal R 0303
count 0 reveal
play end
play move R1 0304
play end
legal reveal R 0303

case "Raiders walk over face-down pieces"
scenario 6-coming-up-shortt
| unit R1 0405
| hidden C R
legal move R1 0505
