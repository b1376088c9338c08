clause TOV-10.4
game trenches-of-valor

case "a further +1 against anybody in 0409 or 0503"
scenario 4-troy-and-thunder-patrol
| unit G1 0309
| unit R1 0309
| unit R2 0408
| unit mg1 0409
odds attack G1 mg1 => 3/6 eliminated
odds attack R1 mg1 => 1/6 eliminated
odds attack R2 mg1 => 0 eliminated

case "0503 as well"
scenario 4-troy-and-thunder-patrol
| unit G1 0404
| unit mg1 0503
odds attack G1 mg1 => 3/6 eliminated

case "five points for an MG, one for any other"
scenario 4-troy-and-thunder-patrol
| unit G1 0404
| unit mg1 0503
| unit r1 0303
play attack G1 mg1
dice 3
tells "Machinegun mg1 in 0503 is eliminated, 5 points."
shows "5 of 10"
