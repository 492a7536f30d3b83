// How Norrvik numbers its machines: seven characters at first, a 17-character identification number since (spec §5: 7 or 17 characters; product §5).
import { mix } from './dice.ts';
import { MODELS, type Model } from './models.ts';

export type SchemeCode = 'NV-7' | 'FK-7' | 'PIN-17';

/** The ways serial numbers are written; group 1 of the pattern is the prefix, group 2 the ordinal. */
export const SERIAL_SCHEMES = [
  ['NV-7', 'Norrvik serial number, seven characters', 7, false, '^([SAT][1-9A-J])([0-9]{5})$'],
  ['FK-7', 'Norrvik forklift serial number, seven digits', 7, false, '^()([0-9]{7})$'],
  [
    'PIN-17',
    'Product identification number, 17 characters',
    17,
    true,
    '^(NRV[SATF][A-Z0-9]{4})[A-HJ-NPR-Z][A-HJ-NPR-Y][A-Z]([0-9]{6})$',
  ],
] as const;

/** First year in which a family carries the long number. */
const PIN_SINCE = { scissor: 2021, telescopic: 2016, articulating: 2018, forklift: 2020 } as const;
/** End of the time the demo tells of, as a year with its fraction. */
export const TODAY = 2026.6;
const YEAR_LETTERS = 'ABCDEFGHJKLMNPRSTVWXY';
const CHECK_LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';
const PLANTS = 'KHW';

/** Where in the numbering a machine stands. */
export interface SerialPoint {
  scheme: SchemeCode;
  prefix: string;
  ordinal: number;
}

/** The short scheme of a model, or undefined for one that began after it. */
export function shortScheme(model: Model): Omit<SerialPoint, 'ordinal'> | undefined {
  if (model.builtFrom >= PIN_SINCE[model.family]) return undefined;
  if (model.family === 'forklift') return { scheme: 'FK-7', prefix: '' };
  return { scheme: 'NV-7', prefix: `${model.code.slice(0, 1)}${'123456789ABCDEFGHJ'.charAt(placeOf(model) % 18)}` };
}

/** The long scheme of a model. */
export const longScheme = (model: Model): Omit<SerialPoint, 'ordinal'> => ({
  scheme: 'PIN-17',
  prefix: `NRV${markOf(model.code)}`,
});

/** Five characters that tell the model; no two models share them. */
const markOf = (code: string): string =>
  code.length > 6 ? `${code.slice(0, 3)}${code.slice(-2)}` : code.padEnd(5, '0').slice(0, 5);

const placeOf = (model: Model): number => MODELS.indexOf(model);

/** Forklifts share one row of numbers, so each model has a block of its own. */
const forkliftBlock = (model: Model): number => 1_100_000 + (placeOf(model) - 20) * BLOCK;
const BLOCK = 400_000;

/** First and last number a model can have within a scheme; without a last the row is open. */
export function boundsOf(model: Model, scheme: SchemeCode): { first: number; last?: number } {
  if (scheme !== 'FK-7') return { first: 0 };
  return { first: forkliftBlock(model), last: forkliftBlock(model) + BLOCK - 1 };
}

/** The number a machine built at this moment (a year with its fraction) would carry. */
export function serialAt(model: Model, year: number): SerialPoint {
  const since = PIN_SINCE[model.family];
  const short = shortScheme(model);
  if (!short || year >= since) {
    const begin = Math.max(since, model.builtFrom);
    return { ...longScheme(model), ordinal: 100_000 + Math.floor(((year - begin) / (TODAY - begin)) * 300_000) };
  }
  const share = (year - model.builtFrom) / (since - model.builtFrom);
  if (short.scheme === 'NV-7') return { ...short, ordinal: 10_000 + Math.floor(share * 52_000) };
  return { ...short, ordinal: forkliftBlock(model) + Math.floor(share * 390_000) };
}

/** The serial number as the nameplate shows it. */
export function serialText({ scheme, prefix, ordinal }: SerialPoint, year: number): string {
  if (scheme === 'FK-7') return String(ordinal);
  if (scheme === 'NV-7') return `${prefix}${String(ordinal).padStart(5, '0')}`;
  const roll = mix(ordinal, prefix.charCodeAt(4));
  const letters = `${CHECK_LETTERS.charAt(roll % 23)}${YEAR_LETTERS.charAt(Math.floor(year - 2010) % 21)}${PLANTS.charAt((roll >>> 8) % 3)}`;
  return `${prefix}${letters}${String(ordinal).padStart(6, '0')}`;
}
