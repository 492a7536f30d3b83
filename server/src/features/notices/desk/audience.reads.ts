// Whom a notice of the office is for, read from what was typed: a company, models, ranges of serial numbers (product §5, §8).
import { normalCode } from '@outrigger/contract';
import type { Db, Trx } from '../../../platform/db/db.ts';

/** A range of serial numbers of one kind, both ends within. */
export interface SerialRange {
  schemeId: number;
  prefix: string;
  firstOrdinal: number;
  lastOrdinal: number;
  firstSerial: string;
  lastSerial: string;
}

/** The one company of that name or customer number; null where there is none, or more than one. */
export async function findCompany(db: Db | Trx, typed: string): Promise<number | null> {
  const rows = await db<{ id: number }[]>`
    select id from companies where lower(name) = lower(${typed}) or customer_number = ${typed} limit 2`;
  return rows.length === 1 ? (rows[0]?.id ?? null) : null;
}

/** The variants of a model, by its name or code; none where there is no such model. */
export async function findVariants(db: Db | Trx, typed: string): Promise<number[]> {
  const rows = await db<{ id: number }[]>`
    select id from model_variants where lower(model) = lower(${typed}) or code_norm = ${normalCode(typed)}`;
  return rows.map(({ id }) => id);
}

const ENDS = /^(\S+?)(?:\s*(?:-|–|—|\.\.|to)\s+|\s+(?:-|–|—|\.\.|to)\s*)(\S+)$/i;

/** Reads `FIRST - LAST` or one serial number as ranges of its kind: of the kinds that can read both ends with one prefix, those that have machines there, else all of them. */
export async function findRanges(db: Db | Trx, typed: string): Promise<SerialRange[]> {
  const [, firstSerial = typed, lastSerial = typed] = ENDS.exec(typed) ?? [];
  const rows = await db<(SerialRange & { hasMachines: boolean })[]>`
    select s.id as scheme_id, coalesce(f.m[1], '') as prefix, f.m[2]::bigint as first_ordinal, l.m[2]::bigint as last_ordinal,
      ${firstSerial} as first_serial, ${lastSerial} as last_serial,
      exists (select from machines x where x.scheme_id = s.id and x.prefix = coalesce(f.m[1], '')
        and x.ordinal between f.m[2]::bigint and l.m[2]::bigint) as has_machines
    from serial_schemes s
      cross join lateral (select regexp_match(upper(${firstSerial}), s.pattern) as m) f
      cross join lateral (select regexp_match(upper(${lastSerial}), s.pattern) as m) l
    where f.m[2] ~ '^[0-9]{1,18}$' and l.m[2] ~ '^[0-9]{1,18}$' and coalesce(f.m[1], '') = coalesce(l.m[1], '')
      and f.m[2]::bigint <= l.m[2]::bigint`;
  const known = rows.filter(({ hasMachines }) => hasMachines);
  return (known.length > 0 ? known : rows).map(({ hasMachines: _, ...range }) => range);
}
