# Silenced Pistol: a die more over what one touches.
clause TC-13.26
game trench-crusade

case "over a barricade"
scenario bare
+ piece 1 barricade4 at 10,12.5
+ fighter s1 REG only silenced-pistol
+ fighter n1 REG plus standard-armour
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,16
odds shoot silenced n1 => 865/5832 out of action
