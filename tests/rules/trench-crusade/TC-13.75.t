# Musical Instrument.
clause TC-13.75
game trench-crusade

case "a friend at 4 inches, two instruments"
scenario bare
+ fighter s1 REG
+ fighter s2 REG plus musical-instrument
+ fighter s3 REG plus musical-instrument
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 12,16.984
| s3 at 12,8
| n1 at 30,30
odds dash => 42/216 Dash: fails

case "further off: nothing"
scenario bare
+ fighter s1 REG
+ fighter s2 REG plus musical-instrument
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 12,17
| n1 at 30,30
odds dash => 15/36 Dash: fails

case "two of them: +1 only"
scenario bare
+ fighter s1 REG
+ fighter s2 REG only musical-instrument
+ fighter s3 REG only musical-instrument
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 12,14
| s3 at 14,12
| n1 at 30,30
odds dash => 42/216 fails

case "a Down musician plays on"
scenario bare
+ fighter s1 REG
+ fighter s2 REG only musical-instrument
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| s2 at 13,13 down
| n1 at 30,30
odds dash => 42/216 fails
