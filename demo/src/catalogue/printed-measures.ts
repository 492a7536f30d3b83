// Weight and measures of parts whose printed size tells them: bolts, washers, rings, pins, pipes, hoses, cylinders.
import type { Facts } from './facts.ts';
import type { PartSize } from './part-size.ts';

/** Grams and millimetres of the outer box. */
export interface Measures {
  grams: number;
  length: number;
  width: number;
  height: number;
}

/** Grams per cubic millimetre. */
const STEEL = 0.00785;
const BRONZE = 0.0088;
const POLYURETHANE = 0.00125;
const RUBBER_ON_STEEL = 0.0027;

const disc = (d: number): number => (Math.PI / 4) * d * d;
const box = (
  volume: number,
  density: number,
  [length, width, height]: readonly [number, number, number],
): Measures => ({
  grams: volume * density,
  length,
  width,
  height,
});
const rod = (d: number, length: number): Measures => box(disc(d) * length, STEEL, [length, d, d]);
const tube = (outer: number, inner: number, length: number, density = STEEL): Measures =>
  box((disc(outer) - disc(inner)) * length, density, [length, outer, outer]);

type Rule = (numbers: readonly number[], params: PartSize['params']) => Measures;

/** A screw with a head in proportion to its thread. */
const headed =
  (headVolume: number, headHeight: number, headWidth: number): Rule =>
  (_, { d = 8, length = 3 * d }) =>
    box(disc(d) * length * 0.88 + headVolume * d ** 3, STEEL, [length + headHeight * d, headWidth * d, headWidth * d]);
/** A nut or washer in proportion to its thread. */
const threaded =
  (volume: number, height: number, width: number): Rule =>
  (_, { d = 8 }) =>
    box(volume * d ** 3, STEEL, [width * d, width * d, height * d]);
/** A ring told by its two diameters, in either order, and its width. */
const ring =
  (density: number, usualWidth = 1.5): Rule =>
  ([a = 20, b = 30, width = usualWidth]) => {
    const [inner, outer] = [Math.min(a, b), Math.max(a, b)];
    return box((disc(outer) - disc(inner)) * width, density, [outer, outer, width]);
  };
const plainRod: Rule = ([d = 20, length = 100]) => rod(d, length);

function barrelOf(bore: number, length: number): Measures {
  const wall = Math.max(5, bore * 0.09);
  return tube(bore + 2 * wall, bore, length);
}

const cylinder: Rule = (_, { bore = 50, rod: d = 30, stroke = 300 }) => {
  const barrel = barrelOf(bore, stroke + 120);
  const ends = 3.2 * bore ** 3 * STEEL;
  return { ...barrel, grams: barrel.grams + rod(d, stroke + 180).grams + ends, length: stroke + 240 };
};

/** Grams a metre of hose with two braids of wire, by its nominal bore. */
const HOSE: Readonly<Record<number, number>> = {
  6: 330,
  8: 400,
  10: 540,
  12: 660,
  16: 810,
  20: 1110,
  25: 1600,
  32: 2250,
};
const hose: Rule = ([bore = 8, length = 800]) => ({
  grams: (HOSE[bore] ?? 500) * (length / 1000) + 2.4 * bore ** 1.9,
  length,
  width: bore + 11,
  height: bore + 11,
});

const RULES: Partial<Record<Facts['noun'], Rule>> = {
  hexBolt: headed(1.27, 0.65, 1.7),
  flangeBolt: headed(1.6, 0.75, 2),
  socketScrew: headed(1.1, 1, 1.5),
  countersunkScrew: headed(0.6, 0, 2),
  carriageBolt: headed(1, 0.55, 2.1),
  shoulderBolt: headed(1.3, 0.8, 1.8),
  wheelStud: headed(0.9, 0.4, 1.7),
  eyeBolt: headed(4, 2.8, 2.6),
  setScrew: headed(0, 0, 1),
  stud: headed(0, 0, 1),
  selfTappingScrew: headed(0.5, 0.4, 1.9),
  hexNut: threaded(1.15, 0.85, 1.75),
  nylocNut: threaded(1.3, 1, 1.75),
  flangeNut: threaded(1.5, 0.95, 2.1),
  castleNut: threaded(1.4, 1.15, 1.75),
  wheelNut: threaded(1.9, 1.2, 1.9),
  jamNut: threaded(0.75, 0.55, 1.75),
  capNut: threaded(1.7, 1.5, 1.75),
  weldNut: threaded(0.9, 0.8, 1.6),
  slottedNut: threaded(0.3, 0.25, 1.5),
  flatWasher: threaded(0.43, 0.18, 2),
  springWasher: threaded(0.4, 0.22, 1.75),
  lockWasher: threaded(0.3, 0.2, 1.7),
  oRing: ([inner = 20, cord = 2]) =>
    box((Math.PI ** 2 / 4) * (inner + cord) * cord ** 2, POLYURETHANE, [inner + 2 * cord, inner + 2 * cord, cord]),
  rodSeal: ring(POLYURETHANE),
  pistonSeal: ring(POLYURETHANE),
  wiperSeal: ring(POLYURETHANE),
  backupRing: ring(POLYURETHANE * 1.6),
  guideRing: ring(POLYURETHANE * 1.2),
  oilSeal: ring(RUBBER_ON_STEEL),
  thrustWasher: ring(BRONZE),
  bushing: ring(BRONZE),
  flangedBushing: ring(BRONZE * 1.25),
  copperWasher: ring(BRONZE),
  shim: ring(STEEL),
  spacer: ring(STEEL),
  circlip: ([d = 20, thickness = 1.2]) => ring(STEEL * 0.7)([d, d * 1.2, thickness], {}),
  internalCirclip: ([d = 30, thickness = 1.2]) => ring(STEEL * 0.7)([d, d * 0.84, thickness], {}),
  pin: plainRod,
  pivotPin: plainRod,
  clevisPin: plainRod,
  dowelPin: plainRod,
  cotterPin: ([d = 3, length = 30]) => rod(d, length),
  rollPin: ([d = 5, length = 30]) => tube(d, d * 0.6, length),
  steelPipe: ([outer = 10, wall = 1, length = 500]) => tube(outer, outer - 2 * wall, length),
  hoseAssembly: hose,
  cylinderRod: (_, { rod: d = 35, stroke = 400 }) => ({
    ...rod(d, stroke + 180),
    grams: rod(d, stroke + 180).grams * 1.1,
  }),
  cylinderBarrel: (_, { bore = 50, stroke = 400 }) => barrelOf(bore, stroke + 120),
  cylinderGland: (_, { bore = 50, rod: d = 30 }) => tube(bore * 1.15, d, bore * 0.8),
  cylinderPiston: (_, { bore = 50, rod: d = 30 }) => tube(bore, d * 0.6, bore * 0.55),
};

/** What the printed size says; undefined for a part that has none, or none that tells its measures. */
export function printedMeasures(facts: Facts, size: PartSize): Measures | undefined {
  const isCylinder = facts.category === 'cylinders' && size.params['stroke'] !== undefined && facts.noun !== 'rodEye';
  const rule = RULES[facts.noun] ?? (isCylinder ? cylinder : undefined);
  const numbers = size.text.match(/\d+(?:\.\d+)?/g)?.map(Number) ?? [];
  if (!rule || (numbers.length === 0 && Object.keys(size.params).length === 0)) return undefined;
  const { grams, length, width, height } = rule(numbers, size.params);
  const whole = (value: number) => Math.max(1, Math.round(value));
  return { grams: whole(grams), length: whole(length), width: whole(width), height: whole(height) };
}
