// What replaced what: chains as the changes of figures tell them (product §5: supersession).
import { type CsvFile, csvFile, type CsvValue } from './csv-file.ts';
import { diceOf } from './dice.ts';
import { factsOf } from './facts.ts';
import type { Figure } from './figure.ts';
import type { PartSeed } from './part-seed.ts';

/** Opens supersessions.csv. */
export const supersessionsFile = (folder: string): CsvFile =>
  csvFile(folder, 'supersessions', [
    'old_part',
    'successor',
    'mode',
    'old_quantity',
    'new_quantity',
    'is_two_way',
    'effective_from',
    'note',
  ]);

/** Writes chains as the lines of figures tell them, with ratios, pairs and two-way ones among them. */
export function writeSupersessions(file: CsvFile, figures: readonly Figure[], seed: number): void {
  const known = new Set<string>();
  const lines = figures
    .flatMap(({ items }) => items.map((item) => item.lines))
    .filter((list) => list[0]?.part.isReplaced);
  for (const list of lines)
    for (const [at, { part, to }] of list.slice(0, -1).entries()) {
      const next = list[at + 1];
      if (!next || known.has(part.code)) continue;
      known.add(part.code);
      const since = `${Math.floor(to ?? 2020)}-0`;
      for (const row of rowsOf(figures, { part, next: next.part, since, dice: diceOf(seed, 51, part.index) })) {
        file.row(...row);
      }
    }
}

type Change = { part: PartSeed; next: PartSeed; since: string; dice: ReturnType<typeof diceOf> };

/** The successor of a part, and what is fitted with it or would do as well. */
function rowsOf(figures: readonly Figure[], { part, next, since: year, dice }: Change): CsvValue[][] {
  const since = `${year}${dice.between(1, 9)}-15`;
  const [ratioOld, ratioNew] = factsOf(part.facts.noun).scope === 'c' && dice.chance(0.1) ? [1, 2] : [1, 1];
  const isTwoWay = ratioNew === 1 && dice.chance(0.12);
  if (isTwoWay || ratioNew !== 1) {
    return [[part.code, next.code, '', ratioOld, ratioNew, isTwoWay ? 'yes' : '', since, '']];
  }
  const beside = (mode: 'all' | 'choice', note: string, [other, pieces]: [PartSeed, number]): CsvValue[][] => [
    [part.code, next.code, mode, 1, 1, '', since, note],
    [part.code, other.code, mode, 1, pieces, '', since, note],
  ];
  const mate = dice.chance(0.12) ? mateOf(figures, part, dice.below(40)) : undefined;
  if (mate && mate !== next) return beside('all', 'Fit both parts together', [mate, dice.between(1, 4)]);
  const rival = !mate && dice.chance(0.08) ? rivalOf(figures, part, next) : undefined;
  if (rival) return beside('choice', 'Either of them', [rival, 1]);
  return [[part.code, next.code, '', 1, 1, '', since, '']];
}

/** Another part of the same kind that would do as well as the successor. */
const rivalOf = (figures: readonly Figure[], part: PartSeed, successor: PartSeed): PartSeed | undefined =>
  figures
    .flatMap(({ items }) => items.flatMap(({ lines }) => lines.map((line) => line.part)))
    .find((one) => one.facts.noun === part.facts.noun && one !== part && one !== successor && !one.isReplaced);

/** A bolt or seal that comes with the successor. */
function mateOf(figures: readonly Figure[], part: PartSeed, pick: number): PartSeed | undefined {
  const figure = figures.find(({ items }) => items.some(({ lines }) => lines.some((line) => line.part === part)));
  const mates = figure?.items
    .flatMap(({ lines }) => lines.map((line) => line.part))
    .filter((one) => one.facts.scope === 's' || one.facts.scope === 'c');
  const mate = mates?.[pick % mates.length];
  return mate?.isReplaced ? undefined : mate;
}
