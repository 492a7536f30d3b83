// The figures beyond size S: every further variant of a model has its own, with many lines for its serial numbers (product §1).
import { mix } from './dice.ts';
import type { Effectivities, Effectivity } from './effectivity.ts';
import type { Model } from './models.ts';
import { notRule, OPTION_LINES } from './options.ts';
import type { BulkParts } from './bulk-parts.ts';
import type { Plan } from './plan.ts';
import { TODAY } from './serials.ts';
import type { DemoSize } from './sizes.ts';

/** A figure of a further variant. */
export interface BulkFigure {
  code: string;
  plan: Plan;
  model: Model;
  /** Running number over all bulk figures. */
  number: number;
}

/** A line as it is written; `from` and `to` are its moments. */
export interface BulkLine {
  item: number;
  lineNo: number;
  part: number;
  quantity: number;
  effectivity?: string;
  from?: number;
  to?: number;
  rule?: string;
}

/** The runs of serial numbers of a model between its changes: `spans[a][b]` from the a-th change to the b-th. */
export interface Spans {
  cuts: readonly number[];
  of(from: number, to: number): Effectivity | undefined;
}

const CUTS = 8;

/** Takes the effectivities of a model that its bulk figures share. */
export function spansOf(model: Model, sets: Effectivities): Spans {
  const life = TODAY - model.builtFrom;
  const cuts = Array.from({ length: CUTS }, (_, at) => model.builtFrom + (life * (at + 1)) / (CUTS + 1));
  const known = new Map<number, Effectivity>();
  for (let from = -1; from < CUTS; from += 1)
    for (let to = from + 1; to <= CUTS; to += 1)
      if (from >= 0 || to < CUTS)
        known.set((from + 1) * 16 + to, sets.take([model], { from: cuts[from], to: cuts[to] }));
  return { cuts, of: (from, to) => known.get((from + 1) * 16 + to) };
}

/** Nouns of the items that no drawing shows: what is attached everywhere. */
const HARDWARE = [
  'hexBolt',
  'flatWasher',
  'nylocNut',
  'socketScrew',
  'lockWasher',
  'springWasher',
  'hexNut',
  'cableTie',
  'rubberClip',
  'hoseClamp',
  'oRing',
  'warningLabel',
  'spacer',
  'shim',
];

/** How many items the figure has. */
export const itemCount = ({ plan }: BulkFigure, size: DemoSize): number =>
  Math.max(size.itemsPerFigure, plan.items.length);

/** Noun of an item: the plan's, then hardware. */
const nounAt = ({ plan }: BulkFigure, item: number): string =>
  plan.items[item]?.noun ?? HARDWARE[item % HARDWARE.length] ?? 'hexBolt';

/** Calls back for every line of a figure; the line object is used again for the next one. */
export function forEachLine(
  figure: BulkFigure,
  scene: { parts: BulkParts; spans: Spans; size: DemoSize },
  take: (line: BulkLine) => void,
): void {
  const { parts, spans, size } = scene;
  const items = itemCount(figure, size);
  const perItem = size.linesPerFigure / items;
  const line: BulkLine = { item: 0, lineNo: 0, part: 0, quantity: 1 };
  for (let item = 0; item < items; item += 1) {
    const noun = nounAt(figure, item);
    const pool = parts.poolOf(noun);
    const roll = mix(figure.number, item);
    const count = Math.floor((item + 1) * perItem) - Math.floor(item * perItem);
    const option = OPTION_LINES[figure.plan.items[item]?.noun ?? 'hexBolt'];
    const isByOption = option !== undefined && item < figure.plan.items.length && option.applies(figure.model);
    line.item = item;
    line.quantity = figure.plan.items[item]?.quantity ?? 1 + (roll % 8);
    for (let nth = 0; nth < count; nth += 1) {
      const from = cutOf(nth, count);
      const to = cutOf(nth + 1, count);
      line.lineNo = nth + 1;
      line.part = pool.base + ((figure.number * 11 + item * 5 + nth + (roll % 3)) % pool.size);
      line.effectivity = spans.of(from, to)?.code;
      line.from = spans.cuts[from];
      line.to = spans.cuts[to];
      line.rule = isByOption ? (option.isEither && nth % 2 === 0 ? notRule(option.rule) : option.rule) : undefined;
      take(line);
    }
  }
}

/** Index of the change at which the nth of several lines begins; -1 is the beginning, CUTS the end. */
const cutOf = (nth: number, count: number): number =>
  nth === 0 ? -1 : nth >= count ? CUTS : Math.min(CUTS - 1, Math.floor((nth * CUTS) / count));
