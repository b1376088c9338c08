# The handicap: coins at the start, for the team of the side named first or for the other.
clause TCL-R43
game trench-club

case "above 0 the second side has them"
scenario 2-players-a
option handicap 4
holds coins fra 4
lacks coins ger 4

case "below 0 the first, beside what its nation has"
scenario 2-players-b
option handicap -2
holds coins auh 5
lacks coins gbr 2

case "of four players, each of the other team"
scenario 4-players
option handicap 5
holds coins gbr 5
holds coins fra 5
holds coins auh 3
lacks coins ger 5

case "or each of the first side's team"
scenario 4-players
option handicap -5
holds coins ger 5
holds coins auh 8
lacks coins gbr 5

case "partners are one player"
scenario coop-automa
option handicap -6
holds coins fra 6
lacks coins ger 6

case "the Automa is another"
scenario coop-automa
option handicap 6
holds coins ger 6
lacks coins fra 6
