// Reads returns as lists and pages show them (product §7).
import type { calls, Language, ResultOf } from '@outrigger/contract';
import type { Db, Trx } from '../../../platform/db/db.ts';
import { type Fragment, namedAs } from '../../../platform/db/localized-name.ts';

type Detail = ResultOf<typeof calls.returns.returnInfo>;
type OpenReport = ResultOf<typeof calls.returns.deskReturn>['openReports'][number];

/** A return as a list shows it, amounts in minor units. */
export interface ReturnRow {
  id: number;
  returnNo: string;
  status: Detail['status'];
  cause: Detail['cause'];
  requestedAt: Date;
  requestedBy: string;
  pieces: number;
  orderNos: string[];
  currency: string;
  goodsMinor: number | null;
  feeMinor: number | null;
  companyId: number;
  company: string;
}

/** The same with what its page shows besides. */
export interface ReturnPageRow extends ReturnRow {
  requestedById: number | null;
  email: string | null;
  reason: string;
  acceptedAt: Date | null;
  decidedAt: Date | null;
  answer: string | null;
}

const columns = (db: Db | Trx): Fragment => db`
  t.id, t.return_no, t.status, t.cause, t.requested_at, t.currency, t.goods_minor, t.fee_minor, t.company_id, c.name as company,
  coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), u.username, u.email, '') as requested_by,
  (select coalesce(sum(coalesce(r.taken_quantity, r.quantity)), 0)::int from return_lines r where r.return_id = t.id) as pieces,
  array(select distinct o.order_no from return_lines r join orders o on o.id = r.order_id where r.return_id = t.id order by 1) as order_nos`;

const from = (db: Db | Trx): Fragment => db`
  returns t join companies c on c.id = t.company_id left join users u on u.id = t.requested_by`;

/** What narrows a list of returns; null of a company for all of them. */
export interface ReturnsAsked {
  companyId: number | null;
  status?: string | undefined;
  orderNo?: string | undefined;
  keyword?: string | undefined;
  page: number;
  pageSize: number;
}

/** One page of returns and how many there are; for the parts desk those that wait come first, the oldest on top. */
export async function readReturns(db: Db, asked: ReturnsAsked): Promise<{ rows: ReturnRow[]; total: number }> {
  const { companyId, status = null, orderNo = null, keyword = null, page, pageSize } = asked;
  const where = db`
    (${companyId}::bigint is null or t.company_id = ${companyId}) and (${status}::text is null or t.status = ${status})
    and (${orderNo}::text is null or exists (
      select from return_lines r join orders o on o.id = r.order_id where r.return_id = t.id and o.order_no = ${orderNo}))
    and (${keyword}::text is null or strpos(lower(concat_ws(' ', t.return_no, c.name)), lower(${keyword})) > 0 or exists (
      select from return_lines r join orders o on o.id = r.order_id join order_lines l on l.id = r.order_line_id
      where r.return_id = t.id and (o.order_no = upper(${keyword}) or l.code = upper(${keyword}))))`;
  const order =
    companyId === null
      ? db`t.status not in ('requested', 'accepted'), case when t.status in ('requested', 'accepted') then t.requested_at end, t.id desc`
      : db`t.id desc`;
  const [counted] = await db<{ count: number }[]>`select count(*)::int as count from ${from(db)} where ${where}`;
  const rows = await db<ReturnRow[]>`
    select ${columns(db)} from ${from(db)} where ${where} order by ${order} limit ${pageSize} offset ${(page - 1) * pageSize}`;
  return { rows, total: counted?.count ?? 0 };
}

/** A return of this company, or with null of whoever's; null where there is none. */
export async function readReturn(
  db: Db | Trx,
  asked: { returnNo: string; companyId: number | null },
): Promise<ReturnPageRow | null> {
  const [row] = await db<ReturnPageRow[]>`
    select ${columns(db)}, t.requested_by as requested_by_id, u.email, t.reason, t.accepted_at, t.decided_at, t.answer
    from ${from(db)} where t.return_no = ${asked.returnNo} and (${asked.companyId}::bigint is null or t.company_id = ${asked.companyId})`;
  return row ?? null;
}

/** A line of a return, its price in minor units. */
export interface ReturnLineRow extends Omit<Detail['lines'][number], 'unitPrice'> {
  unitPriceMinor: number;
}

/** The lines of a return in the order of their orders. */
export async function readReturnLines(db: Db, returnId: number, language: Language): Promise<ReturnLineRow[]> {
  return await db<ReturnLineRow[]>`
    select o.order_no, l.line_no, l.code, ${namedAs(db, 'l', language)}, coalesce(p.image_url, '') as image_url, l.machine_serial,
      l.unit_price_minor, r.quantity, r.taken_quantity as taken, r.finding
    from return_lines r join order_lines l on l.id = r.order_line_id join orders o on o.id = r.order_id join parts p on p.id = l.part_id
    where r.return_id = ${returnId} order by o.id, l.line_no`;
}

/** Its pictures. */
export async function readPhotos(db: Db, returnId: number): Promise<Detail['photos']> {
  return await db<Detail['photos']>`
    select f.id as file_id, f.name, f.media_type, f.size_bytes from return_photos p join files f on f.id = p.file_id where p.return_id = ${returnId} order by p.position`;
}

/** What its company reported of its orders at their receipt and nobody has answered. */
export async function readOpenReports(db: Db, returnId: number): Promise<OpenReport[]> {
  return await db<OpenReport[]>`
    select o.order_no, l.code, p.problem, p.quantity
    from receipt_reports p join orders o on o.id = p.order_id join order_lines l on l.id = p.order_line_id
    where p.settled_at is null and p.order_id in (select order_id from return_lines where return_id = ${returnId})
    order by p.id`;
}

/** The company, at the address that the first of its orders went to. */
export async function readSender(db: Db, returnId: number): Promise<Detail['sender']> {
  const [row] = await db<NonNullable<Detail['sender']>[]>`
    select c.name as company, o.recipient_name as name, o.street_address as address, o.postal_code, o.city, o.state, o.country
    from return_lines r join orders o on o.id = r.order_id join companies c on c.id = o.company_id
    where r.return_id = ${returnId} order by o.id limit 1`;
  return row ?? null;
}
