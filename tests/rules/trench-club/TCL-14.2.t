# One turn, one purse, one player for every rule.
clause TCL-14.2
game trench-club

case "a French Infantry helps a British car"
scenario coop-automa
| unit FRA-INF 2302
| unit GBR-CAR 2203
| unit GER-TNK 2303
| frame declare 1 0 0 0 0 0
play attack GBR-CAR GER-TNK
play fight
to-move fra
play fight
asks British Armored Car throws 14 dice

case "a French gun rides the British truck"
scenario coop-automa
| unit FRA-HOW 2302
| unit GBR-TRK 2303
| unit GER-TNK 3019
| frame move 0 0 0 0 0 0
play board FRA-HOW GBR-TRK
legal pass
play done
to-move gbr
illegal TCL-4.2 done
play move GBR-TRK 2304
play unload FRA-HOW 2305
play done

case "forts and coins are common"
scenario coop-automa
| coins fra 9
| fort B4 fra
| unit FRA-INF 2302
| unit GBR-CAR 2203
| unit GER-TNK 3019
| frame money 0 0 0 0 0 0
play buy HOW B4
play end
to-move gbr
play buy FGN B4
holds coins fra 1
to-move ger

case "both must agree to surrender"
scenario coop-automa
| unit FRA-INF 2302
| unit GBR-CAR 2203
| unit GER-TNK 3019
| frame move 0 0 0 0 0 0
play surrender
to-move gbr
play accept
result ger 1000
