// Where the items stand in figures of wheels, axles, gearboxes, frames and platforms.
import { BACK, DOWN, FRONT, LEFT, RIGHT, type Scene, UP } from '../explode/scene.ts';
import type { Transform, Vec3 } from '../types.ts';
import { along, chain, scaled, shift, turn } from '../vector.ts';

type Layout = (scene: Scene) => void;

const at = (t: Transform, x: number, y: number, z: number): Transform => chain(t, shift(x, y, z));
const across = (x: number, y: number, z: number): Transform => along(BACK, [x, y, z]);

/** Everything that turns on the stub leaves to the front, in the order it comes off. */
const steeredWheel: Layout = (s) => {
  s.fix('spindle', turn('z', -90));
  const axis = { middle: [0, -80, 65] as Vec3 };
  s.axial(FRONT, ['oilSeal', 'taperedBearing', 'wheelHub', 'taperedBearing', 'steerWheel', 'hubCap'], axis);
  s.put('kingpin', UP, [0, 0, -20]);
  s.axial(UP, ['bushing', 'thrustBearing'], { middle: [0, 0, 100], most: 2 });
  s.put('greaseNipple', RIGHT, [40, 0, 60], [40, 30, 60]);
};

const drivenWheel: Layout = (s) => {
  const axis = { middle: [0, 0, 0] as Vec3 };
  s.axial(FRONT, ['brakeDisc'], axis);
  const disc = s.items.find((item) => item.noun === 'brakeDisc');
  if (disc) disc.isFixed = true;
  const rim = s.next('rim');
  s.axial(FRONT, ['rim', 'driveWheel', 'slottedNut', 'hubCap', 'disconnectCap'], axis);
  s.put(
    'wheelStud',
    FRONT,
    ...([0, 1, 2, 3, 4].map((i) => along(FRONT, [60 * Math.cos(i * 1.2566), 0, 60 * Math.sin(i * 1.2566)])) as [
      Transform,
      ...Transform[],
    ]),
  );
  if (rim) rim.spots = rim.spots.map((spot) => ({ ...spot, at: chain(scaled(0.62), spot.at) }));
  s.put('shaftKey', UP, [0, -20, 130]);
};

const roughWheel: Layout = (s) => {
  s.axial(FRONT, ['rim']);
  const rim = s.items.find((item) => item.noun === 'rim');
  if (rim) rim.isFixed = true;
  s.put('mudguard', UP, [0, 0, 60]);
  s.put('bracket', BACK, [0, 200, 300]);
  s.axial(FRONT, ['tyre', 'tyreValve']);
};

const planetary: Layout = (s) => {
  s.fix('gearHousing', along(RIGHT));
  const axis = (x: number, most = 1) => ({ middle: [x, 0, 0] as Vec3, most });
  s.axial(RIGHT, ['taperedBearing'], axis(40, 2));
  s.axial(RIGHT, ['ringGear'], axis(90));
  const planet = (k: number): Transform => along(RIGHT, [90, 66 * Math.cos(k * 2.0944), 66 * Math.sin(k * 2.0944)]);
  s.put('planetGear', RIGHT, planet(0), planet(1), planet(2));
  s.put('needleBearing', RIGHT, planet(0), planet(1), planet(2));
  s.put('thrustWasher', RIGHT, planet(0), planet(1), planet(2));
  s.axial(RIGHT, ['sunGear', 'disconnectCap'], axis(110));
  s.axial(LEFT, ['oilSeal', 'oRing'], axis(0, 2));
  s.put('circlip', LEFT, along(LEFT, [0, 0, 0]));
  s.put('shaftKey', LEFT, [-20, 0, 0]);
  s.put('drainPlug', UP, [60, 0, 130], [90, 0, 130]);
};

const swingDrive: Layout = (s) => {
  s.fix('slewGearbox', [0, 0, 0]);
  s.axial(UP, ['motorBrake', 'oRing', 'swingMotor', 'slipRing'], { middle: [0, 0, 230], most: 2 });
  s.axial(DOWN, ['taperedBearing', 'oilSeal', 'shim', 'pinion'], { middle: [0, 0, -20], most: 2 });
  s.put('wormGear', RIGHT, [60, 0, 60]);
};

const turntable: Layout = (s) => {
  s.fix('turntable', [0, 0, 0]);
  s.put('slewRing', DOWN, [40, 0, -90]);
  s.put('counterweight', LEFT, at(turn('z', 180), -900, 0, 20));
  s.put('engineTray', BACK, at(turn('z', 0), 200, 330, 40));
  s.put('cover', FRONT, [-200, -430, 0], [300, -430, 0]);
};

const outriggers: Layout = (s) => {
  s.fix('outriggerBeam', [0, 0, 0]);
  s.spread('outriggerLeg', [[-640, 0, -380], LEFT], [[640, 0, -380], RIGHT]);
  s.spread('outriggerCylinder', [[-640, 0, -330], UP], [[640, 0, -330], UP]);
  s.spread('outriggerPad', [[-640, 0, -500], DOWN], [[640, 0, -500], DOWN]);
};

const rails: Layout = (s) => {
  const rail = (degrees: number, x: number, y: number): Transform => at(turn('z', degrees), x, y, 0);
  s.fix('guardrail', rail(0, 0, 380));
  s.put('guardrail', FRONT, rail(0, 0, -380));
  s.put('guardrail', RIGHT, chain([0.46, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0], rail(90, 800, 0)));
  s.put('gate', LEFT, rail(90, -800, 0));
  s.put('midRail', UP, at(turn('y', 90), -600, 380, 560));
  s.put('toeBoard', FRONT, [0, -400, 0]);
  s.put('pipeRack', FRONT, [0, -430, 700]);
  s.put('railSocket', DOWN, [-700, 380, -130], [0, 380, -130], [700, 380, -130]);
};

const basket: Layout = (s) => {
  s.fix('basket', [0, 0, 0]);
  s.put('meshFloor', DOWN, [0, 0, -40]);
  s.put('gate', LEFT, at(turn('z', 90), -900, 0, 80));
  s.put('midRail', FRONT, at(turn('y', 90), -600, -400, 560));
  s.put('toeBoard', FRONT, [0, -400, 0]);
  s.put('toolTray', UP, [500, 330, 900]);
  s.put('manualHolder', RIGHT, at(turn('z', 90), 930, 0, 500));
};

const deck: Layout = (s) => {
  s.fix('platform', [0, 0, 0]);
  s.put('extensionDeck', RIGHT, [300, 0, 70]);
  s.put('antiSlipFloor', UP, [-400, 0, 30], [500, 0, 30]);
  s.put('deckRoller', FRONT, across(-700, -400, -30), across(700, -400, -30));
  s.put('platformMount', DOWN, [-600, 0, -560], [600, 0, -560]);
};

const guard: Layout = (s) => {
  s.fix('overheadGuard', [0, 0, 0]);
  s.put('windscreen', FRONT, at(turn('z', -90), -560, 0, 600));
};

const column: Layout = (s) => {
  s.fix('steeringColumn', [0, 0, 0]);
  s.put('steeringWheel', UP, at(turn('x', 18), 0, -190, 560));
  s.put('steeringUnit', DOWN, [0, 0, -180]);
};

const chassis: Layout = (s) => {
  s.fix('chassisFrame', [0, 0, 0]);
  s.put('ladder', LEFT, at(turn('z', 90), -900, 0, 60));
  s.put('forkPocket', FRONT, at(turn('z', 90), -300, 0, 60), at(turn('z', 90), 300, 0, 60));
  s.spread('cover', [[-300, -420, 40], FRONT], [[300, -420, 40], FRONT]);
  s.put('counterweight', RIGHT, [900, 0, 0]);
};

export const machineLayouts: Readonly<Record<string, Layout>> = {
  'front-wheels': steeredWheel,
  'rear-wheels': drivenWheel,
  'rough-wheels': roughWheel,
  'drive-gearbox': planetary,
  'swing-drive': swingDrive,
  turntable,
  outriggers,
  rails,
  basket,
  deck,
  'overhead-guard': guard,
  'steering-column': column,
  chassis,
  'forklift-frame': chassis,
};
