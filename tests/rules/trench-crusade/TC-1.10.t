# Rolling again: all dice of the roll, never twice.
clause TC-1.10
game trench-crusade

case "a roll of three dice that fails is rolled again with all three"
scenario bare
+ kit crooked-dice TC-1.10 "Crooked Dice" ability
+ at rolled reroll once-a-game
+ fighter s1 REG plus crooked-dice
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12 blood 1
| n1 at 12,30
play dash
play spend 1
dice 6 2 1
to-move south
asks "use it?"
play use crooked-dice
tells "uses Crooked Dice"
to-move dice
dice 4 5 3
tells "Dash: succeeds"

case "the second throw counts, and is not rolled again"
scenario bare
+ kit crooked-dice TC-1.10 "Crooked Dice" ability
+ at rolled reroll
+ fighter s1 REG plus crooked-dice
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,30
play dash
dice 1 1
play use crooked-dice
dice 2 2
tells "Dash: fails"
holds s1 at 12,12 acted exhausted

case "once a game: a second roll is not asked for"
scenario bare
+ kit crooked-dice TC-1.10 "Crooked Dice" ability
+ at rolled reroll once-a-game
+ fighter s1 REG plus crooked-dice
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12 used 1
| n1 at 12,30
play dash
dice 1 1
to-move north

case "a success of a Dash could not be better, and nobody is asked"
scenario bare
+ kit crooked-dice TC-1.10 "Crooked Dice" ability
+ at rolled reroll once-a-game
+ fighter s1 REG plus crooked-dice
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,30
play dash
dice 4 4
asks "where does it move?"

case "declined, the failure stands and the dice may be rolled again later"
scenario bare
+ kit crooked-dice TC-1.10 "Crooked Dice" ability
+ at rolled reroll once-a-game
+ fighter s1 REG plus crooked-dice
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,30
play dash
dice 1 1
play skip
tells "Dash: fails"
holds s1 at 12,12 acted exhausted

case "one use for either roll: of an attack the Injury Roll too"
scenario bare
+ kit crooked-dice TC-1.10 "Crooked Dice" ability
+ at rolled reroll once-a-game
+ at injury-rolled reroll once-a-game
+ fighter s1 REG plus crooked-dice
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,18
play shoot rifle n1
dice 4 4
play skip
dice 1 1
to-move south
play use crooked-dice
dice 5 5
tells "is out of action"
holds s1 at 12,12 acted used 3 kills 1
