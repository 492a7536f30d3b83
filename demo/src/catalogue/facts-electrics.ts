// What electric, engine, cab and printed parts cost and weigh, written like facts-fasteners.ts.

/** Prices and weights of a small machine's part; bigger frames cost and weigh more. */
export const electricsFacts = `
controlBox 480 4200 o b; groundPanel 690 5400 o b; platformPanel 820 4600 o b; joystick 312 980 c b; emergencyStop 29 110 g b; keySwitch 24 95 g b; toggleSwitch 12.6 35 c b; selectorSwitch 18.9 60 c b
pushButton 14.2 40 c b; footSwitch 96 1400 g b; hourMeter 38 120 g b; display 264 620 c f; controlModule 742 1350 c b; batteryIndicator 57 140 g b
limitSwitch 46 240 c b; proximitySwitch 58 120 c l; tiltSensor 186 320 c b; loadSensor 294 860 c l; angleSensor 142 230 c b; lengthSensor 468 1900 c b; pressureTransducer 118 150 c l; pressureSwitch 49 110 c l; temperatureSensor 22 60 c l; speedSensor 74 130 c l; fuelSender 39 310 c l
battery 248 29500 c b; lithiumBattery 2980 64000 c b; charger 612 9800 c b; batteryDisconnect 68 620 c b; relay 9.4 35 c b; contactor 126 680 c b; fuse 1.2 8 c l; fuseHolder 11.6 90 c b; circuitBreaker 17.8 70 c b; inverter 446 4800 c b; voltageConverter 138 720 c b
motorController 1480 5200 c b; electricMotor 890 28500 o b; carbonBrush 8.9 45 c b; acSocket 16.4 140 g b
harness 214 2900 m l; connector 4.8 22 c b; controlCable 168 4100 m l; batteryCable 28 780 c l; ringTerminal 0.65 12 c f; cableGland 2.4 24 c r; slipRing 612 3400 c r; conduit 3.9 110 c l
beacon 64 480 g b; horn 19.5 310 g b; motionAlarm 37 260 g b; reverseAlarm 34 250 g b; buzzer 14.8 70 g b; workLight 52 690 c b; headlight 78 820 c b; tailLight 41 360 c b; blueSpotLight 88 540 g b; bulb 2.9 15 c b
engine 8900 268000 o b; lpgEngine 6400 164000 o b; engineMount 38 980 c b; starter 286 6400 c b; alternator 318 5900 c b; fanBelt 17.8 160 c r; timingBelt 42 190 c r; beltTensioner 64 740 c b; glowPlug 14.9 45 c l; sparkPlug 7.6 55 c l; injector 168 420 c l
throttleActuator 142 890 c b; oilPressureSwitch 16.8 65 c l; generator 1480 34000 c b
airFilter 46 1350 c l; safetyElement 28 620 c l; preCleaner 57 980 c b; oilFilter 13.6 560 c l; fuelFilter 18.4 430 c l; waterSeparator 49 890 c l
radiator 640 14500 o b; coolingFan 92 2100 c r; fanShroud 76 2600 m b; waterPump 148 3200 c b; thermostat 22 140 c b; radiatorHose 24 480 c l; radiatorCap 9.8 90 g r; expansionTank 38 780 c b; coolant 28 5400 g b
fuelTank 294 17800 o b; fuelPump 86 640 c b; fuelCap 18.9 210 g r; fuelHose 9.4 180 c l; lpgCylinder 148 14500 g l; lpgRegulator 186 1650 c b; muffler 212 9800 o l; exhaustPipe 64 3400 m l; exhaustManifold 186 7200 c b; particleFilter 1890 16400 c l
overheadGuard 840 98000 m b; seat 364 24500 c b; seatBelt 48 890 g l; seatSwitch 27 110 g b; armrest 124 2300 c b; mirror 24 480 g f; windscreen 268 12800 m f; wiperBlade 11.9 180 g l; steeringWheel 58 1450 c r; steeringColumn 146 5200 c l; steeringUnit 386 6800 c b
acceleratorPedal 168 1150 c b; brakePedal 74 1900 c b; inchingPedal 82 1950 c b; controlLever 39 620 c l; ignitionKey 4.9 20 g f; floorMat 42 2800 o f
decal 5.8 20 c f; warningLabel 3.9 12 c f; nameplate 12.5 35 o f; capacityPlate 14.8 40 o f; modelDecal 16.5 45 o f; reflectiveTape 8.9 60 g r; touchUpPaint 17.8 520 c l
operatorManual 24 620 m f; partsManual 38 1450 o f; inspectionLog 11.5 280 m f
serviceKit 168 4200 m b; filterKit 92 2900 m b; beltKit 74 620 m b; decalKit 118 420 m f; coldStartKit 246 3400 m b; sealKit 64 180 m f; valveKit 58 140 m f; pumpKit 124 480 m f; brakeKit 136 1900 m b; bearingKit 98 1650 m b; bushingKit 112 2100 m b; pinKit 186 9800 m b
wearPadKit 128 3600 m b; hoseKit 268 7800 m b; gasketSet 146 720 m f; hardwareKit 34 1200 m b; mountingKit 27 640 m b
`;
