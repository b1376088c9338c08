# The way of a charge is the cheapest.
clause TC-5.14
game trench-crusade

case "round an obstacle with a two or more"
scenario bare
+ piece 1 poly 0,0 0.25,0 0.25,3 0,3 heights 0 0.3 at 14,8 impassable
+ fighter s1 REG move 5
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 5080u,5080u
| n1 at 9144u,5080u
odds charge n1 => 5/6 reaches
