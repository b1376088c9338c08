# Only Austria-Hungary begins with coins; all forts are neutral.
clause TCL-1.10
game trench-club

case "three coins, but nothing can be bought without a fort"
scenario 2-players-b
holds coins auh 3
lacks coins gbr 0
shows neutral
hides held by

case "no purchase without a fort"
scenario 2-players-b
| coins auh 3
| unit AUH-INF 1700
| unit GBR-INF 3019
| frame money 0 0 0 0 0 0
illegal TCL-8.4 buy INF B1
count 1
