// Forklift trucks by lift height, width and power.
import type { Assembly } from '../types.ts';
import { along, shift, turn } from '../vector.ts';
import { at, MachineList, type MachineSpec } from './machine.ts';

export function forkliftTruck({ width, isElectric, hasGasBottle }: MachineSpec): Assembly {
  const list = new MachineList();
  const w = width * 1000;
  const l = w * 2.0;
  const h = w * 0.86;
  const R = w * (isElectric ? 0.25 : 0.29);
  const ground = R * 0.42;
  wheels(list, { l, w, R });
  list.add(
    {
      nameKey: 'chassisFrame',
      figure: 'forklift-frame',
      template: 'truckBody',
      params: { length: l, width: w, height: h },
    },
    shift(0, 0, ground),
  );
  cabin(list, { l, w, h, ground });
  mast(list, { l, w, h, ground });
  if (hasGasBottle) {
    list.add(
      {
        nameKey: 'lpgCylinder',
        figure: 'gas-engine',
        template: 'gasBottle',
        params: { d: w * 0.26, height: w * 0.66 },
      },
      at(-l * 0.34, w * 0.33, ground + h * 1.2, turn('x', 90)),
    );
  }
  return list.finish('forklift');
}

interface Truck {
  l: number;
  w: number;
  h: number;
  ground: number;
}

function wheels(list: MachineList, { l, w, R }: { l: number; w: number; R: number }): void {
  const front = [along([0, -1, 0], [l * 0.34, -w * 0.44, R]), along([0, 1, 0], [l * 0.34, w * 0.44, R])];
  const r = R * 0.82;
  const rear = [along([0, -1, 0], [-l * 0.3, -w * 0.4, r]), along([0, 1, 0], [-l * 0.3, w * 0.4, r])];
  list.add(
    {
      nameKey: 'driveWheel',
      figure: 'rear-wheels',
      template: 'truckWheel',
      params: { R, r: R * 0.56, width: R * 0.74 },
    },
    ...front,
  );
  list.add(
    {
      nameKey: 'steerWheel',
      figure: 'front-wheels',
      template: 'truckWheel',
      params: { R: r, r: r * 0.56, width: r * 0.7 },
    },
    ...rear,
  );
  list.add(
    { nameKey: 'driveAxle', figure: 'drive-axle', template: 'driveAxle', params: { length: w * 0.56, r: R * 0.4 } },
    at(l * 0.34, w * 0.28, R, turn('x', 90)),
  );
  list.add(
    {
      nameKey: 'steeringAxle',
      figure: 'steer-axle',
      template: 'steerAxle',
      params: { length: w * 0.6, height: r * 0.6, width: r * 0.7 },
    },
    at(-l * 0.3, w * 0.3, r, turn('x', 90)),
  );
}

function cabin(list: MachineList, { l, w, h, ground }: Truck): void {
  list.add(
    {
      nameKey: 'overheadGuard',
      figure: 'overhead-guard',
      template: 'overheadGuard',
      params: { length: l * 0.56, width: w * 0.94, height: w * 1.25 },
    },
    shift(l * 0.06, 0, ground + h * 0.62),
  );
  list.add(
    { nameKey: 'seat', figure: 'seat', template: 'seat', params: { width: w * 0.42 } },
    at(-l * 0.06, 0, ground + h * 1.02, turn('z', -90 + 180)),
  );
  list.add(
    { nameKey: 'steeringColumn', figure: 'steering-column', template: 'steeringColumn', params: { height: w * 0.5 } },
    at(l * 0.27, 0, ground + h * 0.72, turn('z', 90)),
  );
  list.add(
    { nameKey: 'steeringWheel', figure: 'steering-column', template: 'steeringWheel', params: { d: w * 0.32 } },
    at(l * 0.19, 0, ground + h * 1.22, turn('x', 24), turn('z', -90)),
  );
  list.add(
    { nameKey: 'controlLever', figure: 'main-valve', template: 'controlLever', params: { height: w * 0.22 } },
    ...[0, 1, 2].map((i) => shift(l * 0.3, -w * 0.16 - i * w * 0.06, ground + h * 1.06)),
  );
  list.add(
    { nameKey: 'headlight', figure: 'truck-lights', template: 'headlight', params: { d: w * 0.11 } },
    ...[-1, 1].map((s) => at(l * 0.35, s * w * 0.42, ground + h * 0.62 + w * 1.16, turn('z', 90))),
  );
  list.add(
    { nameKey: 'beacon', figure: 'truck-lights', template: 'beacon', params: { d: w * 0.1 } },
    shift(-l * 0.16, 0, ground + h * 0.62 + w * 1.27),
  );
  list.add(
    { nameKey: 'mirror', figure: 'overhead-guard', template: 'mirror', params: { size: w * 0.15 } },
    at(l * 0.3, -w * 0.46, ground + h * 0.62 + w * 0.9, turn('z', 90)),
  );
}

function mast(list: MachineList, { l, w, h, ground }: Truck): void {
  const height = w * 1.9;
  const x = l * 0.56;
  list.add(
    {
      nameKey: 'mast',
      figure: 'mast',
      template: 'mastComplete',
      params: { width: w * 0.6, height, depth: w * 0.12, lift: 0 },
    },
    at(x, 0, ground * 0.8, turn('z', 90)),
  );
  list.add(
    {
      nameKey: 'carriage',
      figure: 'carriage',
      template: 'carriage',
      params: { width: w * 0.9, height: w * 0.4, thickness: w * 0.055 },
    },
    at(x + w * 0.14, 0, ground + h * 0.18, turn('z', 90)),
  );
  list.add(
    { nameKey: 'loadBackrest', figure: 'carriage', template: 'backrest', params: { width: w * 0.9, height: w * 0.72 } },
    at(x + w * 0.15, 0, ground + h * 0.18 + w * 0.42, turn('z', 90)),
  );
  list.add(
    {
      nameKey: 'fork',
      figure: 'carriage',
      template: 'fork',
      params: { length: w * 0.95, width: w * 0.11, thickness: w * 0.036, height: w * 0.46 },
    },
    ...[-1, 1].map((s) => at(x + w * 0.19, s * w * 0.24, ground + h * 0.06, turn('z', 90))),
  );
  list.add(
    {
      nameKey: 'tiltCylinder',
      figure: 'tilt',
      template: 'hydraulicCylinder',
      params: { bore: w * 0.08, rod: w * 0.045, closed: w * 0.3, extended: w * 0.06, eye: w * 0.03 },
    },
    ...[-1, 1].map((s) => along([1, 0, 0.22], [l * 0.4, s * w * 0.32, ground + h * 0.56])),
  );
}
