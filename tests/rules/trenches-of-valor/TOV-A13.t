clause TOV-A13
game trenches-of-valor

case "units between do not matter"
scenario 4-troy-and-thunder-patrol
| phase defender
| unit R1 0306
| unit R2 0307
| unit mg1 0309
| unit g1 0308
legal attack mg1 R1
odds attack mg1 R1 => 1/6 eliminated
