# Start chips lie face down; the number is drawn when one is turned over.
clause TCL-1.4
game trench-club

case "six numbers on a half, each as likely"
| unit GER-INF off army 1
| unit FRA-INF off army 1
| frame chip 0 0 0 0 0 0
odds chip 1 => 1/6 number 1
odds chip 1 => 0 number 7

case "a number that is out does not come again"
| chip fra 1 2
| unit GER-INF off army 1
| unit FRA-INF off army 1
| frame chip 0 0 0 0 0 0
odds chip 1 => 1/5 number 1
odds chip 1 => 0 number 2

case "twelve numbers on the whole board"
scenario 4-players
| unit GER-INF off army 1
| frame chip 0 0 0 0 0 0
odds chip 3 => 1/12 number 12
