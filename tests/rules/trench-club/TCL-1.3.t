# Eleven types each, one of a kind.
clause TCL-1.3
game trench-club

case "the British set has a Field Gun and the Mark I, no Howitzer"
scenario 2-players-b
holds unit GBR-FGN off army none
holds unit GBR-MKF off army none
lacks unit GBR-HOW off army none
holds unit AUH-HOW off army none
holds unit AUH-ATG off army none
shows 0 forts, 11 units
