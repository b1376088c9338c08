# Teams, and allies who are never neighbours.
clause TCL-1.1
game trench-club

case "the four nations sit so that allies are opposite"
scenario 4-players
to-move ger
shows Great Britain

case "allies side by side are refused"
scenario 4-players
option nation2 auh
option nation3 fra
option nation4 gbr
impossible neighbours must be enemies

case "two players of one team are refused"
option nation2 auh
impossible neighbours must be enemies

case "two players may take any nations of different teams"
option nation1 gbr
option nation2 auh
to-move gbr
