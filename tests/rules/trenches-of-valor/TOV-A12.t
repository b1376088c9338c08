clause TOV-A12
game trenches-of-valor

case "the post counts against a yellow die too"
scenario 4-troy-and-thunder-patrol
| unit G1 0409
| unit g1 0503
| unit G2 0404
odds attack G2 g1 => 3/6 eliminated
