clause VV-R47
game valor-and-victory

case "at the end of turn 7 Red Road is over"
scenario 7-red-road
| turn 7
| phase rally german
| unit 2 german GE_RIF M8 pinned
| pool us exits 37
play done
result us -1000

case "with a handicap it ends a turn earlier"
scenario 7-red-road
option handicap 1
| turn 6
| phase rally german
| unit 2 german GE_RIF M8 pinned
| pool us exits 37
play done
result us -1000

case "below 0 a turn later"
scenario 7-red-road
option handicap -1
| turn 8
| phase rally german
| unit 2 german GE_RIF M8 pinned
| pool us exits 37
play done
result us -1000
