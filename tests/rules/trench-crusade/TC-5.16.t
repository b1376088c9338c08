# The slide round the target.
clause TC-5.16
game trench-crusade

case "seven goals round, with an inch left"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 5080u,5080u
| n1 at 10160u,5080u
| n2 at 10160u,6300u
play charge n1
dice 6
to-move south
asks "slide"
legal skip
play skip
tells "reaches Regular n1"
holds s1 at 9659u,10 acted charged moved

case "the odds of a charge with inches to spare: it reaches, whether it slides or not"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 5080u,5080u
| n1 at 10160u,5080u
| n2 at 10160u,6300u
odds charge n1 => 4/6 reaches
