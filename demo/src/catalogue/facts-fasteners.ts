// What small parts cost and weigh, and who shares them: `noun price grams scope form`, price in USD of the smallest size.

/** Scopes: s by thread size, c a few catalogue sizes, g one for all machines, m one for a family and size of machine, o made for its figure. Forms: l long, f flat, b block, r ring. */
export const fastenerFacts = `
hexBolt 0.32 24 s l; socketScrew 0.38 20 s l; flangeBolt 0.42 26 s l; countersunkScrew 0.36 14 s l; setScrew 0.29 8 s l; carriageBolt 0.45 28 s l
shoulderBolt 3.8 60 s l; selfTappingScrew 0.18 4 s l; wheelStud 4.2 120 s l; stud 1.1 45 s l; eyeBolt 3.4 110 s l; uBolt 4.6 160 c l
hexNut 0.14 12 s f; nylocNut 0.21 14 s f; flangeNut 0.24 16 s f; castleNut 1.2 40 s f; wheelNut 2.6 70 s f; jamNut 0.18 9 s f
capNut 0.52 15 s f; weldNut 0.31 12 s f; slottedNut 4.9 85 s r
flatWasher 0.11 5 s r; springWasher 0.12 3 s r; lockWasher 0.16 3 s r; thrustWasher 2.9 35 c r; bondedSeal 0.85 6 c r; copperWasher 0.34 4 c r; shim 1.9 25 c r; spacer 2.4 60 c r
pin 4.8 240 c l; pivotPin 24 1300 c l; clevisPin 3.1 90 c l; cotterPin 0.15 6 c l; rollPin 0.35 12 c l; dowelPin 0.6 20 c l; linchPin 1.4 45 c l; rClip 0.55 10 c l
pinRetainer 6.4 180 c f; shaftKey 2.2 35 c l; circlip 0.75 12 c r; internalCirclip 0.8 13 c r
hoseClamp 1.35 30 c r; pipeClamp 3.9 90 c b; rubberClip 1.15 25 c r; cableTie 0.09 3 c l; blindRivet 0.07 2 c l; spring 4.4 120 c l; torsionSpring 6.8 150 c l
bushing 9.6 140 c r; flangedBushing 12.4 180 c r; rollerBearing 42 480 c r; taperedBearing 36 520 c r; ballBearing 18 310 c r; needleBearing 14 85 c r
thrustBearing 28 260 c r; sphericalBearing 31 290 c r; rodEnd 24 270 c l; pillowBlock 44 1100 c b; bearingCup 17 210 c r
oilSeal 7.8 40 c r; oRing 0.45 2 c r; rodSeal 11.5 18 c r; pistonSeal 13.8 25 c r; wiperSeal 8.4 14 c r; backupRing 1.6 3 c r; guideRing 6.9 12 c r; gasket 5.6 35 c f; dustBoot 8.2 60 c b
greaseNipple 0.65 8 c l; greaseLine 14 120 c l; greaseCartridge 6.9 430 g l; hydraulicOil 96 18200 g b; engineOil 38 4600 g b; gearOil 42 4700 g b; threadLocker 19 60 g l; chainSpray 11.5 460 g l
`;
