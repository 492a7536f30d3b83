// How many pieces of an order line may still be reported at its receipt (product §7 receipt).
import type { Sql } from '../../../platform/db/driver/sql-on.ts';
import type { Fragment } from '../../../platform/db/localized-name.ts';
import { piecesLeft } from '../returns/pieces-left.reads.ts';

/** Pieces of the line `l` that have left and of which nothing is decided or asked. */
export const piecesReportable = (db: Sql): Fragment => db`
  greatest(0, ${piecesLeft(db)} - coalesce((
    select sum(w.quantity) from receipt_reports w
    where w.order_id = l.order_id and w.order_line_id = l.id and w.settled_at is null), 0))::int`;
