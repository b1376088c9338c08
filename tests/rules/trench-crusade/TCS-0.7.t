# Secret notes: scenarios I and XII ask for none, so that both sides and spectators see the same.
clause TCS-0.7
game trench-crusade

case "the enemy's reserve, markers and deeds are open"
scenario 1-claim-no-mans-land
+ fighter s1 REG
+ fighter s2 REG
+ fighter n1 REG
| turn 2 acting south active s1
| s1 at 10,3 blood 2
| s2 reserve
| n1 at 10,33
| deed 1 taken south by s1
as north
holds s1 at 10,3 blood 2 acted
holds s2 reserve
holds deed 1 taken south by s1
as spectator
holds s2 reserve
