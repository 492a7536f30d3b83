// Names the picture of a part so that the name alone tells how to draw it: noun and the measures that differ from the usual (product §1).
import { drawnNouns, partOfNoun } from '../geometry/noun-parts.ts';
import type { PartSpec } from '../geometry/types.ts';
import type { NounKey } from '../vocabulary/nouns.ts';
import type { PartSeed } from './part-seed.ts';

/** File names of the pictures, separated by commas, and template with parameters as JSON. */
export interface PartDrawing {
  files: string;
  json: string;
}

const FOLDER = 'part/';
const drawn = new Set(drawnNouns);
const known = new Map<string, PartDrawing>();
const MOST_KNOWN = 20_000;

/** Scales of pictures: a machine's frame in steps, so that like parts share a picture. */
const scaleOf = ({ facts, size }: PartSeed): number =>
  facts.scope === 's' || facts.scope === 'g'
    ? 1
    : Math.min(2, Math.max(0.6, Math.round(Math.cbrt(size.scale) * 5) / 5));

/** The drawing of a part, or undefined where its noun has no look. */
export function drawingOf(seed: PartSeed): PartDrawing | undefined {
  const { facts, size } = seed;
  if (!drawn.has(facts.noun)) return undefined;
  const scale = scaleOf(seed);
  const key = `${facts.noun} ${scale} ${size.text} ${size.params['tread'] ?? ''}`;
  const found = known.get(key);
  if (found) return found;
  const params = knownParams(facts.noun, size.params);
  const hasTwo = facts.scope !== 's';
  const told = partOfNoun(facts.noun, { scale, text: size.text, params });
  // Some sizes are type numbers and no measures: such a part is drawn by its scale alone.
  const spec = readPictureName(fileNames(facts.noun, told, false)) ? told : partOfNoun(facts.noun, { scale, params });
  const made = { files: fileNames(facts.noun, spec, hasTwo), json: JSON.stringify(spec) };
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, made);
  return made;
}

function knownParams(noun: NounKey, params: PartSeed['size']['params']): Record<string, number> {
  const usual = partOfNoun(noun).params;
  return Object.fromEntries(Object.entries(params).filter(([name]) => name in usual));
}

/** Bought for more than pennies, a part is shown from two sides. */
function fileNames(noun: NounKey, { params }: PartSpec, hasTwo: boolean): string {
  const usual = partOfNoun(noun).params;
  const told = Object.entries(params).filter(([name, value]) => value !== usual[name]);
  const stem = FOLDER + [noun, ...told.map(([name, value]) => `${name}${Number(value.toFixed(2))}`)].join('-');
  return hasTwo ? `${stem}.webp,${stem}.2.webp` : `${stem}.webp`;
}

/** What a file name says: the part, which of its sides, and whether it is looked at closely. */
export interface NamedPicture {
  spec: PartSpec;
  side: 1 | 2;
  isLarge: boolean;
}

const NAME = /^part\/([a-zA-Z]+)((?:-[a-zA-Z]+\d+(?:\.\d{1,2})?){0,12})(\.2)?(\.large)?\.webp$/;
const MEASURE = /-([a-zA-Z]+)(\d+(?:\.\d{1,2})?)/g;

/** Reads a picture's name; undefined for names this shop never gave, such as those with measures far from the usual. */
export function readPictureName(name: string): NamedPicture | undefined {
  const [, noun = '', measures = '', side, large] = NAME.exec(name) ?? [];
  if (!drawn.has(noun)) return undefined;
  const usual = partOfNoun(noun as NounKey).params;
  const params: Record<string, number> = {};
  for (const [, key = '', text = ''] of measures.matchAll(MEASURE)) {
    const value = Number(text);
    const base = usual[key];
    if (base === undefined || value < base / 12 || value > Math.max(10, base * 12)) return undefined;
    params[key] = value;
  }
  return { spec: partOfNoun(noun as NounKey, { params }), side: side ? 2 : 1, isLarge: large !== undefined };
}
