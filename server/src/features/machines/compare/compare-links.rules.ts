// Which parts of an item took one another's place, as both lists say together (product §5 Fit, Supersession).
import type { PartRow } from '@outrigger/contract';

/** What the comparison needs of a row. */
export type ComparedRow = Pick<
  PartRow,
  'rowId' | 'partCode' | 'quantity' | 'itemNo' | 'figureId' | 'verdict' | 'reason'
> & { replacedBy: readonly { code: string }[] };

type Item = Pick<ComparedRow, 'figureId' | 'itemNo'>;

/** How the parts of an item hang together. */
export interface Links {
  /** Whether both are one part, or one came in the other's place, be it in turns. */
  areLinked: (a: ComparedRow, b: ComparedRow) => boolean;
  /** The same for all parts of an item that hang together, also the pieces of one set. */
  familyOf: (row: ComparedRow) => string;
  /** Whether the first leads to the other, with nothing to choose and no set on the way. */
  givesWayTo: (old: ComparedRow, next: ComparedRow) => boolean;
}

/** The item a row stands at. */
export const itemOf = (row: Item): string => `${row.figureId}/${row.itemNo}`;
/** A part at an item. */
export const placeOf = (row: Item, code: string): string => `${itemOf(row)} ${code}`;
const ownPlaceOf = (row: ComparedRow): string => placeOf(row, row.partCode);

/** Reads the links from what replaced each row and from the code a row stands in for: the book need not print the part between two. */
export function linksOf(rows: readonly ComparedRow[]): Links {
  const steps = rows.flatMap((row): [string, string][] => {
    const { replaces } = row.reason;
    return replaces === undefined ? laterOf(row) : [...laterOf(row), [placeOf(row, replaces), ownPlaceOf(row)]];
  });
  const onlyWay = walkOf(rows.flatMap((row) => (row.replacedBy.length === 1 ? laterOf(row) : [])));
  const laterThan = walkOf(steps);
  const relatedTo = walkOf(steps.flatMap(([old, next]) => [[old, next] as const, [next, old] as const]));
  return {
    areLinked: (a, b) => laterThan(ownPlaceOf(a)).has(ownPlaceOf(b)) || laterThan(ownPlaceOf(b)).has(ownPlaceOf(a)),
    familyOf: (row) => [...relatedTo(ownPlaceOf(row))].toSorted()[0] ?? '',
    givesWayTo: (old, next) => old.partCode !== next.partCode && onlyWay(ownPlaceOf(old)).has(ownPlaceOf(next)),
  };
}

const laterOf = (row: ComparedRow): [string, string][] =>
  row.replacedBy.map(({ code }) => [ownPlaceOf(row), placeOf(row, code)]);

/** Everything that can be reached from a place, with the place itself. */
function walkOf(steps: readonly (readonly [string, string])[]): (from: string) => Set<string> {
  const next = Map.groupBy(steps, ([from]) => from);
  return (from) => {
    const reached = new Set([from]);
    // A set hands out what is added while it is gone through.
    for (const at of reached) for (const [, to] of next.get(at) ?? []) reached.add(to);
    return reached;
  };
}
