// Parts one sheet of utilities among several files without changing which rule wins: where order matters, layers say it.
import type { SheetRule } from './sheet-rules.rules.ts';
import { specificityOf } from './specificity.rules.ts';

/** A rule and the file it goes to: 0 is there before every other, the rest come in any order. */
export interface Placed {
  rule: SheetRule;
  sheet: number;
}

const OWN_NAME = /^(--|min-|max-|text-(align|overflow|transform)$|border-(collapse|spacing)$)/;
const FAMILIES: readonly (readonly [RegExp, string])[] = [
  [/^(row-gap|column-gap|gap)$/, 'gap'],
  [/^(top|bottom|left|right)$/, 'inset'],
  [/^(place|align|justify)-/, 'place'],
  [/^(white-space|text-wrap)/, 'wrap'],
  [/^border-.*radius$/, 'radius'],
  [/^(width|inline-size)$/, 'width'],
  [/^(height|block-size)$/, 'height'],
];
const SIDED = /^(margin|padding|inset|border|scroll-margin|scroll-padding|top|bottom|left|right)\b/;
const BORDER_PART = /(width|style|color)$/;

function familyOf(property: string): string {
  return FAMILIES.find(([form]) => form.test(property))?.[1] ?? property.replace(/^(scroll-\w+|\w+).*/, '$1');
}

function axesOf(property: string): string[] {
  if (/inline|left|right/.test(property)) return ['x'];
  return /block|top|bottom/.test(property) ? ['y'] : ['x', 'y'];
}

/** What a declaration of the property sets, rather too coarse than too fine: two that share a name may undo each other. */
function touchedBy(declared: string): string[] {
  const property = declared.trim().replace(/^-(webkit|moz|ms)-/, '');
  if (OWN_NAME.test(property)) return [property];
  const family = familyOf(property);
  if (family === 'radius' || !SIDED.test(property)) return [family];
  if (family !== 'border') return axesOf(property).map((axis) => `${family} ${axis}`);
  const parts = BORDER_PART.exec(property)?.slice(1) ?? ['width', 'style', 'color'];
  return axesOf(property).flatMap((axis) => parts.map((part) => `border ${part} ${axis}`));
}

/** The names all declarations of a rule touch. */
function touchedIn(body: string): string[] {
  const properties = body.split(/;(?![^()]*\))/).flatMap((one) => /^\s*([\w-]+)\s*:/.exec(one)?.[1] ?? []);
  return [...new Set(properties.flatMap(touchedBy))];
}

/** Among important declarations the first layer wins, not the last: they all stay in one layer and one file. */
export const isImportant = (body: string | undefined): boolean => body?.includes('!important') ?? false;

/** For every touched name: in which layer each file set it last, and how strongly. */
type Seen = Map<string, Map<number, { layer: number; strength: number }>>;

/** The first layer in which a rule beats all that were seen before it. */
function layerAfter(seen: Seen, { names, sheet, strength }: { names: string[]; sheet: number; strength: number }) {
  const before = names.flatMap((name) => [...(seen.get(name) ?? [])]);
  return Math.max(
    0,
    ...before.map(([other, last]) => {
      // Within a layer the stronger wins, the order within a file, and the first file stands before all others.
      const winsThere = other === sheet || other === 0 || strength > last.strength;
      return winsThere ? last.layer : last.layer + 1;
    }),
  );
}

/** The layer of each rule, counted from 0: what must win over a rule of another file stands in a later layer where nothing else decides. */
export function layersOf(placed: readonly Placed[]): number[] {
  const seen: Seen = new Map();
  const layers = placed.map(() => 0);
  const strengths = placed.map(({ rule }) => specificityOf(rule.head));
  // From the weakest to the strongest, as the browser weighs them; among equals the order of the whole sheet.
  const order = [...placed.keys()].toSorted((a, b) => (strengths[a] ?? 0) - (strengths[b] ?? 0) || a - b);
  for (const at of order) {
    const one = placed[at];
    if (!one || isImportant(one.rule.body)) continue;
    const names = touchedIn(one.rule.body ?? '');
    const strength = strengths[at] ?? 0;
    const layer = layerAfter(seen, { names, sheet: one.sheet, strength });
    layers[at] = layer;
    for (const name of names) seen.set(name, new Map(seen.get(name)).set(one.sheet, { layer, strength }));
  }
  return layers;
}
