// Finds rows that cannot stand beside others: one value twice, times that overlap, what is never changed (docs/import-format.md).
import type { Trx } from '../../../platform/db/db.ts';
import { wordsOf } from '../format/check-words.ts';
import { type FoundRow, isSame, keptCells, listFound, namedBy, type Suspect, WOULD_BE } from './fault-finder.reads.ts';
import { KEPT } from './faults.ts';

/** What stands in the way of a row: an earlier one of the file, or one the shop has. */
const other = ({ first = 0 }: FoundRow): string => (first > 0 ? `row ${first}` : 'the shop');

/** Lists rows that have what must be unique beside their key: as another row of the file, or as one that the shop has and the file does not change. */
export async function findTwins(trx: Trx, suspect: Suspect): Promise<void> {
  const { table, facts, plan } = suspect;
  for (const { name, columns, holds } of facts.uniques) {
    // The id is given by the table, and rows of one key are told as such.
    if (columns.includes('id') || columns.every((column) => plan.key.has(column))) continue;
    const named = namedBy(table, name, columns);
    const list = columns.map((column) => `"${column}"`).join(', ');
    const isThere = columns.map((column) => `"${column}" is not null`).join(' and ');
    const found = await trx.unsafe<FoundRow[]>(
      `select *, count(*) over () as total from (
         select "row", value, min("row") over (partition by ${list}) as first from (
           select "source row" as "row", ${keptCells(named)} as value, ${list} from ${WOULD_BE} where ${isThere} and ${holds}
           union all select 0, null, ${list} from ${unchanged(suspect)} where ${isThere} and ${holds}
         ) a
       ) d where d."row" > d.first order by 1 limit ${KEPT}`,
    );
    const expected = wordsOf(name)?.expected ?? `what no other row has (${name})`;
    listFound(suspect, found, {
      column: named.join(', '),
      reason: 'duplicate',
      expected: (row) => `${expected}: ${other(row)} has it already`,
    });
  }
}

/** Lists rows whose time overlaps that of an earlier row, or of one that the shop has and the file does not change. */
export async function findOverlaps(trx: Trx, suspect: Suspect): Promise<void> {
  const { table, plan } = suspect;
  if (!table.kind.apartBy) return;
  const apart = [...plan.key.keys()].filter((column) => column !== 'valid_from');
  const list = apart.map((column) => `"${column}"`).join(', ');
  const time = 'valid_from, valid_to';
  const isTime = '(valid_to is null or valid_to > valid_from)';
  const same = apart.map((column) => `o."${column}" = r."${column}"`).join(' and ');
  const found = await trx.unsafe<FoundRow[]>(
    `with a as materialized (
       select "source row" as "row", ${time}, ${list} from ${WOULD_BE} where ${isTime}
       union all select 0, ${time}, ${list} from ${unchanged(suspect)}
     )
     select r."row", r.valid_from::text as value, min(o."row") as first, count(*) over () as total
     from a r join a o on ${same} and o."row" < r."row" and daterange(o.valid_from, o.valid_to) && daterange(r.valid_from, r.valid_to)
     group by 1, 2 order by 1 limit ${KEPT}`,
  );
  listFound(suspect, found, {
    column: 'valid_from',
    reason: 'overlap',
    expected: (row) => `a time that does not overlap the one of ${other(row)}: end that one first, or begin after it`,
  });
}

/** Rows of the table whose key the file does not name. */
const unchanged = ({ plan, facts }: Suspect): string =>
  `(select t.* from ${plan.table} t where not exists (
     select from ${WOULD_BE} w where ${[...plan.key.keys()].map((column) => isSame(facts, column, `w."${column}"`)).join(' and ')})) u`;

/** Tables whose rows are only ever added, with the column that would be changed. */
const NEVER_CHANGED: Record<string, { column: string; expected: string }> = {
  exchange_rates: {
    column: 'rate',
    expected: 'the rate the shop has for this moment; a new rate is a row with a later valid_from',
  },
};

/** Lists rows that would change what is only ever added to. */
export async function findChanged(trx: Trx, suspect: Suspect): Promise<void> {
  const { plan } = suspect;
  const never = NEVER_CHANGED[plan.table];
  if (!never) return;
  const same = [...plan.key].map(([column, sql]) => `t."${column}" = ${sql}`);
  const found = await trx.unsafe<FoundRow[]>(
    `select s."row", s."${never.column}"::text as value, count(*) over () as total
     from ${plan.from} join ${plan.table} t on ${same.join(' and ')}
     where ${plan.isValid} and t."${never.column}" is distinct from ${plan.targets.get(never.column)} order by 1 limit ${KEPT}`,
  );
  listFound(suspect, found, { ...never, reason: 'rule' });
}
