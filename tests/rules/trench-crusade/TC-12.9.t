# BLACK GRAIL is a tag: stored, no effect on rolls.
clause TC-12.9
game trench-crusade

case "a shot is as good as any other"
scenario bare
+ fighter s1 REG keyword black-grail
+ fighter n1 REG keyword black-grail
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
odds shoot rifle n1 => 15/36 No effect
odds shoot rifle n1 => 1313/7776 out of action
