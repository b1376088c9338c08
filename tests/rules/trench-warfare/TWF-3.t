# Twelve steps in a fixed order.
clause TWF-3
game trench-warfare

case "every step of a turn, its side and its board"
| turn 1 step A
| CPB
| 05 . . d . . x c c . . . . . . s s v
|  12 a . T . . x . o . c . . . . s s v
| ALB
| 05 . . d . . x c c . . . . . . s s v
|  12 a . T . . x . o . c . . . . s s v
to-move cp
asks "step A, Central Powers: move chargers"
play end
asks "step B, Central Powers: fire chargers"
play end
to-move al
asks "step C, Allies: move chargers"
play end
asks "step D, Allies: fire chargers"
play end
asks "step E, Allies: move defenders"
play end
asks "step F, Allies: fire defenders"
play end
asks "step G, Allies: move guns"
play end
asks "step H, Allies: fire guns"
play end
to-move cp
asks "step I, Central Powers: move defenders"
play end
asks "step J, Central Powers: fire defenders"
play end
asks "step K, Central Powers: move guns"
play end
asks "step L, Central Powers: fire guns"
play end
asks "Turn 2, step A"

case "after D come the Allied defenders on CPB"
| turn 1 step D
| CPB
| 01 . . T . . x . . . . o . . . c s v
| 05 . . d . . x . o . . . . . . s s v
| ALB
| 05 . . d . c x . o . . . . . . s s v
play end
asks "step E, Allies: move defenders"
legal move 0503 0603

case "the 120th step is the last"
| turn 10 step L
| CPB
| 01 . . T . . x . . . . o . . . c s v
| ALB
| 11 . a T o . x . . . c . . . . s s v
play end
to-move nobody

case "only the pieces of the step act"
| turn 1 step A
| CPB
| 01 a . T . . x . . . . o . . . s s v
| 03 . . d . o x . . . . . . . . s s v
| 05 . . T . c x . o . . . . . . s s v
| ALB
| 05 . . T . c x . o . . . . . . s s v
|  12 . . T . . x . o . . . . . . s c v
illegal TWF-3 move 0303 0403
illegal TWF-3 move 0101 0102
illegal TWF-3 move 1216 1215
illegal TWF-3 fire 0505 W
illegal TWF-3 fire 0101
illegal TWF-3 place 0103
legal move 0505 0504

case "a step without anything to do is passed over"
| turn 1 step A
| CPB
| 01 . . T . . x . . . . o . . . c s v
| ALB
| 05 . . d . . x . o . . . . . . s s v
|  12 . . T . . x . o . . . . . . s c v
play move 0115 0114
to-move al
asks "step C"
play end
to-move cp
asks "step I"
