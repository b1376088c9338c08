clause TOV-A20
game trenches-of-valor

case "the post protects a Raider who stands in it"
scenario 4-troy-and-thunder-patrol
| phase defender
| unit G1 0409
| unit g1 0309
| unit r1 0309
odds attack g1 G1 => 3/6 eliminated
odds attack r1 G1 => 1/6 eliminated
