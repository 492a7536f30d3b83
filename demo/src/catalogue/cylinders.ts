// A hydraulic cylinder is built around its bore, rod and stroke: barrel, piston, gland, seals and rings follow from them, as whoever reseals one will check (product §1, §5).
import type { NounKey } from '../vocabulary/nouns.ts';
import type { Dice } from './dice.ts';
import type { PartSize } from './part-size.ts';

/** Millimetres. */
interface Cylinder {
  bore: number;
  rod: number;
  stroke: number;
}

/** Bores with the rod that goes with each. */
const SERIES: readonly (readonly [bore: number, rod: number])[] = [
  [50, 30],
  [63, 35],
  [70, 40],
  [80, 45],
  [90, 50],
  [100, 56],
  [110, 63],
  [125, 70],
  [140, 80],
  [160, 90],
  [180, 110],
];

/** A cylinder of a machine of this scale. */
export function cylinderOf(scale: number, dice: Dice): Cylinder {
  const at = Math.round((scale - 1) * 2.6 + dice.below(3));
  const [bore, rod] = SERIES[Math.max(0, Math.min(SERIES.length - 1, at))] ?? [50, 30];
  return { bore, rod, stroke: Math.round((240 + 420 * scale + dice.below(160)) / 5) * 5 };
}

type Told = (cylinder: Cylinder) => string;

const MADE: Partial<Record<NounKey, Told>> = {
  cylinderBarrel: ({ bore, stroke }) => `Ø${bore}×${stroke + 120}`,
  cylinderRod: ({ rod, stroke }) => `Ø${rod}×${stroke + 180}`,
  cylinderGland: ({ bore, rod }) => `${bore}/${rod}`,
  cylinderPiston: ({ bore }) => `Ø${bore}`,
  rodEye: ({ rod }) => `Ø${rod}`,
};

/** The size of a cylinder, or of what is made for it; scale is that of its machine. */
export function sizeInCylinder(noun: NounKey, cylinder: Cylinder, scale: number): PartSize {
  const { bore, rod, stroke } = cylinder;
  const text = MADE[noun]?.(cylinder) ?? `${bore}/${rod}×${stroke}`;
  return { text, scale, params: { bore, rod, stroke, length: stroke + 120, closed: stroke + 240 } };
}

/** Whether something is made for one cylinder. */
export const isMadeForCylinder = (noun: NounKey): boolean => MADE[noun] !== undefined;

type Fits = (cylinder: Cylinder, measures: readonly number[]) => boolean;

const onRod: Fits = ({ rod }, [inner]) => inner === rod;
const inBore: Fits = ({ bore }, [outer]) => outer === bore;

/** Which of the catalogue's seals and rings go in, by their first measures. */
const SEALS: Partial<Record<NounKey, Fits>> = {
  rodSeal: onRod,
  wiperSeal: onRod,
  backupRing: onRod,
  pistonSeal: inBore,
  guideRing: inBore,
  // The gland's ring lies in a groove, its cord as good as at the wall.
  oRing: ({ bore }, [inner = 0, cord = 0]) => inner + 2 * cord <= bore + 1,
};

/** The place in its list of the largest seal that goes into the cylinder; undefined for what is no seal of one. */
export function gradeInCylinder(noun: NounKey, cylinder: Cylinder, sizes: readonly string[]): number | undefined {
  const fits = SEALS[noun];
  if (!fits) return undefined;
  const grade = sizes.findLastIndex((text) => fits(cylinder, text.split('×').map(Number)));
  if (grade < 0) throw new RangeError(`No ${noun} goes into a cylinder ${cylinder.bore}/${cylinder.rod}`);
  return grade;
}
