// How many pieces of an order line may still come back or be credited (spec §9; product §7).
import type { Sql } from '../../../platform/db/driver/sql-on.ts';
import type { Fragment } from '../../../platform/db/localized-name.ts';

/** Pieces of the line `l` that have left, less what came back, was credited, or waits in a return that is not decided. */
export const piecesLeft = (db: Sql): Fragment => db`
  (l.shipped_quantity - l.returned_quantity - l.credited_quantity - coalesce((
    select sum(r.quantity) from return_lines r join returns t on t.id = r.return_id
    where r.order_line_id = l.id and t.status in ('requested', 'accepted')), 0))::int`;
