// What replaced what: chains as the changes of figures tell them (product §5: supersession).
import { type CsvFile, csvFile, type CsvValue } from './csv-file.ts';
import { type Dice, diceOf } from './dice.ts';
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

/** A part that was replaced, by what, and the rows that say so. */
export interface Change {
  part: PartSeed;
  successors: readonly PartSeed[];
  /** The day from which the successors are delivered. */
  since: string;
  rows: readonly CsvValue[][];
}

/** Chains as the lines of figures tell them, with ratios, pairs and two-way ones among them. */
export function changesOf(figures: readonly Figure[], seed: number): Change[] {
  const known = new Set<string>();
  const lines = figures
    .flatMap(({ items }) => items.map((item) => item.lines))
    .filter((list) => list[0]?.part.isReplaced);
  return lines.flatMap((list) =>
    list.slice(0, -1).flatMap(({ part, to }, at) => {
      const next = list[at + 1];
      if (!next || known.has(part.code)) return [];
      known.add(part.code);
      const dice = diceOf(seed, 51, part.index);
      const since = `${Math.floor(to ?? 2020)}-0${dice.between(1, 9)}-15`;
      const rows = rowsOf(figures, { part, next: next.part, dice });
      return [
        {
          part,
          successors: rows.map((row) => row.successor),
          since,
          rows: rows.map(({ successor, mode = '', ratio = [1, 1], isTwoWay = false, note = '' }) => [
            part.code,
            successor.code,
            mode,
            ...ratio,
            isTwoWay ? 'yes' : '',
            since,
            note,
          ]),
        },
      ];
    }),
  );
}

interface Row {
  successor: PartSeed;
  mode?: 'all' | 'choice';
  /** How many of the old one, how many of the new. */
  ratio?: readonly [number, number];
  isTwoWay?: boolean;
  note?: string;
}

/** The successor of a part, and what is fitted with it or would do as well. */
function rowsOf(
  figures: readonly Figure[],
  { part, next, dice }: { part: PartSeed; next: PartSeed; dice: Dice },
): Row[] {
  const ratio: [number, number] = factsOf(part.facts.noun).scope === 'c' && dice.chance(0.1) ? [1, 2] : [1, 1];
  const isTwoWay = ratio[1] === 1 && dice.chance(0.12);
  if (isTwoWay || ratio[1] !== 1) return [{ successor: next, ratio, isTwoWay }];
  const mate = dice.chance(0.12) ? mateOf(figures, part, dice.below(40)) : undefined;
  if (mate && mate !== next) {
    const shared = { mode: 'all', note: 'Fit both parts together' } as const;
    return [
      { ...shared, successor: next },
      { ...shared, successor: mate, ratio: [1, dice.between(1, 4)] },
    ];
  }
  const rival = !mate && dice.chance(0.08) ? rivalOf(figures, part, next) : undefined;
  if (rival) return [next, rival].map((successor) => ({ successor, mode: 'choice', note: 'Either of them' }));
  return [{ successor: next }];
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
