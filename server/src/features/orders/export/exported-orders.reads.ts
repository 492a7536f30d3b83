// The orders of a company with their lines, some hundred at a time: no query holds them all, nor a connection while somebody downloads (spec §7 exportOrders).
import type { calls, ParsedOf } from '@outrigger/contract';
import type { Db } from '../../../platform/db/db.ts';
import { namedIn } from '../../../platform/db/localized-name.ts';
import { filterOf, readMatching, sortedBy } from '../read/order-filter.reads.ts';
import { type ListFor, summaryColumns, type SummaryRow } from '../read/order-list.reads.ts';

type Asked = ParsedOf<typeof calls.orderExport.exportOrders>;

/** What a file says of an order besides what the list shows. */
interface ExportedOrder extends Omit<SummaryRow, 'paymentMethod'> {
  id: number;
  paymentMethod: 'credit' | 'wallet' | 'card';
  costCentre: string | null;
  wantedBy: string | null;
  freightMinor: number;
}

/** One line of an order. */
interface ExportedLine {
  orderId: number;
  lineNo: number;
  code: string;
  name: string;
  quantity: number;
  unitPriceMinor: number;
  totalMinor: number;
  machineSerial: string | null;
  reference: string | null;
  promiseDate: string | null;
}

/** An order and its lines. */
export interface OrderWithLines {
  order: ExportedOrder;
  lines: ExportedLine[];
}

const ORDERS_AT_ONCE = 200;

/** What is exported: which orders, and how many lines they have. */
export interface Exported {
  lineCount: number;
  batches: AsyncGenerator<OrderWithLines[]>;
}

/** Looks for the orders once and keeps their ids alone; the batches are read as they are taken. */
export async function readExported(db: Db, input: Asked, asked: ListFor): Promise<Exported> {
  const { companyId } = asked;
  const found = input.keyword === undefined ? null : await readMatching(db, input.keyword, companyId);
  const { status = null } = input;
  const rows = await db<{ id: number; lineCount: number }[]>`
    select o.id, o.line_count from orders o
    where ${filterOf(db, input, { companyId, found })} and (${status}::text is null or o.status = ${status})
    order by ${sortedBy(db, input.sort, companyId).down}`;
  const lineCount = rows.reduce((sum, row) => sum + row.lineCount, 0);
  const ids = rows.map((row) => row.id);
  return { lineCount, batches: readBatches(db, ids, asked) };
}

async function* readBatches(db: Db, ids: readonly number[], asked: ListFor): AsyncGenerator<OrderWithLines[]> {
  for (let from = 0; from < ids.length; from += ORDERS_AT_ONCE) {
    const some = ids.slice(from, from + ORDERS_AT_ONCE);
    const orders = await db<ExportedOrder[]>`
      select ${summaryColumns(db, asked.language)}, o.id, o.cost_centre, o.wanted_by, o.freight_minor
      from orders o join users u on u.id = o.created_by
      where o.company_id = ${asked.companyId} and o.id = any(${some}::bigint[])
      order by array_position(${some}::bigint[], o.id)`;
    yield await withLines(db, orders, asked);
  }
}

async function withLines(db: Db, orders: ExportedOrder[], { companyId, language }: ListFor): Promise<OrderWithLines[]> {
  const lines = await db<ExportedLine[]>`
    select l.order_id, l.line_no, l.code, ${namedIn(db, 'l', language)} as name, l.quantity, l.unit_price_minor,
      l.total_minor, l.machine_serial, l.reference, l.promise_date
    from order_lines l where l.company_id = ${companyId} and l.order_id = any(${orders.map((order) => order.id)}::bigint[])
    order by l.order_id, l.line_no`;
  const byOrder = Map.groupBy(lines, (line) => line.orderId);
  return orders.map((order) => ({ order, lines: byOrder.get(order.id) ?? [] }));
}
