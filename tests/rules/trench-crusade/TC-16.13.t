# At most 24.
clause TC-16.13
game trench-crusade

case "24 of them"
scenario bare
+ fighter n1 REG
+ roster south "A" new-antioch
+ model 1 "M1" lieutenant
+ model 2 "M2" yeoman
+ model 3 "M3" yeoman
+ model 4 "M4" yeoman
+ model 5 "M5" yeoman
+ model 6 "M6" yeoman
+ model 7 "M7" yeoman
+ model 8 "M8" yeoman
+ model 9 "M9" yeoman
+ model 10 "M10" yeoman
+ model 11 "M11" yeoman
+ model 12 "M12" yeoman
+ model 13 "M13" yeoman
+ model 14 "M14" yeoman
+ model 15 "M15" yeoman
+ model 16 "M16" yeoman
+ model 17 "M17" yeoman
+ model 18 "M18" yeoman
+ model 19 "M19" yeoman
+ model 20 "M20" yeoman
+ model 21 "M21" yeoman
+ model 22 "M22" yeoman
+ model 23 "M23" yeoman
+ model 24 "M24" yeoman
admitted
