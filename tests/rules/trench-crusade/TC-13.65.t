# Dum-Dum Bullets.
clause TC-13.65
game trench-crusade

case "a rifle's critical has two dice more"
scenario bare
+ fighter s1 REG plus dum-dum-bullets
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play shoot rifle n1
dice 6 6
dice 1 1 1 1
tells "wounded"
