# Lines of sight on the three maps; the numbers are those of the rules reference.
clause VV-9.1
game valor-and-victory

case "down the road from edge to edge"
scenario 2-les-forges-crossroads
sight G10 G1 => clear, hindrance +0
sight G10 G1 => Range 9

case "sight exists both ways, whatever it adds"
scenario 2-les-forges-crossroads
sight L7 I7 => clear
sight I7 L7 => clear

case "no line of sight, no attack"
scenario 2-les-forges-crossroads
| phase fire us
| unit 1 us US_RIF F6
| unit 2 german GE_RIF F4
illegal VV-9.1 fire F6 F4

clause VV-9.2
case "a building between blocks, but one sees into it"
scenario 2-les-forges-crossroads
sight F6 F4 => F5 Building: blocks
sight F6 F4 => Sight blocked
sight F6 F5 => clear

case "a bunker blocks, empty or not"
scenario 2-les-forges-crossroads
| phase fire us
| hex G6 position bunker3
sight G8 G4 => G6 Bunker: blocks
sight G8 G6 => clear

clause VV-9.3
case "orchards and a hedge on the way add up"
scenario 2-les-forges-crossroads
sight L7 I7 => clear, hindrance +3
sight L7 I7 => K7 Orchard: +1
sight L7 I7 => Hedge: +1

case "the hex of the firer adds nothing"
scenario 2-les-forges-crossroads
sight J8 K9 => clear, hindrance +0

clause VV-9.4
case "buildings on both sides block"
scenario 2-les-forges-crossroads
sight G4 I4 => Sight blocked
sight G4 I4 => Runs along hexsides

case "woods on one side and an orchard on the other hinder"
scenario 2-les-forges-crossroads
sight J2 K3 => clear, hindrance +1

case "orchards on both sides count once"
scenario 2-les-forges-crossroads
sight I2 J4 => clear, hindrance +1

case "a hedge along the line makes everything beside it count"
scenario 2-les-forges-crossroads
sight H2 J2 => clear, hindrance +3

case "a wall along the line, a building on one side only"
scenario 2-les-forges-crossroads
sight C3 E6 => clear, hindrance +1

clause VV-R10
case "out of an orchard, and out of smoke, nothing is added"
scenario 2-les-forges-crossroads
| phase fire us
| hex A5 smoke 2
sight J8 K9 => hindrance +0
sight A5 A8 => hindrance +0
sight A8 A5 => hindrance +2

clause VV-R11
case "a hedge bent round the corner of the target counts once"
scenario 2-les-forges-crossroads
sight G2 I2 => clear, hindrance +2
sight G2 I2 => Corner of walls or hedges: +1
sight I2 G2 => clear, hindrance +0

clause VV-R12
case "beside a hedge an orchard on one side counts"
scenario 2-les-forges-crossroads
sight H2 J2 => Hedge: +1
sight H2 J2 => I2 Orchard: +1

case "a hindrance in a whole hex does not make one-sided hexes count"
scenario 2-les-forges-crossroads
| phase fire us
| hex C6 smoke 1
| hex B7 smoke 2
sight A6 E6 => clear, hindrance +1

clause VV-R13
case "smoke beside the line is a hindrance of its strength"
scenario 2-les-forges-crossroads
| phase fire us
| hex B6 smoke 1
| hex B7 smoke 2
sight A6 C6 => clear, hindrance +2

case "crops beside the line count one"
scenario 3-hedges-and-haystacks
sight D1 F4 => clear, hindrance +3

clause VV-R43
case "from hex to hex through a corner: the hexside between them is crossed"
scenario 4-bridge-at-i6
sight A2 B7 => B5/B6 Hedge: +1
