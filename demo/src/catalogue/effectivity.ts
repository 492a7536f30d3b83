// Sets of serial numbers as manuals print them: "prior to 15548 except 12378 and 14130", "22032963, 22035881 and above" (product §5).
import type { Column, Word } from '../vocabulary/word.ts';
import { COLUMNS } from '../vocabulary/word.ts';
import { diceOf, textNumber } from './dice.ts';
import type { Model } from './models.ts';
import { serialPhrases } from './more-words.ts';
import { boundsOf, longScheme, type SerialPoint, serialAt, shortScheme } from './serials.ts';

/** Which side of a change a line stands on: before it, after it, or between two. */
export interface Span {
  /** Years with their fraction. */
  from?: number;
  to?: number;
}

/** A stored effectivity. */
export interface Effectivity {
  code: string;
  printed: Word;
  ranges: readonly { scheme: string; prefix: string; ordinals: string }[];
}

/** All effectivities so far; equal wishes share one. */
export interface Effectivities {
  readonly all: readonly Effectivity[];
  take(models: readonly Model[], span: Span): Effectivity;
}

/** Effectivities of one shop. */
export function effectivities(seed: number): Effectivities {
  const all: Effectivity[] = [];
  const byKey = new Map<string, Effectivity>();
  return {
    all,
    take(models, span) {
      const key = `${models.map((model) => model.code).join()} ${span.from} ${span.to}`;
      const found = byKey.get(key);
      if (found) return found;
      const made = makeEffectivity(`EF${String(all.length + 1).padStart(6, '0')}`, { models, span, seed });
      all.push(made);
      byKey.set(key, made);
      return made;
    },
  };
}

type Wish = { models: readonly Model[]; span: Span; seed: number };

function makeEffectivity(code: string, { models, span, seed }: Wish): Effectivity {
  const each = models.map((model) => ofModel(model, span, seed));
  const printed = Object.fromEntries(
    COLUMNS.map((column) => [
      column,
      each.map(({ words }, at) => (models.length > 1 ? `${models[at]?.code}: ` : '') + words[column]).join('; '),
    ]),
  ) as Record<Column, string>;
  return { code, printed, ranges: joined(each.flatMap(({ ranges }) => ranges)) };
}

/** Forklifts share a row of numbers, so their runs come together in one range. */
function joined(ranges: Effectivity['ranges']): Effectivity['ranges'] {
  const together = Map.groupBy(ranges, ({ scheme, prefix }) => `${scheme} ${prefix}`);
  return [...together.values()].flatMap((list) => {
    const [first] = list;
    return first ? [{ ...first, ordinals: list.map(({ ordinals }) => ordinals).join(' ') }] : [];
  });
}

/** Numbers of the older build that got the new part early; both sides of a change agree on them. */
function earlyBirds(model: Model, year: number, seed: number): SerialPoint[] {
  const dice = diceOf(seed, textNumber(model.code), Math.round(year * 1000));
  if (!dice.chance(0.4)) return [];
  const years = [year - 0.4 - dice.below(30) / 100, year - 0.1 - dice.below(20) / 100];
  const cut = serialAt(model, year);
  return years
    .map((one) => serialAt(model, one))
    .filter((one) => one.scheme === cut.scheme && one.ordinal < cut.ordinal);
}

function ofModel(model: Model, { from, to }: Span, seed: number): { words: Word; ranges: Effectivity['ranges'] } {
  const lower = from === undefined ? undefined : serialAt(model, Math.max(from, model.builtFrom));
  const upper = to === undefined ? undefined : serialAt(model, Math.max(to, model.builtFrom));
  const early = from === undefined ? [] : earlyBirds(model, from, seed);
  const without = to === undefined ? [] : earlyBirds(model, to, seed);
  const schemes = [shortScheme(model), longScheme(model)].filter((one) => one !== undefined);
  const ranges = schemes.flatMap(({ scheme, prefix }, at) => {
    const isAfterLower = lower !== undefined && at < schemes.findIndex((one) => one.scheme === lower.scheme);
    const isPastUpper = upper !== undefined && at > schemes.findIndex((one) => one.scheme === upper.scheme);
    if (isPastUpper) return [];
    const bounds = boundsOf(model, scheme);
    const first = lower?.scheme === scheme ? lower.ordinal : isAfterLower ? undefined : bounds.first;
    const last = upper?.scheme === scheme ? upper.ordinal - 1 : bounds.last;
    const ordinals = [
      ...early.filter((one) => one.scheme === scheme).map((one) => String(one.ordinal)),
      ...(first === undefined
        ? []
        : cutOut(
            first,
            last,
            without.filter((one) => one.scheme === scheme).map((one) => one.ordinal),
          )),
    ];
    return ordinals.length > 0 ? [{ scheme, prefix, ordinals: ordinals.join(' ') }] : [];
  });
  return { words: printedOf({ lower, upper, early, without }), ranges };
}

/** The run from first to last (none: open) without these numbers, as the import format writes it. */
function cutOut(first: number, last: number | undefined, without: readonly number[]): string[] {
  const runs: string[] = [];
  let from = first;
  for (const one of without.toSorted((a, b) => a - b).filter((n) => n >= first)) {
    if (one > from) runs.push(`${from}-${one - 1}`);
    from = one + 1;
  }
  if (last === undefined) runs.push(`${from}-`);
  else if (last >= from) runs.push(`${from}-${last}`);
  return runs;
}

type Printed = {
  lower?: SerialPoint;
  upper?: SerialPoint;
  early: readonly SerialPoint[];
  without: readonly SerialPoint[];
};

function printedOf({ lower, upper, early, without }: Printed): Word {
  const say = (column: Column): string => {
    const gap = column === 'zh' ? '' : ' ';
    const list = (points: readonly SerialPoint[]) =>
      points.map((one) => one.ordinal).join(`${gap}${serialPhrases.and[column].trim()}${gap}`);
    const except = without.length > 0 ? gap + serialPhrases.except[column].trim().replace('{list}', list(without)) : '';
    const birds = early.map((one) => `${one.ordinal}, `).join('');
    if (lower && upper && lower.scheme === upper.scheme)
      return (
        birds +
        serialPhrases.to[column].replace('{a}', String(lower.ordinal)).replace('{b}', String(upper.ordinal - 1)) +
        except
      );
    const prior = upper ? serialPhrases.prior[column].replace('{n}', String(upper.ordinal)) + except : '';
    const above = lower ? birds + serialPhrases.above[column].replace('{n}', String(lower.ordinal)) : '';
    return [above, prior].filter((one) => one !== '').join('; ');
  };
  return { en: say('en'), es: say('es'), pt: say('pt'), fr: say('fr'), zh: say('zh') };
}
