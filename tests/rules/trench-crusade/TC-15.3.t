# REGENERATE: BLOOD goes when it is activated.
clause TC-15.3
game trench-crusade

case "two of three"
scenario bare
+ kit stigmata TC-15.3 "Regeneration" ability regenerate 2
+ fighter s1 REG plus stigmata
+ fighter n1 REG
| turn 1 acting south
| s1 at 12,12 blood 3
| n1 at 12,30
play activate s1
holds s1 at 12,12 blood 1 acted

case "not from a GOLEM"
scenario bare
+ kit stigmata TC-15.3 "Regeneration" ability regenerate 2
+ fighter s1 REG keyword golem plus stigmata
+ fighter n1 REG
| turn 1 acting south
| s1 at 12,12 blood 3
| n1 at 12,30
play activate s1
holds s1 at 12,12 blood 3 acted
