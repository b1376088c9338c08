# Blades of the lists: for each word the blow in which it makes the difference.
clause TC-16.9
game trench-crusade

case "Assassin's Dagger: +1 INJURY MODIFIER"
scenario bare
+ fighter s1 REG only assassins-dagger
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
offers fight assassins-dagger n1 => INJURY DICE, modifier +0, +1

case "Assassin's Dagger: CRITICAL"
scenario bare
+ fighter s1 REG only assassins-dagger
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
| n2 at 30,30
odds fight assassins-dagger n1 => 1319/5184 n1 is out of action

case "Beelzebub's Axe: HEAVY, not beside another"
scenario bare
+ fighter s1 REG only beelzebubs-axe machine-gun
+ fighter n1 REG
unfit TC-12.27

case "Blasphemous Staff: in melee"
scenario bare
+ fighter s1 REG only blasphemous-staff
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
legal fight blasphemous-staff n1

case "Blasphemous Staff: FIRE, a BLOOD more"
scenario bare
+ fighter s1 REG only blasphemous-staff
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
play fight blasphemous-staff n1
dice 4 4
dice 1 1
holds n1 at 12,13.5 blood 2

case "Blasphemous Staff: CRITICAL"
scenario bare
+ fighter s1 REG only blasphemous-staff
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
| n2 at 30,30
odds fight blasphemous-staff n1 => 25/144 n1 is out of action

case "Bonebreaker Mace: RISKY"
scenario bare
+ fighter s1 REG only bonebreaker-mace
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
play fight bonebreaker-mace n1
dice 1 1
to-move north

case "Butcher Bayonet: in melee"
scenario bare
+ fighter s1 REG only butcher-bayonet
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
legal fight butcher-bayonet n1

case "Butcher Bayonet: +1 INJURY DICE"
scenario bare
+ fighter s1 REG only butcher-bayonet
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
offers fight butcher-bayonet n1 => INJURY DICE, modifier +1, +0

case "Butcher Bayonet: CUMBERSOME, no second attack even of the STRONG"
scenario bare
+ fighter s1 REG keyword strong only butcher-bayonet pistol
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
play fight pistol n1
dice 1 1
illegal TC-9.7 fight butcher-bayonet n1

case "Catherine Wheel: +1 DICE"
scenario bare
+ fighter s1 REG only catherine-wheel
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
offers fight catherine-wheel n1 => Catherine Wheel +1 (TC-12.1)

case "Catherine Wheel: RISKY"
scenario bare
+ fighter s1 REG only catherine-wheel
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
play fight catherine-wheel n1
dice 1 1 1
to-move north

case "Catherine Wheel: HEAVY, not beside another"
scenario bare
+ fighter s1 REG only catherine-wheel machine-gun
+ fighter n1 REG
unfit TC-12.27

case "Coin Hammer: HEAVY, not beside another"
scenario bare
+ fighter s1 REG only coin-hammer machine-gun
+ fighter n1 REG
unfit TC-12.27

case "Gavel of Justice: CRITICAL"
scenario bare
+ fighter s1 REG only gavel-of-justice
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
| n2 at 30,30
odds fight gavel-of-justice n1 => 25/144 n1 is out of action

case "Gavel of Justice: one BLOOD more for a HERETIC"
scenario bare
+ fighter s1 REG only gavel-of-justice
+ fighter n1 REG keyword heretic
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
play fight gavel n1
dice 4 4
dice 1 1
holds n1 at 12,13.5 blood 3

case "Gavel of Justice: and for one of the BLACK GRAIL"
scenario bare
+ fighter s1 REG only gavel-of-justice
+ fighter n1 REG keyword black-grail
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
play fight gavel n1
dice 4 4
dice 1 1
holds n1 at 12,13.5 blood 3

case "Golden Khanjar: +1 INJURY MODIFIER"
scenario bare
+ fighter s1 REG only golden-khanjar
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
offers fight golden-khanjar n1 => INJURY DICE, modifier +0, +1

case "Hellblade: in melee"
scenario bare
+ fighter s1 REG only hellblade
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
legal fight hellblade n1

case "Hellblade: +1 INJURY DICE"
scenario bare
+ fighter s1 REG only hellblade
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
offers fight hellblade n1 => INJURY DICE, modifier +1, +0

case "Hellblade: FIRE, a BLOOD more"
scenario bare
+ fighter s1 REG only hellblade
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
play fight hellblade n1
dice 4 4
dice 1 1 1
holds n1 at 12,13.5 blood 2

case "Lochaber Axe: in melee"
scenario bare
+ fighter s1 REG only lochaber-axe
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
legal fight lochaber-axe n1

case "Lochaber Axe: +2 INJURY DICE"
scenario bare
+ fighter s1 REG only lochaber-axe
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
offers fight lochaber-axe n1 => INJURY DICE, modifier +2, +0

case "Lochaber Axe: BLOCK"
scenario bare
+ fighter s1 REG
+ fighter n1 REG only lochaber-axe
| turn 1 acting south active s1
| s1 at 12,12 charged
| n1 at 12,13.5
offers fight club n1 => BLOCK -1 (TC-12.13)

case "Lochaber Axe: CRITICAL"
scenario bare
+ fighter s1 REG only lochaber-axe
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
| n2 at 30,30
odds fight lochaber-axe n1 => 344455/839808 n1 is out of action

case "Lochaber Axe: CUMBERSOME, no second attack even of the STRONG"
scenario bare
+ fighter s1 REG keyword strong only lochaber-axe pistol
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
play fight pistol n1
dice 1 1
illegal TC-9.7 fight lochaber-axe n1

case "Lochaber Axe: HEAVY, not beside another"
scenario bare
+ fighter s1 REG only lochaber-axe machine-gun
+ fighter n1 REG
unfit TC-12.27

case "Malebranche Sword: HEAVY, not beside another"
scenario bare
+ fighter s1 REG only malebranche-sword machine-gun
+ fighter n1 REG
unfit TC-12.27

case "Pestilent Fang: +1 INJURY MODIFIER"
scenario bare
+ fighter s1 REG only pestilent-fang
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
offers fight pestilent-fang n1 => INJURY DICE, modifier +0, +1

case "Pestilent Fang: HEAVY, not beside another"
scenario bare
+ fighter s1 REG only pestilent-fang machine-gun
+ fighter n1 REG
unfit TC-12.27

case "Pestilent Fang: no armour against a Critical Success"
scenario bare
+ fighter s1 REG only pestilent-fang
+ fighter n1 REG plus reinforced-armour trench-shield
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
play fight fang n1
dice 6 6
dice 1 4 4
tells "out of action"

case "Sacrificial Blade: in melee"
scenario bare
+ fighter s1 REG only sacrificial-blade
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
legal fight sacrificial-blade n1

case "Sacrificial Blade: +2 INJURY MODIFIER"
scenario bare
+ fighter s1 REG only sacrificial-blade
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
offers fight sacrificial-blade n1 => INJURY DICE, modifier +0, +2

case "Sacrificial Blade: RISKY"
scenario bare
+ fighter s1 REG only sacrificial-blade
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
play fight sacrificial-blade n1
dice 1 1
to-move north

case "Shotel: in melee"
scenario bare
+ fighter s1 REG only shotel
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
legal fight shotel n1

case "Shotel: CRITICAL"
scenario bare
+ fighter s1 REG only shotel
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
| n2 at 30,30
odds fight shotel n1 => 25/144 n1 is out of action

case "Tank-Splitter Sword: CRITICAL"
scenario bare
+ fighter s1 REG only tank-splitter-sword
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
| n2 at 30,30
odds fight tank-splitter-sword n1 => 29209/93312 n1 is out of action

case "Tank-Splitter Sword: CUMBERSOME, no second attack even of the STRONG"
scenario bare
+ fighter s1 REG keyword strong only tank-splitter-sword pistol
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
play fight pistol n1
dice 1 1
illegal TC-9.7 fight tank-splitter-sword n1

case "Tartarus Claws: in melee"
scenario bare
+ fighter s1 REG only tartarus-claws
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
legal fight tartarus-claws n1

case "Tartarus Claws: CLEAVE"
scenario bare
+ fighter s1 REG only tartarus-claws
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
play fight tartarus-claws n1
dice 1 1
legal fight tartarus-claws n1

case "Tartarus Claws: CRITICAL"
scenario bare
+ fighter s1 REG only tartarus-claws
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
| n2 at 30,30
odds fight tartarus-claws n1 => 25/144 n1 is out of action

case "Tartarus Claws: CUMBERSOME, no second attack even of the STRONG"
scenario bare
+ fighter s1 REG keyword strong only tartarus-claws pistol
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
play fight pistol n1
dice 1 1
illegal TC-9.7 fight tartarus-claws n1

case "Tenderizer Maul: +1 INJURY MODIFIER"
scenario bare
+ fighter s1 REG only tenderizer-maul
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
offers fight tenderizer-maul n1 => INJURY DICE, modifier +0, +1

case "Tenderizer Maul: HEAVY, not beside another"
scenario bare
+ fighter s1 REG only tenderizer-maul machine-gun
+ fighter n1 REG
unfit TC-12.27

case "Titan Zulfiqar: CRITICAL"
scenario bare
+ fighter s1 REG only titan-zulfiqar
+ fighter n1 REG
+ fighter n2 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
| n2 at 30,30
odds fight titan-zulfiqar n1 => 1811/5184 n1 is out of action

case "Titan Zulfiqar: HEAVY, not beside another"
scenario bare
+ fighter s1 REG only titan-zulfiqar machine-gun
+ fighter n1 REG
unfit TC-12.27

case "Vivisector: BLOCK"
scenario bare
+ fighter s1 REG
+ fighter n1 REG only vivisector
| turn 1 acting south active s1
| s1 at 12,12 charged
| n1 at 12,13.5
offers fight club n1 => BLOCK -1 (TC-12.13)

case "Vivisector: CUMBERSOME, no second attack even of the STRONG"
scenario bare
+ fighter s1 REG keyword strong only vivisector pistol
+ fighter n1 REG
| turn 1 acting south active s1
| s1 at 12,12
| n1 at 12,13.5
play fight pistol n1
dice 1 1
illegal TC-9.7 fight vivisector n1
