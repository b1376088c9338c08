clause TOV-A17
game trenches-of-valor

case "no scenario needs more pieces than the German, British and French sets hold"
scenario 6-coming-up-shortt
| unit R1 0111
| hidden C R R R R
impossible "more hidden Rs"
