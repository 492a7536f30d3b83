// Which rows tell two machines apart (product §5 Fit): the same row of the same book first, then the same item, then the same part.
import { type ComparedRow, itemOf, linksOf, type Links, placeOf } from './compare-links.rules.ts';
import { onceEach, ownRows } from './compare-own.rules.ts';

/** One difference; `row` is the first machine's, or the second's where only that one has it. */
export interface Difference<R extends ComparedRow> {
  side: 'first' | 'second' | 'changed' | 'quantity';
  row: R;
  other: R | null;
}

/** Compares two parts lists in the order of the book; `both` counts what they share. */
export function compareRows<R extends ComparedRow>(
  firstRows: readonly R[],
  secondRows: readonly R[],
): { both: number; differences: Difference<R>[] } {
  const links = linksOf([...firstRows, ...secondRows]);
  const [mine, theirs] = [ownRows(firstRows, links), ownRows(secondRows, links)];
  const [first, second] = [onceEach(mine, theirs, links), onceEach(theirs, mine, links)];
  const [firstIds, secondIds] = [idsOf(first), idsOf(second)];
  const left = first.filter((row) => !secondIds.has(row.rowId));
  const right = second.filter((row) => !firstIds.has(row.rowId));
  const samePart = pairUp(left, right, (row) => placeOf(row, row.partCode));
  const others = changedAt({ ...samePart, mine, theirs }, links);
  // Machines with books of their own share no item; there the same part counts wherever it stands.
  const alike = pairUp(others.left, others.right, (row) => `${row.partCode} ${row.quantity}`);
  const elsewhere = pairUp(alike.left, alike.right, (row) => row.partCode);
  const moved = [...samePart.pairs, ...alike.pairs, ...elsewhere.pairs];
  const unequal = moved.filter(([row, other]) => row.quantity !== other.quantity);
  const differences = [
    ...toldAs('quantity', unequal),
    ...toldAs('changed', others.pairs),
    ...elsewhere.left.map((row) => ({ side: 'first' as const, row, other: null })),
    ...elsewhere.right.map((row) => ({ side: 'second' as const, row, other: null })),
  ];
  const both = first.length - left.length + moved.length - unequal.length;
  return { both, differences: inBookOrder(differences, [...firstRows, ...secondRows]) };
}

const toldAs = <R extends ComparedRow>(side: Difference<R>['side'], pairs: readonly (readonly [R, R])[]) =>
  pairs.map(([row, other]): Difference<R> => ({ side, row, other }));

// Parts of one item: what replaced one another belongs together before what merely stands there.
function changedAt<R extends ComparedRow>(
  { left, right, mine, theirs }: Record<'left' | 'right' | 'mine' | 'theirs', readonly R[]>,
  links: Links,
) {
  const family = pairUp(left, right, links.familyOf);
  const [ofMine, ofTheirs] = [toTold(family.left, theirs, links), toTold(family.right, mine, links)];
  const sameItem = pairUp(ofMine.alone, ofTheirs.alone, itemOf);
  const back = ofTheirs.pairs.map(([row, other]): [R, R] => [other, row]);
  return { ...sameItem, pairs: [...family.pairs, ...ofMine.pairs, ...back, ...sameItem.pairs] };
}

const idsOf = (rows: readonly ComparedRow[]): Set<string> => new Set(rows.map((row) => row.rowId));

/** Takes rows of both sides with the same key off, in their order; each row is used once. */
function pairUp<R>(left: readonly R[], right: readonly R[], keyOf: (row: R) => string) {
  const waiting = new Map<string, R[]>();
  for (const row of right) waiting.set(keyOf(row), [...(waiting.get(keyOf(row)) ?? []), row]);
  const pairs: [R, R][] = [];
  const alone: R[] = [];
  for (const row of left) {
    const other = waiting.get(keyOf(row))?.shift();
    if (other) pairs.push([row, other]);
    else alone.push(row);
  }
  const used = new Set(pairs.map(([, other]) => other));
  return { pairs, left: alone, right: right.filter((row) => !used.has(row)) };
}

// Each piece of a set stands against the part it replaced, though another piece does so too.
function toTold<R extends ComparedRow>(rows: readonly R[], others: readonly R[], { areLinked }: Links) {
  const at = Map.groupBy(others, itemOf);
  const pairs = rows.flatMap((row): [R, R][] => {
    const told = at.get(itemOf(row))?.find((other) => areLinked(row, other));
    return told ? [[row, told]] : [];
  });
  const paired = new Set(pairs.map(([row]) => row));
  return { pairs, alone: rows.filter((row) => !paired.has(row)) };
}

/** Figures in the order they are met, items by number within one. */
function inBookOrder<R extends ComparedRow>(differences: Difference<R>[], rows: readonly R[]): Difference<R>[] {
  const place = new Map<number, number>();
  for (const row of rows) if (!place.has(row.figureId)) place.set(row.figureId, place.size);
  const figureAt = (one: Difference<R>) => place.get(one.row.figureId) ?? 0;
  const byItem = (a: Difference<R>, b: Difference<R>) =>
    a.row.itemNo.localeCompare(b.row.itemNo, 'en', { numeric: true });
  return differences.toSorted((a, b) => figureAt(a) - figureAt(b) || byItem(a, b));
}
