// The machines of the demo shop: variants, serial numbers, the options each was built with (product §5).
import { machineTypes, type MachineType } from '../vocabulary/families.ts';
import type { Word } from '../vocabulary/word.ts';
import { COLUMNS } from '../vocabulary/word.ts';
import { diceOf, textNumber } from './dice.ts';
import { MODELS, type Model } from './models.ts';
import { OPTIONS } from './options.ts';
import { type SerialPoint, serialAt, serialText, TODAY } from './serials.ts';

/** What a machine was built as. The first variant of a model carries its plain name. */
export interface Variant {
  code: string;
  model: Model;
  name: Word;
  position: number;
}

/** One unit. */
export interface Machine extends SerialPoint {
  serial: string;
  model: Model;
  /** Year with its fraction. */
  built: number;
  options: ReadonlySet<string>;
  /** A running number, for dice. */
  index: number;
}

const MARKETS = ['CE', 'AN', 'AS', 'GB', 'KC', 'BR'] as const;

/** The variants of a model: the plain one, then by market and generation. */
export function variantsOf(model: Model, count: number): Variant[] {
  const place = MODELS.indexOf(model);
  const name = nameOfModel(model);
  return Array.from({ length: count }, (_, at) => {
    const mark = at === 0 ? '' : `-${MARKETS[at % MARKETS.length]}${1 + Math.floor(at / MARKETS.length)}`;
    const words = Object.fromEntries(COLUMNS.map((column) => [column, `${model.code}${mark} ${name[column]}`]));
    return { code: `${model.code}${mark}`, model, name: words as unknown as Word, position: place * 1000 + at };
  });
}

function typeOfModel({ family, power, isRoughTerrain }: Model): MachineType {
  if (family === 'scissor') return isRoughTerrain ? 'roughTerrainScissor' : 'slabScissor';
  if (family === 'telescopic') return 'dieselTelescopicBoom';
  if (family === 'articulating') return power === 'battery' ? 'electricArticulatingBoom' : 'dieselArticulatingBoom';
  return power === 'battery' ? 'electricForklift' : power === 'lpg' ? 'lpgForklift' : 'dieselForklift';
}

const nameOfModel = (model: Model): Word => machineTypes[typeOfModel(model)];

/** How many of all machines are of a model, the small ones more. */
export function machinesOf(model: Model, total: number): number {
  const even = Math.floor(total / MODELS.length);
  const rest = total - even * MODELS.length;
  return even + (MODELS.indexOf(model) < rest ? 1 : 0);
}

/** The machine with this number of a model that has `count` of them; later ones were built later. */
export function machineAt(
  model: Model,
  at: number,
  { count, seed, isBulk = false }: { count: number; seed: number; isBulk?: boolean },
): Machine {
  const dice = diceOf(seed, textNumber(model.code), isBulk ? -1 - at : at);
  const life = TODAY - 0.1 - model.builtFrom;
  const built = model.builtFrom + ((at + 0.2 + dice.below(60) / 100) / count) * life;
  const given = serialAt(model, built);
  // Odd numbers belong to size S, even ones to what the larger sizes add.
  const point = { ...given, ordinal: isBulk ? given.ordinal & ~1 : given.ordinal | 1 };
  const options = new Set(
    OPTIONS.filter(([, , applies, share]) => applies(model) && dice.chance(share)).map(([, code]) => code),
  );
  if (options.has('SSH') && options.has('H4F') && dice.chance(0.5)) options.delete('SSH');
  return {
    ...point,
    serial: serialText(point, built),
    model,
    built,
    options,
    index: MODELS.indexOf(model) * 100_000 + at + (isBulk ? 5_000_000 : 0),
  };
}

/** The day a machine was built. */
export function dayOf(built: number): string {
  const year = Math.floor(built);
  const day = Math.floor((built - year) * 365);
  return new Date(Date.UTC(year, 0, 1 + day)).toISOString().slice(0, 10);
}
