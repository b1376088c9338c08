# Which special unit has which symbol.
clause TCL-R34
game trench-club

case "Mine Layers do not build, Engineers lay no mines"
| unit GER-MIN 0703
| unit GER-ENG 0803
| unit FRA-TRK 0019
| frame move 0 0 0 0 0 0
illegal TCL-10.7 build GER-MIN road 0603 0602
illegal TCL-10.8 mine GER-ENG 0802
legal mine GER-MIN 0702
legal build GER-ENG road 0802 0801
