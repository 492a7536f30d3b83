// What replaced what: chains as the changes of figures tell them (product §5: supersession).
import { type CsvFile, csvFile } from './csv-file.ts';
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
      const dice = diceOf(seed, 51, part.index);
      const since = `${Math.floor(to ?? 2020)}-0${dice.between(1, 9)}-15`;
      const [ratioOld, ratioNew] = factsOf(part.facts.noun).scope === 'c' && dice.chance(0.1) ? [1, 2] : [1, 1];
      const isTwoWay = ratioNew === 1 && dice.chance(0.12);
      const mate = ratioNew === 1 && !isTwoWay && dice.chance(0.12) ? mateOf(figures, part, dice.below(40)) : undefined;
      const isOneForOne = ratioNew === 1 && !isTwoWay && !mate;
      const rival = isOneForOne && dice.chance(0.08) ? rivalOf(figures, part, next.part) : undefined;
      file.row(
        part.code,
        next.part.code,
        mate ? 'all' : rival ? 'choice' : '',
        ratioOld,
        ratioNew,
        isTwoWay ? 'yes' : '',
        since,
        mate ? 'Fit both parts together' : rival ? 'Either of them' : '',
      );
      if (mate && mate !== next.part) {
        file.row(part.code, mate.code, 'all', 1, dice.between(1, 4), '', since, 'Fit both parts together');
      }
      if (rival) file.row(part.code, rival.code, 'choice', 1, 1, '', since, 'Either of them');
    }
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
