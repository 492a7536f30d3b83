// Scissor lifts with the stack raised, by working height, width and ground.
import type { Assembly, Transform } from '../types.ts';
import { along, chain, shift, turn } from '../vector.ts';
import { at, MachineList, type MachineSpec } from './machine.ts';

export function scissorLift({ height, width, isRoughTerrain }: MachineSpec): Assembly {
  const list = new MachineList();
  const w = width * 1000;
  const l = isRoughTerrain ? 2650 : Math.max(1500, Math.min(2450, 1150 + height * 85));
  const R = isRoughTerrain ? 400 : Math.max(150, l * 0.1);
  const clearance = isRoughTerrain ? 330 : 95;
  const bodyHeight = isRoughTerrain ? 620 : l * 0.27;
  wheels(list, { l, w, R, isRoughTerrain });
  list.add(
    {
      nameKey: 'chassisFrame',
      figure: 'chassis',
      template: 'scissorBody',
      params: { length: l, width: w * (isRoughTerrain ? 0.72 : 0.96), height: bodyHeight },
    },
    shift(0, 0, clearance),
  );
  const top = stack(list, {
    pairs: Math.max(2, Math.min(6, Math.round(height / 2.6))),
    l: l * 0.86,
    w: w * 0.5,
    base: clearance + bodyHeight + 60,
  });
  platform(list, { l: l * 0.98, w: w * 0.94, z: top + 90 });
  return list.finish('scissor');
}

interface Body {
  l: number;
  w: number;
  R: number;
  isRoughTerrain: boolean;
}

function wheels(list: MachineList, { l, w, R, isRoughTerrain }: Body): void {
  const x = isRoughTerrain ? l * 0.36 : l * 0.4;
  const y = w / 2 - R * (isRoughTerrain ? 0.36 : 0.26);
  const places = [x, -x].flatMap((px) => [along([0, -1, 0], [px, -y, R]), along([0, 1, 0], [px, y, R])]);
  if (isRoughTerrain) {
    list.add(
      { nameKey: 'wheel', figure: 'rough-wheels', template: 'roughWheel', params: { R, r: R * 0.5, width: R * 0.72 } },
      ...places,
    );
    list.add(
      {
        nameKey: 'oscillatingAxle',
        figure: 'osc-axle',
        template: 'axleBeam',
        params: { length: w * 0.8, height: 150, width: 170 },
      },
      ...[x, -x].map((px) => at(px, w * 0.4, R, turn('x', 90))),
    );
    return;
  }
  list.add(
    {
      nameKey: 'steerWheel',
      figure: 'front-wheels',
      template: 'smoothWheel',
      params: { R, r: R * 0.62, width: R * 0.62 },
    },
    ...places,
  );
}

interface Stack {
  pairs: number;
  l: number;
  w: number;
  base: number;
}

/** Crossed arms, one pair inside the other; the height of its top. */
function stack(list: MachineList, { pairs, l, w, base }: Stack): number {
  const lean = 33;
  const rise = l * Math.sin((lean * Math.PI) / 180);
  const size = { length: l, height: l * 0.058, width: l * 0.03, boss: l * 0.042 };
  const arm = (k: number, down: boolean): Transform =>
    chain(shift(-l / 2, 0, 0), turn('y', down ? lean : -lean), shift(0, 0, base + rise * (k + 0.5)));
  const turns = Array.from({ length: pairs }, (_, k) => k);
  list.add(
    { nameKey: 'scissorArm', figure: 'scissor-stack', template: 'scissorPair', params: { ...size, span: w } },
    ...turns.map((k) => arm(k, false)),
  );
  list.add(
    {
      nameKey: 'scissorArm',
      figure: 'scissor-stack',
      template: 'scissorPair',
      params: { ...size, span: w - size.width * 2.8 },
    },
    ...turns.map((k) => arm(k, true)),
  );
  const lift = chain(turn('y', 90 - lean - 14), shift(-l * 0.2, 0, base + rise * 0.3));
  list.add(
    {
      nameKey: 'liftCylinder',
      figure: 'lift-cylinder',
      template: 'hydraulicCylinder',
      params: { bore: l * 0.055, rod: l * 0.036, closed: l * 0.5, extended: l * 0.24, eye: l * 0.026 },
    },
    lift,
  );
  const pins = turns.flatMap((k) => [along([0, 1, 0], [0, -w / 2 - size.width, base + rise * (k + 0.5)])]);
  list.add(
    {
      nameKey: 'pivotPin',
      figure: 'scissor-stack',
      template: 'plainPin',
      params: { d: size.boss * 0.8, length: w + size.width * 2 },
    },
    ...pins,
  );
  return base + rise * pairs;
}

function platform(list: MachineList, { l, w, z }: { l: number; w: number; z: number }): void {
  const reach = l * 0.36;
  list.add({ nameKey: 'platform', figure: 'deck', template: 'deck', params: { length: l, width: w } }, shift(0, 0, z));
  list.add(
    { nameKey: 'extensionDeck', figure: 'deck', template: 'deck', params: { length: l * 0.55, width: w * 0.9 } },
    shift(l / 2 + reach - l * 0.275, 0, z + 30),
  );
  const side = { nameKey: 'guardrail', figure: 'rails', template: 'guardrail' } as const;
  list.add(
    { ...side, params: { length: l * 0.98, height: 1100, tube: 42, posts: 4 } },
    shift(0, -w * 0.48, z),
    shift(0, w * 0.48, z),
  );
  list.add(
    { ...side, params: { length: reach + l * 0.16, height: 1070, tube: 40, posts: 3 } },
    ...[-1, 1].map((s) => shift(l / 2 + reach * 0.44, s * w * 0.44, z + 30)),
  );
  list.add(
    { ...side, params: { length: w * 0.9, height: 1070, tube: 40, posts: 3 } },
    at(l / 2 + reach - 24, 0, z + 30, turn('z', 90)),
  );
  list.add(
    { nameKey: 'gate', figure: 'rails', template: 'gate', params: { width: w * 0.9, height: 1080 } },
    at(-l * 0.49, 0, z, turn('z', 90)),
  );
  list.add(
    { nameKey: 'toeBoard', figure: 'rails', template: 'toeBoard', params: { length: l, height: 150 } },
    shift(0, -w * 0.485, z),
    shift(0, w * 0.485, z),
  );
  list.add(
    {
      nameKey: 'platformPanel',
      figure: 'platform-control',
      template: 'platformBox',
      params: { width: 300, depth: 190, height: 150 },
    },
    at(l / 2 + reach - 150, w * 0.2, z + 960, turn('z', -90)),
  );
}
