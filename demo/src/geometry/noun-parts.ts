// What each part noun looks like: its template, its usual size and what it is made of.
import type { NounKey } from '../vocabulary/nouns.ts';
import { partTemplates, type TemplateName } from './templates/index.ts';
import type { MaterialName, Params, PartSpec } from './types.ts';

/** `noun: template material size=value …`; material `-` keeps the template's own. */
const TABLE = `
bushing: bushing - inner=40 wall=4 length=40; flangedBushing: bushing - inner=40 wall=4 length=34 flange=9; rollerBearing: needleBearing - outer=80 inner=58 length=20
taperedBearing: taperBearing - outer=80 inner=40 width=24; ballBearing: ballBearing - outer=72 inner=35 width=18; needleBearing: needleBearing - outer=35 inner=26 length=22
thrustBearing: ballBearing - outer=62 inner=40 width=15; sphericalBearing: ballJointInsert -; rodEnd: ballJoint - d=18; pillowBlock: mastPivot - d=46 width=60; bearingCup: bearingCup -
oilSeal: oilSeal -; oRing: oRing - inner=40 thickness=4; rodSeal: wiperSeal green inner=40 width=7; pistonSeal: pistonRing -; wiperSeal: wiperSeal blue inner=40 width=8
backupRing: ringBand nylon outer=50 inner=43 height=3; guideRing: ringBand bronze outer=62 inner=57 height=14; gasket: gasket -; dustBoot: dustBoot -
greaseNipple: greaseNipple - d=10; greaseLine: bentHose - d=8 dx=300 dy=40 dz=120; greaseCartridge: cartridge -; hydraulicOil: canister blue; engineOil: canister darkGrey width=180 height=230
gearOil: canister red width=180 height=230; threadLocker: bottle blue d=34 height=110; chainSpray: sprayCan green
cover: cover -; hood: hood -; panel: panel -; door: door -; bracket: bracket -; plate: plate -; guard: meshGuard -; hinge: hinge -; coverLatch: coverLatch -; gasSpring: gasSpring -; weatherStrip: weatherStrip -
mudguard: mudguard -; rubberBuffer: buffer -; rubberMount: rubberMount -
decal: chartPlate - width=140 height=90; warningLabel: warningLabel -; nameplate: nameplate -; capacityPlate: chartPlate - width=200 height=130; modelDecal: modelDecal -; reflectiveTape: tapeRoll -; touchUpPaint: sprayCan orange
operatorManual: book orange; partsManual: book darkGrey; inspectionLog: book blue width=210 height=150 thickness=6
serviceKit: filterBox -; filterKit: filterBox - size=260; beltKit: beltBox -; decalKit: labelSet -; coldStartKit: partsBox -
sealKit: sealKit -; valveKit: partsBox -; pumpKit: partsBox -; brakeKit: partsBox -; bearingKit: bearingSet -; bushingKit: pinSet -; pinKit: pinSet -; wearPadKit: padSet -; hoseKit: hoseSet -; gasketSet: gasketStack -; hardwareKit: layout -; mountingKit: layout zincYellow
wheel: roughWheel -; rim: rim -; tyre: lugTyre -; solidTyre: solidTyre -; driveWheel: smoothWheel -; steerWheel: smoothWheel -; castorWheel: castor -; wheelHub: wheelHub -; hubCap: hubCap -; tyreValve: tyreValve -; innerTube: innerTube -
axle: axleBeam -; driveAxle: driveAxle -; oscillatingAxle: axleBeam - length=1500 height=200 width=220; steeringAxle: steerAxle -; tieRod: tieRod -; tieRodEnd: ballJoint - d=22; spindle: spindle -; kingpin: plainPin - d=34 length=170; steeringLink: linkArm -
driveShaft: driveShaft -; universalJoint: universalJoint -
driveGearbox: driveHub -; driveHub: driveHub -; slewRing: slewRing -; slewGearbox: slewGearbox -; wormGear: wormGear -; pinion: pinionShaft -; ringGear: ringGear -; planetGear: spurGear - teeth=20 r=44 width=34 bore=15; sunGear: pinionShaft - teeth=16 r=34 length=150; gearHousing: gearHousing -; disconnectCap: disconnectCap -
brakeDisc: brakeDisc -; brakePad: brakePad -; brakeShoe: brakeShoe -; brakeDrum: brakeDrum -; brakeCaliper: brakeCaliper -; parkingBrake: motorBrake -; motorBrake: motorBrake -; masterCylinder: brakeCylinder - d=34 length=170; wheelBrakeCylinder: brakeCylinder - d=24 length=80; brakeCable: bentHose plasticBlack d=7 dx=420 dy=60 dz=160; brakeFluid: bottle yellow
controlBox: platformBox -; groundPanel: groundBox -; platformPanel: platformBox -; joystick: joystick -; emergencyStop: emergencyStop -; keySwitch: keySwitch -; toggleSwitch: toggleSwitch -; selectorSwitch: selectorSwitch -; pushButton: pushButton -; footSwitch: footSwitch -; hourMeter: hourMeter -; display: display -; controlModule: controlModule -; batteryIndicator: gaugeStrip -
limitSwitch: limitSwitch -; proximitySwitch: probe -; tiltSensor: tiltSensor -; loadSensor: loadCell -; angleSensor: angleSensor -; lengthSensor: cableReelSensor -; pressureTransducer: pressureSender -; pressureSwitch: pressureSender brass d=20; temperatureSensor: pressureSender brass d=18; speedSensor: probe - d=16 length=50; fuelSender: fuelSender -
battery: battery -; lithiumBattery: powerPack -; charger: finnedBox -; batteryDisconnect: disconnectSwitch -; relay: relay -; contactor: contactor -; fuse: fuse -; fuseHolder: fuseHolder -; circuitBreaker: breaker -; inverter: finnedBox - length=320 width=220 height=110; voltageConverter: finnedBox - length=150 width=110 height=60
motorController: motorController -; electricMotor: electricMotor -; carbonBrush: carbonBrush -; acSocket: acSocket -
harness: harness -; connector: connector -; controlCable: coiledCable -; batteryCable: batteryCable -; ringTerminal: ringTerminal -; cableGland: cableGland -; slipRing: slipRing -; conduit: conduit -
beacon: beacon -; horn: horn -; motionAlarm: alarm -; reverseAlarm: alarm - size=80; buzzer: buzzer -; workLight: workLight -; headlight: headlight -; tailLight: tailLight -; blueSpotLight: spotLight -; bulb: bulb -
engine: dieselEngine -; lpgEngine: dieselEngine blue length=640; engineMount: engineMount -; starter: starter -; alternator: alternator -; fanBelt: belt -; timingBelt: belt - length=240 width=24; beltTensioner: tensioner -; glowPlug: glowPlug -; sparkPlug: sparkPlug -; injector: injector -; throttleActuator: actuator -; oilPressureSwitch: pressureSender brass d=20; generator: generator -
airFilter: airCleaner -; safetyElement: filterElement - d=90 height=240; preCleaner: preCleaner -; oilFilter: spinOnFilter orange; fuelFilter: spinOnFilter white d=80 height=150; waterSeparator: waterSeparator -
radiator: radiator -; coolingFan: fan -; fanShroud: fanShroud -; waterPump: waterPump -; thermostat: thermostat -; radiatorHose: shapedHose -; radiatorCap: radiatorCap -; expansionTank: expansionTank -; coolant: canister green width=180 height=230
fuelTank: fuelTank -; fuelPump: fuelPump -; fuelCap: fuelCap -; fuelHose: bentHose - d=10 dx=300 dy=30 dz=140; lpgCylinder: gasBottle -; lpgRegulator: regulator -; muffler: muffler -; exhaustPipe: exhaustPipe -; exhaustManifold: exhaustManifold -; particleFilter: muffler steel d=200 length=360
hexBolt: hexBolt -; socketScrew: socketScrew - d=8 length=25; flangeBolt: flangeBolt -; countersunkScrew: countersunkScrew -; setScrew: setScrew -; carriageBolt: carriageBolt -; shoulderBolt: shoulderBolt -; selfTappingScrew: countersunkScrew zinc d=5 length=20; wheelStud: stud blackOxide d=14 length=60; stud: stud -; eyeBolt: eyeBolt -; uBolt: uBolt -
hexNut: hexNut -; nylocNut: nylocNut -; flangeNut: flangeNut -; castleNut: castleNut - d=24; wheelNut: wheelNut -; jamNut: jamNut -; capNut: capNut -; weldNut: cageNut -; slottedNut: castleNut - d=30
flatWasher: flatWasher -; springWasher: lockWasher -; lockWasher: toothWasher -; thrustWasher: thrustWasher -; bondedSeal: bondedSeal -; copperWasher: ringBand copper outer=22 inner=14 height=2; shim: shim -; spacer: spacerTube -
pin: plainPin -; pivotPin: pivotPin -; clevisPin: clevisPin -; cotterPin: cotterPin -; rollPin: rollPin -; dowelPin: dowel -; linchPin: pinLoop -; rClip: hairPin -; pinRetainer: retainerPlate -; shaftKey: keyBar -; circlip: circlip -; internalCirclip: circlip - d=52
hoseClamp: hoseClamp -; pipeClamp: clampBlock -; rubberClip: strap -; cableTie: cableTie -; blindRivet: blindRivet -; spring: spring -; torsionSpring: torsionSpring -
mast: mastComplete -; mastChannel: mastFrame -; mastRoller: mastRoller -; sideRoller: mastRoller - d=52 width=24; mastStrip: mastStrip -; liftChain: leafChain - pitch=25 links=26; chainPulley: sheave - d=110 width=36 bore=35; mastPivot: mastPivot -
carriage: carriage -; carriageRoller: mastRoller - d=110 width=34; fork: fork -; forkLock: forkLock -; forkExtension: forkSleeve -; forkPositioner: positioner -; loadBackrest: backrest -; sideShifter: sideShifter -
overheadGuard: overheadGuard -; seat: seat -; seatBelt: seatBelt -; seatSwitch: seatSwitch -; armrest: armrest -; steeringWheel: steeringWheel -; steeringColumn: steeringColumn -; steeringUnit: steeringUnit -; acceleratorPedal: pedal - slim=1; brakePedal: pedal -; inchingPedal: pedal - height=220; controlLever: controlLever -; mirror: mirror -; windscreen: windscreen -; wiperBlade: wiper -; ignitionKey: ignitionKey -; floorMat: floorMat -
hydraulicCylinder: hydraulicCylinder -; liftCylinder: hydraulicCylinder - bore=90 rod=56 closed=900 extended=160 eye=45; steerCylinder: hydraulicCylinder - bore=50 rod=28 closed=360 extended=60 eye=22; tiltCylinder: hydraulicCylinder - bore=70 rod=36 closed=420 extended=80 eye=34; extensionCylinder: hydraulicCylinder - bore=70 rod=45 closed=1500 extended=120 eye=36
levelCylinder: hydraulicCylinder - bore=60 rod=35 closed=420 extended=90 eye=32; jibCylinder: hydraulicCylinder - bore=60 rod=36 closed=520 extended=100 eye=32; outriggerCylinder: hydraulicCylinder - bore=70 rod=45 closed=480 extended=80 eye=34; axleCylinder: hydraulicCylinder - bore=80 rod=50 closed=260 extended=40 eye=36; sideShiftCylinder: hydraulicCylinder - bore=45 rod=28 closed=360 extended=60 eye=20; freeLiftCylinder: hydraulicCylinder - bore=80 rod=60 closed=1100 extended=90 eye=30
platformRotator: rotaryActuator -; cylinderRod: cylinderRod -; cylinderGland: cylinderGland -; cylinderPiston: cylinderPiston -; cylinderBarrel: cylinderBarrel -; rodEye: rodEye -
hoseAssembly: hose -; steelPipe: steelPipe -; adapter: straightAdapter -; elbow: elbowAdapter -; tee: teeAdapter -; straightFitting: straightAdapter - d=18; bulkheadFitting: straightAdapter zincYellow d=24; orificeFitting: setScrew brass d=8 length=10; quickCoupler: quickCoupler -; blankingPlug: plug -; testPoint: testPoint -; banjoBolt: banjoBolt -; hoseGuard: hoseSpiral -
manifold: manifoldBlock -; mainControlValve: hydraulicBank -; solenoidValve: solenoidValve -; proportionalValve: solenoidValve - d=26 length=110; cartridgeValve: cartridgeValve -; solenoidCoil: solenoidCoil -; reliefValve: reliefValve -; counterbalanceValve: counterbalanceValve -; checkValve: checkValve -; holdingValve: counterbalanceValve - size=54; loweringValve: solenoidValve - d=20 length=80; flowDivider: counterbalanceValve castIron size=80
gearPump: gearPump -; pistonPump: pistonPump -; handPump: handPump -; brakeReleasePump: handPump - length=150; auxiliaryPump: powerUnit - length=320; powerUnit: powerUnit -; hydraulicMotor: hydraulicMotor -; driveMotor: hydraulicMotor - size=120; swingMotor: hydraulicMotor - size=80; pumpCoupling: coupling -
hydraulicTank: hydraulicTank -; returnFilter: returnFilter -; pressureFilter: returnFilter black d=84 length=150; suctionStrainer: strainer -; breatherCap: breatherCap -; levelGauge: sightGlass -; oilCooler: oilCooler -; accumulator: accumulator -; drainPlug: plug - d=18
scissorArm: scissorPair -; crossTube: crossTube -; sliderBlock: sliderBlock -; scissorRoller: roller -; safetyProp: safetyProp -; potholeGuard: potholeGuard -; potholeLinkage: linkArm - length=240 d=24 thickness=16
boomSection: boomSection - length=2900 width=200 height=250 head=0; baseBoom: boomSection - length=3000 width=250 height=310 head=2; flyBoom: boomSection - length=2800 width=155 height=195 head=0; articulatedArm: armBeam -; jib: armBeam - length=1100 width=120 height=150; upright: riserLink -; wearPad: wearPad -; leafChain: leafChain -; chainAnchor: chainAnchor -; sheave: sheave -; wireRope: wireRope -; cableCarrier: cableCarrier -; boomRest: rest -
turntable: turntable -; counterweight: counterweight -; turntableLock: forkLock orange d=24; engineTray: tray - length=900 width=520 height=90; outriggerLeg: outriggerLeg -; outriggerPad: outriggerPad -; outriggerBeam: outriggerBeam -
chassisFrame: chassis -; towBar: drawbar -; tieDownRing: shackle -; forkPocket: pocketTube -; batteryTray: tray -
platform: deck -; basket: basket -; extensionDeck: deck lightGrey length=1100 width=700; meshFloor: meshFloor -; antiSlipFloor: treadPlate -; deckRoller: roller nylon d=60 width=30 bore=16; platformMount: platformMount -
guardrail: guardrail -; midRail: railTube -; toeBoard: toeBoard -; gate: gate -; gateLatch: latch -; gateSpring: returnSpring -; railSocket: railSocket -
ladder: ladder -; step: step -; grabHandle: grabHandle -; lanyardAnchor: lanyardRing -; safetyHarness: safetyHarness -; manualHolder: pocket -; toolTray: toolTray -; pipeRack: pipeRack -
`;

interface Look {
  template: TemplateName;
  material?: MaterialName;
  params: Params;
}

const looks: ReadonlyMap<string, Look> = new Map(
  TABLE.split(/[;\n]/)
    .map((row) => row.trim())
    .filter((row) => row !== '')
    .map((row) => {
      const [noun = '', rest = ''] = row.split(':');
      const [template = '', material = '-', ...sizes] = rest.trim().split(/\s+/);
      if (!(template in partTemplates)) throw new Error(`${noun} is drawn as ${template}, which is no template`);
      const params = Object.fromEntries(
        sizes.map((size) => size.split('=')).map(([name = '', value]) => [name, Number(value)]),
      );
      const look: Look = { template: template as TemplateName, params };
      if (material !== '-') look.material = material as MaterialName;
      return [noun, look];
    }),
);

/** Nouns that can be drawn. */
export const drawnNouns: readonly string[] = [...looks.keys()];

/** Counts and choices, which do not grow with the machine. */
const COUNTS = new Set(
  'teeth studs bolts count links leaves valves ports sections posts bars sticks blades coils holes lugs tread ways steps head slim run'.split(
    ' ',
  ),
);

interface NounSize {
  /** 1 is the usual size. */
  scale?: number;
  /** The size as the trade says it, such as M12×50. */
  text?: string;
  /** Measures by name, which win over all else; unknown ones are passed over. */
  params?: Params;
}

/** The look of a part by its noun; throws for a noun that cannot be drawn. */
export function partOfNoun(noun: NounKey, { scale = 1, text = '', params = {} }: NounSize = {}): PartSpec {
  const look = lookOf(noun);
  const { defaults } = partTemplates[look.template];
  const usual: Params = { ...defaults, ...look.params };
  const told = { ...measuresIn(text, usual), ...params };
  const entries = Object.entries(usual).map(([name, value]) => {
    const grown = COUNTS.has(name) ? value : Number((value * scale).toPrecision(3));
    return [name, told[name] ?? grown] as const;
  });
  const spec: PartSpec = { template: look.template, params: Object.fromEntries(entries) };
  return look.material ? { ...spec, material: look.material } : spec;
}

/** A noun without a row of its own is drawn by the template of its name. */
function lookOf(noun: string): Look {
  const told = looks.get(noun);
  if (told) return told;
  if (!(noun in partTemplates)) throw new Error(`No look is known for ${noun}`);
  return { template: noun as TemplateName, params: {} };
}

/** Reads M12×50, Ø40×140, 20×23×20 and the like into the measures a template has. */
function measuresIn(text: string, usual: Params): Record<string, number> {
  const plain = /^(?:M|Ø|DN)?\s?([\d.]+)(?:×([\d.]+))?(?:×([\d.]+))?$/.exec(text.replace(/\s?mm$/, ''));
  if (!plain) return {};
  const [a = 0, b, c] = plain.slice(1).map((part) => (part === undefined ? undefined : Number(part)));
  return ringMeasures(usual, a, b, c) ?? plainMeasures(text, usual, { a, b, c });
}

/** Measures of round parts with a bore; undefined for what has none. */
function ringMeasures(usual: Params, a: number, b?: number, c?: number): Record<string, number> | undefined {
  if ('wall' in usual && 'inner' in usual && b && c) return { inner: a, wall: (b - a) / 2, length: c };
  if ('outer' in usual && 'inner' in usual && b) {
    const tall = c ? Object.fromEntries(['width', 'height', 'thickness', 'length'].map((name) => [name, c])) : {};
    return { inner: Math.min(a, b), outer: Math.max(a, b), ...tall };
  }
  return undefined;
}

type Sizes = { a: number; b: number | undefined; c: number | undefined };

function plainMeasures(text: string, usual: Params, { a, b, c }: Sizes): Record<string, number> {
  if ('thickness' in usual && 'width' in usual && b && c) return { length: a, width: b, thickness: c };
  if ('inner' in usual) return { inner: a, ...(b ? { thickness: b } : {}) };
  if (text.startsWith('DN')) return { d: a * 1.3, length: b ?? 600 };
  if ('d' in usual) return { d: a, ...(b && 'length' in usual ? { length: b } : {}) };
  return {};
}
