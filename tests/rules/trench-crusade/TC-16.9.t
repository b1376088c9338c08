# Kit of the warband lists: each does what its line says.
clause TC-16.9
game trench-crusade

case "Compound Eyes Helmet"
scenario bare
+ fighter s1 REG plus compound-eyes-helmet
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
offers shoot rifle n1 => Compound Eyes Helmet +1 (TC-16.9)

case "Restraining Muzzle"
scenario bare
+ fighter s1 REG plus restraining-muzzle
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
offers shoot rifle n1 => Restraining Muzzle +1

case "Headtaker: against those who have not acted"
scenario bare
+ fighter s1 REG plus headtaker
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
offers fight headtaker n1 => Headtaker +2

case "Engineer Body Armour: against SHRAPNEL"
scenario bare
+ fighter s1 REG only frag-grenades
+ fighter n1 REG plus engineer-body-armour
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
offers shoot frag n1 => Engineer Body Armour -1

case "Fire Shield"
scenario bare
+ fighter s1 REG plus incendiary-ammunition
+ fighter n1 REG plus fire-shield
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
offers shoot rifle n1 => Fire Shield -1

case "Alchemist Armour: FIRE"
scenario bare
+ fighter s1 REG plus incendiary-ammunition
+ fighter n1 REG plus alchemist-armour
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
offers shoot rifle n1 => Alchemist Armour -1

case "Crown of Hellfire: enemies within 1 inch burn"
scenario bare
+ fighter s1 REG plus crown-of-hellfire
+ fighter n1 REG
+ fighter n2 REG keyword negate-fire
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
| n2 at 10.5,12
play end
holds n1 at 13.5,12 blood 1
holds n2 at 10.5,12

case "Broken Crown: enemies within 1 inch are infected"
scenario bare
+ fighter s1 REG plus broken-crown
+ fighter n1 REG
| turn 1 acting south
| s1 at 12,12
| n1 at 13.5,12
play activate s1
holds n1 at 13.5,12 infection 1

case "Standard of Mammon: nobody stands up beside it"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus standard-of-mammon
| turn 1 acting south
| s1 at 12,12 down
| n1 at 13.5,12
play activate s1
holds s1 at 12,12 down acted

case "Urn of Bitter Ashes: friends within 3 inches"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
+ fighter n2 REG plus urn-of-bitter-ashes
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
| n2 at 14,18
offers shoot rifle n1 => Urn of Bitter Ashes -1

case "Cloak of Alamut: Cover counts twice"
scenario bare
+ piece 1 box 0.25 x 6 x 0.5 at 23.258,9 turn 0
+ fighter s1 REG
+ fighter n1 REG plus cloak-of-alamut
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 24,12
offers shoot rifle n1 => Cover -1
offers shoot rifle n1 => Cloak of Alamut -1

case "Cloak of Alamut: in the open nothing"
scenario bare
+ fighter s1 REG
+ fighter n1 REG plus cloak-of-alamut
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
offers shoot rifle n1 => 7 or more: 58.3 %

case "Ophidian Rifle: Cover helps"
scenario bare
+ piece 1 box 0.25 x 6 x 0.5 at 23.258,9 turn 0
+ fighter s1 REG only ophidian-rifle
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 24,12
offers shoot ophidian n1 => Ophidian Rifle +2

case "Grail Devotee"
scenario bare
+ fighter s1 REG plus grail-devotee
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
offers fight club n1 => Grail Devotee +1

case "Anfarro"
scenario bare
+ fighter s1 REG plus anfarro
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
offers fight club n1 => Anfarro +1

case "Gavel of Justice: BLOOD after its Injury Roll"
scenario bare
+ fighter s1 REG only gavel-of-justice
+ fighter n1 REG keyword demonic
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
play fight gavel n1
dice 4 4
dice 1 1
holds n1 at 13.5,12 blood 3

case "Pontiff's Crucifix: a failed Risky roll does not end the Activation"
scenario bare
+ fighter s1 REG plus pontiffs-crucifix
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 30,30
play dash
dice 1 2
to-move south

case "Unending Starvation: an inch more"
scenario bare
+ fighter s1 REG plus strain-of-starvation
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 30,30
legal move 12,19

case "without it, not"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 30,30
illegal TC-5.2 move 12,19

case "Titan Zulfiqar: +2 INJURY MODIFIER"
scenario bare
+ fighter s1 REG only titan-zulfiqar
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 13.5,12
offers fight titan-zulfiqar n1 => Titan Zulfiqar +2
