# No building onto a trench the enemy holds.
clause TCL-R25
game trench-club

case "neither joined nor touched"
option trenches yes
| unit GER-ENG 0707
| unit FRA-INF 0507
| frame move 0 0 0 0 0 0
illegal TCL-10.7 build GER-ENG trench 0708 0808
illegal TCL-10.7 build GER-ENG trench 0607 0707
legal build GER-ENG trench 0706 0806

case "free when nobody is in it"
option trenches yes
| unit GER-ENG 0707
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
legal build GER-ENG trench 0708 0808
