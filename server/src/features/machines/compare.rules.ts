// Which rows tell two machines apart (product §5 Fit): the same row of the same book first, then the same item, then the same part.
import type { PartRow } from '@outrigger/contract';

/** What the comparison needs of a row. */
export type ComparedRow = Pick<
  PartRow,
  'rowId' | 'partCode' | 'quantity' | 'itemNo' | 'figureId' | 'verdict' | 'reason'
> & { replacedBy: readonly { code: string }[] };

/** One difference; `row` is the first machine's, or the second's where only that one has it. */
export interface Difference<R extends ComparedRow> {
  side: 'first' | 'second' | 'changed' | 'quantity';
  row: R;
  other: R | null;
}

/** The rows of each machine that are its own: those that do not fit it are no part of it, nor are those that fit in place of a row which stands beside them. */
function own<R extends ComparedRow>(rows: readonly R[]): R[] {
  const fitting = rows.filter((row) => row.verdict !== 'doesNotFit');
  const sure = fitting.filter(({ reason }) => reason.name !== 'oneOfReplacing');
  return [...fromRecord(sure), ...toChoose(fitting, sure)];
}

// What was built is printed beside what replaced it, or under that alone: then of a chain the first row is the machine's, and of a set all are.
function fromRecord<R extends ComparedRow>(rows: readonly R[]): R[] {
  const printed = new Set(rows.map((row) => placeOf(row, row.partCode)));
  const next = new Set(
    rows.flatMap((row) => row.replacedBy.map(({ code }) => `${placeOf(row, code)} ${row.reason.replaces}`)),
  );
  return rows.filter((row) => {
    const { name, replaces } = row.reason;
    if (replaces === undefined) return true;
    const isBeside = printed.has(placeOf(row, replaces)) || next.has(`${placeOf(row, row.partCode)} ${replaces}`);
    return name !== 'replacesFitting' && !isBeside;
  });
}

// One of several stands for what it may replace only where nothing else does, and then one of them alone.
function toChoose<R extends ComparedRow>(rows: readonly R[], sure: readonly R[]): R[] {
  const held = new Set(sure.flatMap((row) => [row.partCode, itemOf(row)]));
  return rows.filter((row) => {
    if (row.reason.name !== 'oneOfReplacing' || held.has(row.reason.replaces ?? '')) return false;
    return held.size < held.add(itemOf(row)).size;
  });
}

const placeOf = (row: Pick<ComparedRow, 'figureId' | 'itemNo'>, code: string): string => `${itemOf(row)} ${code}`;
const itemOf = (row: Pick<ComparedRow, 'figureId' | 'itemNo'>): string => `${row.figureId}/${row.itemNo}`;

/** Compares two parts lists in the order of the book; `both` counts what they share. */
export function compareRows<R extends ComparedRow>(
  firstRows: readonly R[],
  secondRows: readonly R[],
): { both: number; differences: Difference<R>[] } {
  const [first, second] = [own(firstRows), own(secondRows)];
  const [firstIds, secondIds] = [idsOf(first), idsOf(second)];
  const left = first.filter((row) => !secondIds.has(row.rowId));
  const right = second.filter((row) => !firstIds.has(row.rowId));
  const samePart = pairUp(left, right, (row) => placeOf(row, row.partCode));
  const sameItem = pairUp(samePart.left, samePart.right, itemOf);
  // Machines with books of their own share no item; there the same part counts wherever it stands.
  const alike = pairUp(sameItem.left, sameItem.right, (row) => `${row.partCode} ${row.quantity}`);
  const elsewhere = pairUp(alike.left, alike.right, (row) => row.partCode);
  const moved = [...samePart.pairs, ...alike.pairs, ...elsewhere.pairs];
  const unequal = moved.filter(([mine, theirs]) => mine.quantity !== theirs.quantity);
  const differences: Difference<R>[] = [
    ...unequal.map(([row, other]) => ({ side: 'quantity' as const, row, other })),
    ...sameItem.pairs.map(([row, other]) => ({ side: 'changed' as const, row, other })),
    ...elsewhere.left.map((row) => ({ side: 'first' as const, row, other: null })),
    ...elsewhere.right.map((row) => ({ side: 'second' as const, row, other: null })),
  ];
  const both = first.length - left.length + moved.length - unequal.length;
  return { both, differences: inBookOrder(differences, [...firstRows, ...secondRows]) };
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

/** Figures in the order they are met, items by number within one. */
function inBookOrder<R extends ComparedRow>(differences: Difference<R>[], rows: readonly R[]): Difference<R>[] {
  const place = new Map<number, number>();
  for (const row of rows) if (!place.has(row.figureId)) place.set(row.figureId, place.size);
  const figureAt = (one: Difference<R>) => place.get(one.row.figureId) ?? 0;
  const byItem = (a: Difference<R>, b: Difference<R>) =>
    a.row.itemNo.localeCompare(b.row.itemNo, 'en', { numeric: true });
  return differences.toSorted((a, b) => figureAt(a) - figureAt(b) || byItem(a, b));
}
