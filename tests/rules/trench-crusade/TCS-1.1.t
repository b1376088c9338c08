# Claim No Man's Land: five pieces cover the five Objective spots.
clause TCS-1.1
game trench-crusade

case "the stored table is legal"
scenario 1-claim-no-mans-land
admitted

case "the spot in the middle is not covered"
scenario 1-claim-no-mans-land
+ piece 3 ruin-6 at 15,18.25 objective
unfit TCS-1.1
because "piece 3 does not cover the Objective spot at 18,18"
