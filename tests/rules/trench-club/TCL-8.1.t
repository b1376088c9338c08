# Income, then repairs, then purchases.
clause TCL-8.1
game trench-club

case "one coin a fort"
| coins ger 1
| fort A1 ger
| fort A2 ger
| fort A4 ger
| unit GER-INF 0703
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
play done
tells Germany collects 3 coins and has 4
holds coins ger 4
asks "repairs and buys with 4 coins"

case "a repair after the first purchase is refused"
| coins ger 6
| fort A4 ger
| unit GER-INF 0703
| unit GER-TNK A4 damage 3 rested
| unit FRA-TRK 0019
| frame money 0 0 0 0 0 0
legal repair GER-TNK
play buy INF A4
illegal TCL-8.1 repair GER-TNK
