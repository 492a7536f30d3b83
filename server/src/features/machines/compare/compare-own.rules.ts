// Which rows of a parts list are the machine's own where it is compared with another (product §5 Fit).
import { type ComparedRow, itemOf, type Links, placeOf } from './compare-links.rules.ts';

/** The rows of a machine that are its own: those that do not fit it are no part of it, nor are those that fit in place of a row which stands beside them. */
export function ownRows<R extends ComparedRow>(rows: readonly R[], links: Links): R[] {
  const fitting = rows.filter((row) => row.verdict !== 'doesNotFit');
  const sure = fitting.filter(({ reason }) => reason.name !== 'oneOfReplacing');
  return [...knownFirst(fromRecord(sure), links), ...toChoose(fitting, sure)];
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

// Where the book is silent on one part of a chain and speaks for another, that is the machine's.
function knownFirst<R extends ComparedRow>(rows: readonly R[], { areLinked }: Links): R[] {
  const known = Map.groupBy(
    rows.filter(({ verdict }) => verdict === 'fits'),
    itemOf,
  );
  return rows.filter((row) => row.verdict === 'fits' || !known.get(itemOf(row))?.some((one) => areLinked(one, row)));
}

// One of several stands for what it may replace only where nothing else does, and then one of them alone.
function toChoose<R extends ComparedRow>(rows: readonly R[], sure: readonly R[]): R[] {
  const held = new Set(sure.flatMap((row) => [row.partCode, itemOf(row)]));
  return rows.filter((row) => {
    if (row.reason.name !== 'oneOfReplacing' || held.has(row.reason.replaces ?? '')) return false;
    return held.size < held.add(itemOf(row)).size;
  });
}

/** One row for each part of an item; of a part and what replaced it, both recorded, the older where it leads to the other, else the one that the other machine has too. */
export function onceEach<R extends ComparedRow>(rows: readonly R[], others: readonly R[], links: Links): R[] {
  const shared = new Set(others.flatMap((row) => [row.rowId, row.partCode]));
  const isMet = new Set(others.map(itemOf));
  const taken = [...Map.groupBy(rows, itemOf)].flatMap(([at, item]) => {
    const rankOf = (row: R) => {
      if (isMet.has(at) && item.some((one) => links.givesWayTo(row, one))) return 0;
      return shared.has(row.rowId) ? 1 : shared.has(row.partCode) ? 2 : 3;
    };
    return unlinked(
      item.toSorted((a, b) => rankOf(a) - rankOf(b) || Number(links.givesWayTo(b, a)) - Number(links.givesWayTo(a, b))),
      links,
    );
  });
  const kept = new Set(taken);
  return rows.filter((row) => kept.has(row));
}

// Each row but those that hang together with one before.
function unlinked<R extends ComparedRow>(rows: readonly R[], { areLinked }: Links): R[] {
  const taken: R[] = [];
  for (const row of rows) if (!taken.some((one) => areLinked(one, row))) taken.push(row);
  return taken;
}
