// The lines of an order as far as ordering them again needs them (spec §4 reorder).
import type { Language } from '@outrigger/contract';
import type { Db } from '../../../platform/db/db.ts';
import { namedAs } from '../../../platform/db/localized-name.ts';

/** A line that was ordered, its price in minor units. */
export interface OrderedLine {
  lineNo: number;
  code: string;
  name: string;
  nameLang: 'en' | null;
  quantity: number;
  unitPriceMinor: number;
  currency: string;
  machineId: number | null;
  reference: string | null;
}

/** The lines of an order of a company in their order; none where it has no such order. */
export async function readOrderedLines(
  db: Db,
  asked: { orderNo: string; companyId: number; language: Language },
): Promise<OrderedLine[]> {
  return await db<OrderedLine[]>`
    select l.line_no, l.code, ${namedAs(db, 'l', asked.language)}, l.quantity, l.unit_price_minor, o.currency, l.machine_id, l.reference
    from orders o join order_lines l on l.order_id = o.id
    where o.order_no = ${asked.orderNo} and o.company_id = ${asked.companyId} order by l.line_no`;
}
