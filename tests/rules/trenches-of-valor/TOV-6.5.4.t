clause TOV-6.5.4
game trenches-of-valor

case "no action turns a unit face-down"
scenario 6-coming-up-shortt
| phase defender
| unit R1 0111
| dugout 0303
| unit r1 0303
unreadable hide r1
illegal TOV-3.0 place R 0303
play move r1 0304
play end
play end
play move r1 0303
holds unit r1 0303 moved
lacks hidden 0303 R
