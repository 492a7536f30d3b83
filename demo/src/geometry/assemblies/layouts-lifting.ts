// Where the items stand in figures of what lifts: scissor stacks, booms, masts and their cylinders.
import { BACK, DOWN, FRONT, LEFT, RIGHT, type Scene, UP } from '../explode/scene.ts';
import type { Transform, Vec3 } from '../types.ts';
import { along, chain, shift, turn } from '../vector.ts';

type Layout = (scene: Scene) => void;

const at = (t: Transform, x: number, y: number, z: number): Transform => chain(t, shift(x, y, z));
const lying = turn('y', 90);
/** Pins and bushes that run across the machine. */
const across = (x: number, y: number, z: number): Transform => along(BACK, [x, y, z]);

/** Cylinder on its side: everything that slides in leaves to the right, in the order it comes off. */
const cylinder: Layout = (s) => {
  s.fix('cylinderBarrel', lying);
  const inside = ['rodSeal', 'wiperSeal', 'cylinderGland', 'backupRing', 'oRing', 'guideRing', 'pistonSeal'];
  s.axial(RIGHT, ['cylinderPiston'], { middle: [330, 0, 0] });
  s.axial(RIGHT, [...inside, 'oRing'], { middle: [380, 0, 0], most: 3 });
  s.put('cylinderRod', RIGHT, at(lying, 100, 0, 0));
  s.put('rodEye', RIGHT, at(turn('y', -90), 520, 0, 0));
  s.put('bushing', FRONT, across(0, -30, 0), across(520, -30, 0));
  s.put('greaseNipple', UP, [0, 0, 45], [520, 0, 45]);
};

const scissorStack: Layout = (s) => {
  const lean = 17;
  const pair = (z: number, up: boolean, y = 0): Transform =>
    chain(shift(-900, y, 0), turn('y', up ? -lean : lean), shift(0, 0, z));
  s.fix('scissorArm', pair(0, true), pair(0, false));
  s.put('scissorArm', UP, pair(560, true), pair(560, false));
  s.put('scissorArm', UP, pair(1120, true));
  s.put('crossTube', FRONT, across(-560, -300, 0), across(560, -300, 0));
  s.put('pivotPin', FRONT, across(-880, -360, -260), across(0, -360, 0), across(880, -360, -260));
  s.put('pivotPin', FRONT, across(-880, -360, 260), across(880, -360, 260));
  s.spread('sliderBlock', [[-880, -300, -330], DOWN], [[-880, 300, -330], DOWN]);
  s.spread('scissorRoller', [across(880, -330, -280), RIGHT], [across(880, 330, -280), RIGHT]);
  s.put('safetyProp', RIGHT, [500, 0, 380]);
  s.put('bushing', LEFT, across(-900, -300, 260), across(-900, -220, 260), across(-900, -140, 260));
  s.put('thrustWasher', LEFT, across(-900, 100, -260), across(-900, 200, -260));
};

/** Telescoping sections pulled out of each other along the boom. */
const boom: Layout = (s) => {
  const base = s.fix('baseBoom', [0, 0, 0]);
  const reach = base ? base.max[0] : 3000;
  s.put('boomSection', RIGHT, [reach - 2900, 0, 0]);
  s.put('flyBoom', RIGHT, [reach - 2800, 0, 0]);
  const pads = (x: number, z: number): [Vec3, Vec3, Vec3] => [
    [x, -70, z],
    [x + 10, 70, z],
    [x - 260, 0, z],
  ];
  s.put('wearPad', UP, ...pads(reach - 200, 160));
  s.put('wearPad', DOWN, ...pads(reach - 200, -180));
  s.put('shim', UP, [reach - 600, -60, 170], [reach - 700, 60, 170]);
  s.put('extensionCylinder', FRONT, at(lying, 400, 0, 0));
  s.put('leafChain', FRONT, [700, 0, -80]);
  s.put('chainAnchor', FRONT, at(lying, 500, 0, -100), at(lying, 1300, 0, -100));
  s.put('sheave', FRONT, across(2300, 0, 0), across(2600, 0, 0));
  s.put('cableCarrier', UP, [900, 0, 190]);
  s.put('lengthSensor', BACK, [600, 140, 0]);
  s.put('limitSwitch', BACK, [1100, 140, 0], [1300, 140, 0]);
  s.put('boomRest', DOWN, at(turn('z', 90), 1900, 0, -420));
  s.put('pivotPin', LEFT, across(-20, -100, 0));
  s.put('wireRope', UP, [1800, 0, 200]);
};

const upright: Layout = (s) => {
  s.fix('upright', [0, 0, 0]);
  s.put('articulatedArm', RIGHT, at(turn('y', -20), 120, 0, 120));
  s.put('articulatedArm', LEFT, chain(turn('z', 180), turn('y', -20), shift(-150, 0, 460)));
  s.put('pivotPin', FRONT, across(-96, -150, 73), across(96, -150, 125), across(90, -150, 395));
  s.put('bushing', BACK, across(-96, 140, 73), across(96, 140, 125), across(90, 140, 395));
  s.put('thrustWasher', BACK, across(-96, 170, 73), across(96, 170, 125));
  s.put('liftCylinder', FRONT, at(lying, 150, -260, 60));
  s.put('tiltCylinder', UP, at(lying, 60, 0, 620));
  s.put('cableCarrier', UP, [100, 0, 560]);
};

const jib: Layout = (s) => {
  s.fix('jib', [0, 0, 0]);
  s.put('jibCylinder', DOWN, at(lying, 120, 0, -150));
  s.put('pivotPin', FRONT, across(-24, -80, 0), across(1124, -80, 0));
  s.put('bushing', BACK, across(-24, 70, 0), across(1124, 70, 0));
  s.put('thrustWasher', BACK, across(-24, 90, 0), across(1124, 90, 0));
};

const level: Layout = (s) => {
  s.fix('platformRotator', [0, 0, 0]);
  s.put('platformMount', RIGHT, at(turn('z', 90), 320, 0, -60));
  s.put('levelCylinder', LEFT, at(turn('y', -90), -140, 0, 160));
  s.put('loadSensor', RIGHT, at(turn('z', 90), 420, 60, 160), at(turn('z', 90), 420, -60, 160));
};

const mast: Layout = (s) => {
  s.fix('mastChannel', [0, 0, 0]);
  s.put('mastChannel', FRONT, [0, -160, 60]);
  s.put('liftCylinder', BACK, [-220, 120, 60], [220, 120, 60]);
  s.put('freeLiftCylinder', FRONT, [0, -330, 120]);
  s.put('liftChain', UP, at(lying, -90, -60, 1900), at(lying, 90, -60, 1900));
  s.put('chainPulley', UP, along(RIGHT, [-90, -60, 2050]), along(RIGHT, [70, -60, 2050]));
  s.put('chainAnchor', UP, [-90, -60, 2000], [90, -60, 2000]);
  const roller = (side: Vec3, z: number) => [along(side, [side[0] * 340, -80, z]), side] as const;
  s.spread('mastRoller', roller(LEFT, 300), roller(LEFT, 1700), roller(RIGHT, 300), roller(RIGHT, 1700));
  s.spread('sideRoller', [along(LEFT, [-340, -80, 1000]), LEFT], [along(RIGHT, [340, -80, 1000]), RIGHT]);
  s.spread('mastStrip', [along(LEFT, [-330, -60, 640]), LEFT], [along(RIGHT, [330, -60, 640]), RIGHT]);
  s.put('mastPivot', DOWN, [-200, 40, -80], [200, 40, -80]);
};

const carriage: Layout = (s) => {
  s.fix('carriage', [0, 0, 0]);
  s.put('loadBackrest', UP, [0, 20, 460]);
  s.put('sideShifter', FRONT, [0, -90, 20]);
  s.put('fork', FRONT, [-260, -190, 0], [260, -190, 0]);
  s.put('forkLock', UP, [-260, -190, 540], [260, -190, 540]);
  s.put('forkPositioner', FRONT, at(lying, -400, -160, 210));
  s.put('sideShiftCylinder', FRONT, at(lying, -180, -130, 200));
  s.spread('carriageRoller', [along(LEFT, [-290, 90, 110]), LEFT], [along(RIGHT, [290, 90, 110]), RIGHT]);
  s.spread('sideRoller', [along(LEFT, [-330, 90, 300]), LEFT], [along(RIGHT, [330, 90, 300]), RIGHT]);
};

export const liftingLayouts: Readonly<Record<string, Layout>> = {
  'lift-cylinder': cylinder,
  tilt: cylinder,
  'steer-cylinder': cylinder,
  'scissor-stack': scissorStack,
  boom,
  'upper-boom': boom,
  upright,
  jib,
  level,
  mast,
  carriage,
};
