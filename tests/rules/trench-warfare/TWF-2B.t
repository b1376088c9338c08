# First the Central Powers place six defenders in the trench of ALB.
clause TWF-2B
game trench-warfare

case "in the trench, and nowhere else"
to-move cp
asks "Central Powers: place defender 1 of 6"
legal place 0103
illegal TWF-2B place 0104
illegal TWF-2B place 0102
illegal TWF-2B place 0003
illegal TWF-2B end
illegal TWF-2B move 0115 0114
count 7 place

case "from the top down, leaving room for the rest"
illegal TWF-2B place 0803
play place 0703
illegal TWF-2B place 0703
illegal TWF-2B place 0603
count 1
play place 0803
play place 0903
play place 1003
play place 1103
to-move cp
play place 1203
to-move al
