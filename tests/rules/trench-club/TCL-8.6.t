# Special forces: a draw, or a choice for the team that is behind.
clause TCL-8.6
game trench-club

case "behind in units and forts: choice"
| coins ger 8
| fort A1 ger
| fort A2 fra
| fort A3 fra
| unit GER-INF 0703
| unit FRA-TRK 0019
| unit FRA-INF 0018
| frame money 0 0 0 0 0 0
legal special SHP
legal special ENG
illegal TCL-8.6 special

case "behind in units only: each of six cards is as likely"
| coins ger 8
| fort A1 ger
| fort A2 fra
| unit GER-INF 0703
| unit FRA-TRK 0019
| unit FRA-INF 0018
| frame money 0 0 0 0 0 0
illegal TCL-8.6 special SHP
odds special => 1/6 Airship
odds special => 1/6 Railway Gun
play special
dice 1
tells Germany gets special forces: Airship
holds unit GER-SHP A1

case "a card in play is not in the deck, and Engineers are an option"
option legacy no
| coins ger 8
| fort A1 ger
| unit GER-INF 0703
| unit FRA-RLG 0019
| frame money 0 0 0 0 0 0
odds special => 1/4 Mine Layers
odds special => 0 Railway Gun
odds special => 0 Engineers

case "it costs eight, and a fort"
| coins ger 7
| fort A1 ger
| unit GER-INF 0703
| unit FRA-TRK 0019
| frame money 0 0 0 0 0 0
illegal TCL-8.6 special
