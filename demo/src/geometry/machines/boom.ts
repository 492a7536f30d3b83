// Telescopic and articulating booms with the platform raised, by working height, width and ground.
import type { Assembly, Transform, Vec3 } from '../types.ts';
import { add, along, chain, shift, times, turn } from '../vector.ts';
import { at, MachineList, type MachineSpec } from './machine.ts';

interface Base {
  l: number;
  w: number;
  R: number;
  /** Height of the deck of the turntable. */
  deck: number;
  bodyHeight: number;
}

function undercarriage(list: MachineList, { height, width, isElectric }: MachineSpec): Base {
  const w = width * 1000;
  const l = Math.max(2100, Math.min(4200, 1500 + height * 75));
  const R = Math.max(300, Math.min(560, isElectric ? 300 : 330 + height * 6));
  const [x, y] = [l * 0.36, w / 2 - R * 0.32];
  const places = [x, -x].flatMap((px) => [along([0, -1, 0], [px, -y, R]), along([0, 1, 0], [px, y, R])]);
  const chassisHeight = R * 0.95;
  list.add(
    {
      nameKey: 'wheel',
      figure: 'rough-wheels',
      template: isElectric ? 'smoothWheel' : 'roughWheel',
      params: { R, r: R * 0.52, width: R * 0.74 },
    },
    ...places,
  );
  list.add(
    {
      nameKey: 'oscillatingAxle',
      figure: 'osc-axle',
      template: 'axleBeam',
      params: { length: w * 0.84, height: R * 0.36, width: R * 0.42 },
    },
    ...[x, -x].map((px) => at(px, w * 0.42, R, turn('x', 90))),
  );
  list.add(
    {
      nameKey: 'chassisFrame',
      figure: 'chassis',
      template: 'truckChassis',
      params: { length: l * 0.96, width: w * 0.46, height: chassisHeight, ring: w * 0.36 },
    },
    shift(0, 0, R * 0.55),
  );
  const deck = R * 0.55 + chassisHeight * 1.25;
  const bodyHeight = Math.max(640, R * 1.9);
  list.add(
    {
      nameKey: 'hood',
      figure: 'hoods',
      template: 'boomBody',
      params: { length: l * 0.86, width: w * 0.92, height: bodyHeight },
    },
    shift(0, 0, deck),
  );
  list.add(
    {
      nameKey: 'groundPanel',
      figure: 'ground-control',
      template: 'groundBox',
      params: { width: 280, height: 240, depth: 60 },
    },
    at(-l * 0.1, -w * 0.47, deck + bodyHeight * 0.32, turn('x', 90)),
  );
  list.add(
    { nameKey: 'beacon', figure: 'lights', template: 'beacon', params: { d: 110 } },
    shift(-l * 0.3, w * 0.36, deck + bodyHeight * 0.86),
  );
  return { l, w, R, deck, bodyHeight };
}

/** Turns a part that lies along x up by `degrees`, and puts its start at a place. */
const raised = (degrees: number, [x, y, z]: Vec3): Transform => chain(turn('y', -degrees), shift(x, y, z));
const along2 = (degrees: number, distance: number): Vec3 => [
  Math.cos((degrees * Math.PI) / 180) * distance,
  0,
  Math.sin((degrees * Math.PI) / 180) * distance,
];

/** Rotator, mount, basket and control box at the end of a boom or jib. */
function workPlatform(list: MachineList, tip: Vec3, width: number): void {
  const [x, y, z] = tip;
  list.add(
    { nameKey: 'platformRotator', figure: 'level', template: 'rotaryActuator', params: { d: 170, length: 330 } },
    shift(x + 60, y, z - 180),
  );
  list.add(
    { nameKey: 'platformMount', figure: 'level', template: 'platformMount', params: { width: 520, height: 420 } },
    at(x + 240, y, z - 260, turn('z', 90)),
  );
  const place = at(x + 640, y, z - 230, turn('z', 90));
  list.add(
    {
      nameKey: 'basket',
      figure: 'basket',
      template: 'basket',
      params: { length: width, width: 780, height: 1100 },
      material: 'lightGrey',
    },
    place,
  );
  list.add(
    {
      nameKey: 'platformPanel',
      figure: 'platform-control',
      template: 'platformBox',
      params: { width: 380, depth: 210, height: 170, sticks: 2 },
    },
    at(x + 350, y, z + 720, turn('z', 90)),
  );
}

export function telescopicBoom(spec: MachineSpec): Assembly {
  const list = new MachineList();
  const base = undercarriage(list, spec);
  const angle = 46;
  const pivot: Vec3 = [-base.l * 0.25, 0, base.deck + base.bodyHeight * 1.22];
  const span = Math.max(3600, Math.min(8200, spec.height * 250));
  const thick = 190 + spec.height * 6;
  const section = (k: number, start: number, length: number, head: number) =>
    list.add(
      {
        nameKey: k === 0 ? 'baseBoom' : k === 1 ? 'boomSection' : 'flyBoom',
        figure: 'boom',
        template: 'boomSection',
        params: { length, width: thick * (0.82 - k * 0.16), height: thick * (1 - k * 0.19), wall: 9, head },
      },
      raised(angle, add(pivot, along2(angle, start))),
    );
  section(0, 0, span * 0.52, 2);
  section(1, span * 0.3, span * 0.44, 0);
  section(2, span * 0.54, span * 0.4, 0);
  const foot: Vec3 = [base.l * 0.02, 0, base.deck + base.bodyHeight * 0.34];
  liftRam(list, foot, add(pivot, add(along2(angle, span * 0.24), [0, 0, -thick * 0.6])));
  const tip = add(pivot, along2(angle, span * 0.95));
  const end = spec.hasJib ? jib(list, tip, -14, thick) : add(tip, [90, 0, 0]);
  workPlatform(list, end, 1800);
  return list.finish('telescopic');
}

function liftRam(list: MachineList, from: Vec3, to: Vec3): void {
  const way = add(to, times(from, -1));
  const size = Math.hypot(...way);
  list.add(
    {
      nameKey: 'liftCylinder',
      figure: 'lift-cylinder',
      template: 'hydraulicCylinder',
      params: { bore: size * 0.09, rod: size * 0.058, closed: size * 0.66, extended: size * 0.34, eye: size * 0.036 },
    },
    along(way, from),
  );
}

function jib(list: MachineList, from: Vec3, angle: number, thick: number): Vec3 {
  const length = 1300;
  list.add(
    {
      nameKey: 'jib',
      figure: 'jib',
      template: 'armBeam',
      params: { length, width: thick * 0.5, height: thick * 0.56, boss: thick * 0.3 },
    },
    raised(angle, from),
  );
  liftRam(list, add(from, [-120, 0, -thick * 0.7]), add(from, add(along2(angle, length * 0.55), [0, 0, -thick * 0.2])));
  return add(from, along2(angle, length + 60));
}

export function articulatingBoom(spec: MachineSpec): Assembly {
  const list = new MachineList();
  const base = undercarriage(list, spec);
  const thick = 170 + spec.height * 5;
  const span = Math.max(2300, Math.min(4700, spec.height * 160));
  const pivot: Vec3 = [base.l * 0.16, 0, base.deck + base.bodyHeight * 0.62];
  const lower = 124;
  const elbow = add(pivot, along2(lower, span * 0.92));
  const arm = { nameKey: 'articulatedArm', figure: 'upright', template: 'armBeam' } as const;
  list.add(
    { ...arm, params: { length: span * 0.8, width: thick * 0.9, height: thick * 0.8, boss: thick * 0.4 } },
    raised(lower, add(pivot, along2(lower, span * 0.06))),
  );
  list.add(
    { ...arm, params: { length: span * 0.8, width: thick * 0.6, height: thick * 0.6, boss: thick * 0.34 } },
    raised(lower, add(pivot, add(along2(lower, span * 0.06), [thick * 1.3, 0, thick * 0.7]))),
  );
  list.add(
    {
      nameKey: 'upright',
      figure: 'upright',
      template: 'riserLink',
      params: { height: thick * 2.6, width: thick * 1.25, depth: thick * 1.9 },
    },
    shift(elbow[0] + thick * 0.4, 0, elbow[2] - thick * 0.7),
  );
  const shoulder = add(elbow, [thick * 0.7, 0, thick * 1.5]);
  const angle = 34;
  const section = (nameKey: string, start: number, length: number, k: number, head: number) =>
    list.add(
      {
        nameKey,
        figure: 'upper-boom',
        template: 'boomSection',
        params: { length, width: thick * (0.86 - k * 0.2), height: thick * (1 - k * 0.2), wall: 8, head },
      },
      raised(angle, add(shoulder, along2(angle, start))),
    );
  section('baseBoom', 0, span * 0.8, 0, 2);
  section('flyBoom', span * 0.5, span * 0.66, 1, 0);
  liftRam(
    list,
    add(elbow, [thick * 1.2, 0, thick * 0.4]),
    add(shoulder, add(along2(angle, span * 0.42), [0, 0, -thick * 0.55])),
  );
  const tip = add(shoulder, along2(angle, span * 1.17));
  workPlatform(list, jib(list, tip, -18, thick), 1520);
  return list.finish('articulating');
}
