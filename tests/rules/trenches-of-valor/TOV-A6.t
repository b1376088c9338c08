clause TOV-A6
game trenches-of-valor

case "across the closed hexside the trench protects"
scenario 6-coming-up-shortt
| phase defender
| unit G1 0212
| unit mg1 0311
odds attack mg1 G1 => 3/6 eliminated

case "in another scenario the same hexside is a connected trench"
scenario 4-troy-and-thunder-patrol
| phase defender
| unit G1 0212
| unit mg1 0311
odds attack mg1 G1 => 4/6 eliminated
