// From where the lines of a return were dispatched, for the labels of the way back (product §7).
import type { Language, ReturnParcel } from '@outrigger/contract';
import type { Db } from '../../../platform/db/db.ts';
import { namedAs } from '../../../platform/db/localized-name.ts';

type Line = ReturnParcel['lines'][number];

/** A line of a return with one of the warehouses that dispatched it; without one where none is known. */
export interface DispatchedRow extends Line, Omit<NonNullable<ReturnParcel['sendTo']>, 'code' | 'country'> {
  warehouseId: number | null;
  warehouseCode: string | null;
  country: string | null;
  /** Pieces of the line that left there. */
  dispatched: number;
}

/** The lines of a return by warehouse, each line's largest dispatch first. */
export async function readDispatched(db: Db, returnId: number, language: Language): Promise<DispatchedRow[]> {
  return await db<DispatchedRow[]>`
    select o.order_no, l.line_no, l.code, r.quantity, w.id as warehouse_id, w.code as warehouse_code, ${namedAs(db, 'w', language)},
      w.address, w.postal_code, w.city, w.state, w.country, coalesce(sum(sl.quantity), 0)::int as dispatched
    from return_lines r join order_lines l on l.id = r.order_line_id join orders o on o.id = r.order_id
      left join (shipment_lines sl join shipments s on s.id = sl.shipment_id and s.dispatched_at is not null
        join warehouses w on w.id = s.warehouse_id) on sl.order_line_id = r.order_line_id
    where r.return_id = ${returnId} group by o.id, l.id, r.quantity, w.id order by o.id, l.line_no, dispatched desc, w.id`;
}
