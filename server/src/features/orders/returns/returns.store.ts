// Writes returns and locks what they are about (product §7).
import type { ReturnCause, ReturnStatus, ReturnWorth } from '@outrigger/contract';
import type { Trx } from '../../../platform/db/db.ts';
import { piecesLeft } from './pieces-left.reads.ts';

/** A completed order under lock, whose window is open or not. */
export interface OrderToReturn {
  id: number;
  orderNo: string;
  currency: string;
  isOpen: boolean;
}

/** Locks orders of a company in the order of their ids; those it does not have are missing. */
export async function lockOrdersToReturn(
  trx: Trx,
  asked: { companyId: number; orderNos: readonly string[] },
): Promise<OrderToReturn[]> {
  return await trx<OrderToReturn[]>`
    select id, order_no, currency, status = 'completed' and return_until >= now() as is_open from orders
    where company_id = ${asked.companyId} and order_no = any(${asked.orderNos as string[]}::text[]) order by id for update`;
}

/** A line of an order as far as a return needs it; `left` is what may still come back. */
export interface LineToReturn {
  id: number;
  orderId: number;
  orderNo: string;
  lineNo: number;
  code: string;
  unitPriceMinor: number;
  left: number;
}

/** The lines of these orders; pieces of returns that are not decided are spoken for. */
export async function readLinesToReturn(trx: Trx, orderIds: readonly number[]): Promise<LineToReturn[]> {
  return await trx<LineToReturn[]>`
    select l.id, l.order_id, o.order_no, l.line_no, l.code, l.unit_price_minor, ${piecesLeft(trx)} as left
    from order_lines l join orders o on o.id = l.order_id
    where l.order_id = any(${orderIds as number[]}::bigint[]) order by l.order_id, l.line_no`;
}

/** A return about to be written. */
export interface NewReturn extends Omit<ReturnWorth, 'creditMinor'> {
  companyId: number;
  currency: string;
  cause: ReturnCause;
  reason: string;
  requestedBy: number;
  lines: readonly { lineId: number; orderId: number; quantity: number }[];
}

/** Writes it as asked for. */
export async function insertReturn(trx: Trx, given: NewReturn): Promise<{ id: number; returnNo: string }> {
  const { companyId, currency, cause, reason, goodsMinor, feeMinor, requestedBy } = given;
  const [row] = await trx<{ id: number; returnNo: string }[]>`
    insert into returns (company_id, currency, cause, reason, goods_minor, fee_minor, requested_by)
    values (${companyId}, ${currency}, ${cause}, ${reason}, ${goodsMinor}, ${feeMinor}, ${requestedBy}) returning id, return_no`;
  if (!row) throw new Error('a return could not be written');
  await trx`
    insert into return_lines (return_id, company_id, currency, order_id, order_line_id, quantity)
    select ${row.id}, ${companyId}, ${currency}, "orderId", "lineId", quantity
    from jsonb_to_recordset(${trx.json(given.lines)}) as r ("orderId" bigint, "lineId" bigint, quantity int)`;
  return row;
}

/** Keeps pictures with a return; answers how many of them are this person's. */
export async function insertPhotos(
  trx: Trx,
  { returnId, userId, fileIds }: { returnId: number; userId: number; fileIds: readonly number[] },
): Promise<number> {
  const { count } = await trx`
    insert into return_photos (return_id, company_id, currency, file_id, position)
    select t.id, t.company_id, t.currency, f.id, given.at
    from unnest(${fileIds as number[]}::bigint[]) with ordinality as given (id, at)
      join files f on f.id = given.id and f.user_id = ${userId} and f.purpose = 'picture', returns t where t.id = ${returnId}`;
  return count;
}

/** A return under lock. */
export interface LockedReturn {
  id: number;
  returnNo: string;
  companyId: number;
  status: ReturnStatus;
  requestedBy: number | null;
}

/** Locks a return of this company, or with null of whoever's; null where there is none. */
export async function lockReturn(
  trx: Trx,
  asked: { returnNo: string; companyId: number | null },
): Promise<LockedReturn | null> {
  const [row] = await trx<LockedReturn[]>`
    select id, return_no, company_id, status, requested_by from returns
    where return_no = ${asked.returnNo} and company_id = coalesce(${asked.companyId}::bigint, company_id) for update`;
  return row ?? null;
}

/** Lets it be sent. */
export async function writeAccepted(
  trx: Trx,
  { id, userId, answer }: { id: number; userId: number; answer: string | null },
): Promise<void> {
  await trx`
    update returns set status = 'accepted', accepted_at = now(), accepted_by = ${userId}, answer = ${answer} where id = ${id}`;
}

/** Ends it without anything being taken. */
export async function writeEnded(
  trx: Trx,
  given: { id: number; status: 'refused' | 'withdrawn'; userId: number; answer: string | null },
): Promise<void> {
  await trx`
    update returns set status = ${given.status}, decided_by = ${given.userId}, decided_at = now(),
      answer = coalesce(${given.answer}, answer) where id = ${given.id}`;
}

/** A line of a return under its lock, with what it was sold for. */
export interface LineOfReturn {
  lineId: number;
  orderId: number;
  orderNo: string;
  lineNo: number;
  code: string;
  quantity: number;
  unitPriceMinor: number;
}

/** The lines of a return. */
export async function readLinesOfReturn(trx: Trx, returnId: number): Promise<LineOfReturn[]> {
  return await trx<LineOfReturn[]>`
    select r.order_line_id as line_id, r.order_id, o.order_no, l.line_no, l.code, r.quantity, l.unit_price_minor
    from return_lines r join order_lines l on l.id = r.order_line_id join orders o on o.id = r.order_id
    where r.return_id = ${returnId} order by r.order_id, l.line_no`;
}

/** What was taken of a return, and what it is worth. */
export interface Taken extends ReturnWorth {
  id: number;
  userId: number;
  answer: string | null;
  lines: readonly { lineId: number; taken: number; finding: string | null }[];
}

/** Writes what was taken, counts the pieces as come back and ends the return; granting is the order's own move. */
export async function writeCredited(trx: Trx, given: Taken): Promise<void> {
  const lines = trx.json(given.lines);
  await trx`
    update return_lines l set taken_quantity = r.taken, finding = r.finding
    from jsonb_to_recordset(${lines}) as r ("lineId" bigint, taken int, finding text)
    where l.return_id = ${given.id} and l.order_line_id = r."lineId"`;
  await trx`
    update returns set status = 'credited', goods_minor = ${given.goodsMinor}, fee_minor = ${given.feeMinor},
      credit_minor = ${given.creditMinor}, decided_by = ${given.userId}, decided_at = now(),
      accepted_at = coalesce(accepted_at, now()), accepted_by = coalesce(accepted_by, ${given.userId}),
      answer = coalesce(${given.answer}, answer) where id = ${given.id}`;
  await trx`
    update order_lines l set returned_quantity = l.returned_quantity + r.taken
    from jsonb_to_recordset(${lines}) as r ("lineId" bigint, taken int) where l.id = r."lineId" and r.taken > 0`;
}
