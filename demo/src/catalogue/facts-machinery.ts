// What hydraulic, drive and structural parts cost and weigh, written like facts-fasteners.ts.

/** Prices and weights of a small machine's part; bigger frames cost and weigh more. */
export const machineryFacts = `
hydraulicCylinder 620 18500 o l; liftCylinder 1480 62000 o l; steerCylinder 410 9800 o l; tiltCylinder 690 21000 o l; extensionCylinder 2250 88000 o l; levelCylinder 730 16500 o l
jibCylinder 980 24000 o l; outriggerCylinder 640 19000 o l; axleCylinder 590 17500 o l; sideShiftCylinder 360 7800 o l; freeLiftCylinder 870 34000 o l; platformRotator 1390 26000 o b
cylinderRod 260 14500 o l; cylinderGland 78 1900 m r; cylinderPiston 64 1400 m r; cylinderBarrel 340 28000 o l; rodEye 58 1700 m b
hoseAssembly 34 850 c l; steelPipe 26 620 c l; adapter 4.6 65 c l; elbow 6.2 95 c b; tee 8.4 130 c b; straightFitting 4.1 60 c l; bulkheadFitting 9.3 140 c l; orificeFitting 5.9 55 c l
quickCoupler 27 260 c l; blankingPlug 2.3 35 c l; testPoint 13.5 80 c l; banjoBolt 3.2 45 c l; hoseGuard 5.4 110 c l
manifold 780 8400 o b; mainControlValve 1120 14500 o b; solenoidValve 96 480 c b; proportionalValve 228 620 c b; cartridgeValve 74 210 c l; solenoidCoil 39 260 c b; reliefValve 68 240 c l
counterbalanceValve 112 560 c l; checkValve 31 150 c l; holdingValve 134 640 c l; loweringValve 88 390 c l; flowDivider 342 3600 c b
gearPump 248 4200 o b; pistonPump 2380 31000 o b; handPump 118 1900 c b; brakeReleasePump 96 1300 c b; auxiliaryPump 465 9500 o b; powerUnit 1180 24000 o b
hydraulicMotor 540 9800 o b; driveMotor 1190 17500 o b; swingMotor 480 8600 o b; pumpCoupling 46 580 c r
hydraulicTank 385 19500 o b; returnFilter 42 780 c l; pressureFilter 58 690 c l; suctionStrainer 33 410 c l; breatherCap 19 190 c b; levelGauge 21 120 c l; oilCooler 460 9200 o b; accumulator 295 4300 c l; drainPlug 3.4 60 c l
wheel 540 68000 o r; rim 210 26000 m r; tyre 320 41000 o r; solidTyre 165 18500 c r; driveWheel 260 27000 o r; steerWheel 195 19500 o r; castorWheel 74 4200 c r; wheelHub 178 9800 o r; hubCap 12 280 c r; tyreValve 3.1 25 g l; innerTube 38 1900 c r
axle 1350 96000 o l; driveAxle 3250 218000 o l; oscillatingAxle 2790 185000 o l; steeringAxle 1640 104000 o l; tieRod 88 2900 m l; tieRodEnd 37 640 c l; spindle 225 11800 m b; kingpin 54 2400 c l; steeringLink 49 1850 m l; driveShaft 310 13600 o l; universalJoint 58 890 c b
driveGearbox 1690 41000 o b; driveHub 1420 38000 o b; slewRing 2890 112000 o r; slewGearbox 1260 34000 o b; wormGear 214 4100 m l; pinion 128 2300 m r; ringGear 236 5400 m r; planetGear 62 980 m r; sunGear 71 860 m r; gearHousing 290 12500 m b; disconnectCap 24 420 c r
brakeDisc 64 2900 c r; brakePad 28 390 c f; brakeShoe 42 1250 c b; brakeDrum 118 9600 c r; brakeCaliper 196 4300 c b; parkingBrake 244 5100 c b; motorBrake 268 4700 c r; masterCylinder 97 1150 c l; wheelBrakeCylinder 39 620 c b; brakeCable 31 480 c l; brakeFluid 9.8 560 g l
scissorArm 690 48000 o l; crossTube 84 5200 m l; sliderBlock 22 380 c b; scissorRoller 29 640 c r; safetyProp 68 3900 m l; potholeGuard 174 15500 o l; potholeLinkage 41 2200 m l
boomSection 3850 420000 o l; baseBoom 4980 690000 o l; flyBoom 3120 310000 o l; articulatedArm 2460 265000 o l; jib 1750 98000 o l; upright 2890 340000 o l; wearPad 16.5 320 c b; leafChain 312 14500 o l; chainAnchor 47 1600 o l; sheave 86 3400 o r; wireRope 148 7200 o l; cableCarrier 265 8800 o l; boomRest 52 3100 m b
turntable 3960 540000 o b; counterweight 2140 1650000 o b; turntableLock 64 2700 o l; engineTray 285 36000 m f
outriggerLeg 486 38500 o l; outriggerPad 57 5400 c r; outriggerBeam 395 46000 o l
chassisFrame 3480 480000 o b; towBar 142 11500 o l; tieDownRing 18.5 890 c b; forkPocket 73 6200 m b; batteryTray 164 17500 m b
mast 3640 480000 o l; mastChannel 1180 142000 o l; mastRoller 54 1650 c r; sideRoller 31 680 c r; mastStrip 13.5 210 c l; liftChain 168 9800 o l; chainPulley 49 1900 c r; mastPivot 72 3300 m b
carriage 980 118000 o b; carriageRoller 52 1580 c r; fork 245 42000 o l; forkLock 26 540 c b; forkExtension 320 38000 o l; forkPositioner 1480 96000 o b; loadBackrest 285 34000 m b; sideShifter 1260 88000 o b
platform 1780 164000 o b; basket 1690 88000 o b; extensionDeck 940 72000 o f; meshFloor 215 26000 o f; antiSlipFloor 168 23500 o f; deckRoller 19 460 c r; platformMount 126 8400 m b
guardrail 142 9600 o l; midRail 48 3100 m l; toeBoard 39 4200 m l; gate 186 9400 o f; gateLatch 23 410 c b; gateSpring 8.6 140 c l; railSocket 11.5 520 c b
ladder 128 9800 m l; step 34 2400 m f; grabHandle 19 780 c l; lanyardAnchor 14.5 390 c b; safetyHarness 138 2100 g b; manualHolder 12.8 340 g b; toolTray 64 2900 c b; pipeRack 118 6900 o l
cover 38 2600 m f; hood 385 24500 m b; panel 96 8900 m f; door 178 14200 m f; bracket 14 780 m b; plate 19 1200 m f; guard 46 3300 m b; hinge 11.8 380 c f; coverLatch 21 310 c b; gasSpring 34 640 c l; weatherStrip 16.5 420 c l; mudguard 58 3900 m b; rubberBuffer 5.9 120 c b; rubberMount 12.4 280 c b
`;
