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

case "12 inches are still in range"
scenario bare
+ fighter s1 REG only silenced-pistol
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6096u,254u
| n1 at 6096u,6850u
legal shoot silenced-pistol n1

case "a unit more than 12 inches is out of range"
scenario bare
+ fighter s1 REG only silenced-pistol
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6096u,254u
| n1 at 6096u,6851u
illegal TC-8.3 shoot silenced-pistol n1

case "a PISTOL: in melee with the Ranged Characteristic too"
scenario bare
+ fighter s1 REG ranged 1 only silenced-pistol
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
odds fight silenced-pistol n1 => 15/36 No effect
odds fight silenced-pistol n1 ranged => 42/216 No effect

case "ASSAULT: a shot, then a Charge"
scenario bare
+ fighter s1 REG only silenced-pistol trench-club
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,17
play shoot silenced-pistol n1
dice 1 1
legal charge n1
