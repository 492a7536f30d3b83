// Takes indexes and constraints off an empty table for a large load and puts them back, in the same transaction.
import type { Trx } from '../../../platform/db/db.ts';

type Piece = { drop: string; create: string; order: number };

/** Locks the table against readers until the transaction ends. Answers what puts everything back; that fails for rows that break a constraint. */
export async function dropIndexes(trx: Trx, table: string): Promise<() => Promise<void>> {
  const constraints = await trx<Piece[]>`
    select format('alter table %I drop constraint %I', ${table}::text, c.conname) as drop,
      format('alter table %I add constraint %I %s', ${table}::text, c.conname, pg_get_constraintdef(c.oid)) as create,
      case c.contype when 'p' then 1 when 'u' then 2 when 'x' then 3 else 5 end as order
    from pg_constraint c
    where c.conrelid = ${table}::regclass and c.contype in ('p', 'u', 'x', 'f')
      and not exists (select from pg_constraint f where f.contype = 'f' and f.conindid = c.conindid and f.confrelid = c.conrelid and c.contype <> 'f')`;
  const indexes = await trx<Piece[]>`
    select format('drop index %I', x.relname) as drop, pg_get_indexdef(i.indexrelid) as create, 4 as order
    from pg_index i join pg_class x on x.oid = i.indexrelid
    where i.indrelid = ${table}::regclass and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`;
  const pieces = [...constraints, ...indexes];
  for (const piece of pieces) await trx.unsafe(piece.drop);
  return async () => {
    await trx.unsafe(`analyze ${table}`);
    for (const piece of pieces.toSorted((a, b) => a.order - b.order)) await trx.unsafe(piece.create);
  };
}
