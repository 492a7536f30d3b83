// What of a line is not as it was when it was ordered (spec §4 reorder).
import type { ReorderedLine } from '@outrigger/contract';

/** One thing that changed; amounts are of one piece. */
export type Change =
  | { kind: 'inCart' | 'choose' | 'notSold' | 'unknown' | 'noPrice' | 'replaced' }
  | { kind: 'quantity'; qty: number }
  | { kind: 'short'; inventory: number; isOrdered: boolean }
  | { kind: 'price'; before: Money; now: Money };

type Money = NonNullable<ReorderedLine['priceThen']>;

/** What changed of a line, what matters most first; nothing where it is as it was. */
export function changesOf(line: ReorderedLine): Change[] {
  if (line.outcome === 'notSold' || line.outcome === 'unknown') return [{ kind: line.outcome }];
  if (line.outcome === 'choose') return [{ kind: 'choose' }];
  const [part] = line.parts;
  const isReplaced = line.parts.length > 1 || part?.code !== line.code;
  return [
    ...(line.outcome === 'inCart' ? [{ kind: 'inCart' as const }] : []),
    ...(isReplaced ? [{ kind: 'replaced' as const }] : []),
    ...(part && !isReplaced ? changesOfPart(line, part) : []),
    ...line.parts.flatMap(shortOf),
  ];
}

type Part = ReorderedLine['parts'][number];

function changesOfPart({ qty, priceThen }: ReorderedLine, part: Part): Change[] {
  const now = part.price;
  return [
    ...(part.qty === qty ? [] : [{ kind: 'quantity' as const, qty: part.qty }]),
    ...(now === null ? [{ kind: 'noPrice' as const }] : []),
    // Amounts of two currencies say nothing of each other.
    ...(now && priceThen && now.currency === priceThen.currency && now.amount !== priceThen.amount
      ? [{ kind: 'price' as const, before: priceThen, now }]
      : []),
  ];
}

const shortOf = (part: Part): Change[] =>
  part.inventory < part.qty
    ? [{ kind: 'short', inventory: part.inventory, isOrdered: part.sellPolicy === 'backorder' }]
    : [];
