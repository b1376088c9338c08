# A Bloodbath may be cheaper, and BLOOD may be banned as dice.
clause TC-2.11
game trench-crusade

case "without a rule that says so the price is three for one who is Down"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18 blood 2 down
play shoot rifle n1
dice 4 4
count 3
illegal TC-2.8 spend bath

case "lowered by one for its Ranged Attacks: 0, 1, 2 dice or a Bloodbath"
scenario bare
+ kit sniper-school TC-2.11 "Sniper School" ability
+ at spend-by price -1 when ranged
+ fighter s1 REG plus sniper-school
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18 blood 2 down
play shoot rifle n1
dice 4 4
count 4
legal spend bath
illegal TC-2.2 spend bath 1

case "not for its Melee Attacks"
scenario bare
+ kit sniper-school TC-2.11 "Sniper School" ability
+ at spend-by price -1 when ranged
+ fighter s1 REG plus sniper-school
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5 blood 2 down
play fight club n1
dice 4 4
count 3
illegal TC-2.8 spend bath

case "never below one"
scenario bare
+ kit cheap TC-2.11 "Blood Price" ability
+ at spend-by price -9
+ fighter s1 REG plus cheap
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18 blood 1
play shoot rifle n1
dice 4 4
count 3
play spend bath
dice 1 1 1
holds n1 at 12,18 blood 1

case "a ban on dice leaves the Bloodbath"
scenario bare
+ kit chemicals TC-2.11 "Mendelist Chemicals" ability
+ at spend-for ban blood
+ fighter s1 REG
+ fighter n1 REG plus chemicals
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18 blood 6
play shoot rifle n1
dice 4 4
count 2
illegal TC-2.11 spend 1
legal spend bath

case "and with too few markers for it nobody is asked"
scenario bare
+ kit chemicals TC-2.11 "Mendelist Chemicals" ability
+ at spend-for ban blood
+ fighter s1 REG
+ fighter n1 REG plus chemicals
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18 blood 5
play shoot rifle n1
dice 4 4
to-move dice
