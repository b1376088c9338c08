# Special values against tanks, foot soldiers, air.
clause TCL-10.3
game trench-club

case "Anti-Tank Gunners against a Tank, and not against a car"
option nation1 auh
| unit AUH-ATG 0703
| unit FRA-TNK 0704
| unit FRA-CAR 0803
| frame declare 0 0 0 0 0 0
odds attack AUH-ATG FRA-TNK => 2211/4096 French Tank takes 2 damage
odds attack AUH-ATG FRA-TNK => 149/2048 French Tank takes 3 damage
odds attack AUH-ATG FRA-TNK => 1/4096 French Tank takes 4 damage
play attack AUH-ATG FRA-TNK
play fight
asks throws 12 dice, each hits on 6 or less

case "a car is no tank"
option nation1 auh
| unit AUH-ATG 0703
| unit FRA-CAR 0704
| frame declare 0 0 0 0 0 0
play attack AUH-ATG FRA-CAR
play fight
asks throws 12 dice, each hits on 3 or less

case "also when they shoot back"
option nation1 auh
| turn fra
| unit AUH-ATG 0703
| unit FRA-FT1 0704
| frame declare 1 0 0 0 0 0
play attack FRA-FT1 AUH-ATG
play fight
dice 12 12 12 12 12 12 12 12 12 12 12 12
asks Austrian Anti-Tank Gunners throws 12 dice, each hits on 6 or less

case "the Anti-Tank Gunners themselves are no tank"
option nation1 auh
option nation2 gbr
| turn gbr
| unit AUH-ATG 0703
| unit GBR-GAS 0705
| frame declare 1 0 0 0 0 0
play attack GBR-GAS AUH-ATG N
play fight
asks throws 12 dice, each hits on 5 or less
