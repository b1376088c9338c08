# Attacks on Markers: as at a point, range to the edge, never Cover, a success is enough.
clause TCS-0.14
game trench-crusade

case "shells 10 inches away: 7 of 12"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 30,33
| marker 1 shell 12,22 of neutral
odds shoot rifle shell-1 => 7/12 is destroyed
play shoot rifle shell-1
dice 4 3
tells "The shell at 12,22 is destroyed"
lacks marker 1 shell 12,22 of neutral

case "range is measured to the edge of the disc: 24 inches and two radii"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6,6
| n1 at 30,33
| marker 1 cache 6,15740u of neutral
legal shoot rifle cache-1
offers shoot rifle cache-1 => Shoot at the Cache

case "one unit more is too far"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 6,6
| n1 at 30,33
| marker 1 cache 6,15741u of neutral
illegal TCS-0.14 shoot rifle cache-1

case "a wall hides it"
scenario bare
+ piece 1 box 6 x 0.25 x 4 at 9,15
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 30,33
| marker 1 cache 12,18 of neutral
illegal TCS-0.14 shoot rifle cache-1
because "cannot be seen"

case "struck within an inch of its edge"
scenario bare
+ fighter s1 REG
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 30,33
| marker 1 cache 12,7104u of neutral
legal fight club cache-1
odds fight club cache-1 => 7/12 is destroyed

case "a blast takes shells in its radius, but not a cache"
scenario bare
+ fighter s1 REG plus frag-grenades
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 30,33
| marker 1 shell 12,18 of neutral
| marker 2 cache 13,18 of neutral
play shoot frag at 12,17
dice 4 4
tells "shell"
lacks marker 1 shell 12,18 of neutral
holds marker 2 cache 13,18 of neutral

case "a cache that is aimed at"
scenario bare
+ fighter s1 REG plus frag-grenades
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 30,33
| marker 1 shell 12,18 of neutral
| marker 2 cache 13,18 of neutral
play shoot frag cache-2
dice 4 4
lacks marker 1 shell 12,18 of neutral
lacks marker 2 cache 13,18 of neutral
