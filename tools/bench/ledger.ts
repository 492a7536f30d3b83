// `npm run bench -- ledger [--rounds N] [--fault]`: orders on credit placed, approved, rejected and canceled at once, many of them refused (quality 6):
// debits equal credits, the limit holds at every prefix, held and posted are what open orders say, invoices 1..n without a gap.
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { makeStoreCredit } from '@outrigger/server/src/features/credit/credit.make.ts';
import { makeAdministrator, makeSubAccount } from '@outrigger/server/src/features/identity/identity.make.ts';
import { makeBuyer } from '@outrigger/server/src/features/orders/orders.make.ts';
import { makePart } from '@outrigger/server/src/features/parts/parts.make.ts';
import type { Db } from '@outrigger/server/src/platform/db/db.ts';
import { answeredBy, type Answered, countReasons, orderBody, place } from './orders/place.ts';
import { onScratchShop, type ScratchShop } from './orders/scratch-shop.ts';
import { type Claim, conclude } from './orders/verdict.ts';

const LIMIT_MINOR = 200_000;
const AUTOMATIC_MINOR = 6000;
const AT_ONCE = 24;
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '40' }, fault: { type: 'boolean', default: false } },
});

/** Who acts on the orders of one company. */
interface People {
  buyer: string;
  technician: string;
  desk: string;
  addressId: number;
  code: string;
}

await onScratchShop(2, async ({ db, apps }) => {
  const buyer = await makeBuyer(db, { credit: { limitMinor: LIMIT_MINOR, automaticLimitMinor: AUTOMATIC_MINOR } });
  await makeStoreCredit(db, buyer.companyId, 20_000);
  const technician = await makeSubAccount(db, buyer.companyId, { permissions: [3] });
  const part = await makePart(db, { stock: 100_000 });
  const desk = await makeAdministrator(db, ['orders', 'finance']);
  const people = {
    buyer: buyer.token,
    technician: technician.token,
    desk: desk.token,
    addressId: buyer.addressId,
    code: part.code,
  };
  if (values.fault) await plantFault(db);
  const answers: Answered[] = [];
  const open: string[] = [];
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const done = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, at) => act(apps[at % apps.length] as App, people, open)),
    );
    answers.push(...done);
    open.push(...done.flatMap((one) => (one.status === 200 && one.orderNo ? [one.orderNo] : [])));
  }
  console.log(`${answers.length} acts: ${JSON.stringify(countReasons(answers))}`);
  conclude(await claimsOf(db, buyer.companyId, answers), values.fault);
});

type App = ScratchShop['apps'][number];

function anyOf<T>(all: readonly T[]): T | undefined {
  return all[Math.floor(Math.random() * all.length)];
}

/** One act by somebody: a new order, or a word on an old one. */
async function act(app: App, people: People, open: readonly string[]): Promise<Answered> {
  const orderNo = anyOf(open);
  const chance = Math.random();
  if (!orderNo || chance < 0.4) return await order(app, people);
  const reason = 'as it comes';
  const word = anyOf([
    () => say(app, people.buyer, '/order/approve', { orderNo }),
    () => say(app, people.desk, '/office/order/approve', { orderNo }),
    () => say(app, people.desk, '/office/order/approve', { orderNo }),
    () => say(app, people.buyer, '/order/reject', { orderNo, reason }),
    () => say(app, people.desk, '/office/order/reject', { orderNo, reason }),
    () => say(app, people.buyer, '/order/refund', { orderNo }),
    () => say(app, people.desk, '/office/order/cancel', { orderNo, reason }),
  ]);
  return word ? await word() : await order(app, people);
}

async function order(app: App, { buyer, technician, addressId, code }: People): Promise<Answered> {
  const token = Math.random() < 0.3 ? technician : buyer;
  const body = orderBody(addressId, [{ code, qty: 1 + Math.floor(Math.random() * 8) }], 'credit');
  return await place(app, { token, body: { ...body, useStoreCredit: Math.random() < 0.3 } });
}

async function say(app: App, token: string, path: string, payload: object): Promise<Answered> {
  const headers = { token, 'idempotency-key': randomUUID() };
  const answer = await app.inject({ method: 'POST', url: `/api${path}`, headers, payload });
  // What was said of an old order is no new one.
  return { ...answeredBy(answer.statusCode, answer.body), orderNo: undefined };
}

async function claimsOf(db: Db, companyId: number, answers: readonly Answered[]): Promise<Claim[]> {
  const [found] = await db<Record<string, number>[]>`
    select (select count(*)::int from (
        select 1 from ledger_entries group by transaction_id having sum(amount_minor) <> 0 or count(*) < 2) one) as unbalanced,
      (select coalesce(sum(amount_minor), 0)::int from ledger_entries) as sum,
      (select count(*)::int from (
        select sum(e.amount_minor) over (order by e.id) as used, e.transaction_id,
          row_number() over (partition by e.transaction_id order by e.id desc) as last
        from ledger_entries e join ledger_accounts a on a.id = e.account_id
        where a.company_id = ${companyId} and a.kind in ('held', 'posted')
      ) prefix where last = 1 and used > ${LIMIT_MINOR}) as above,
      (select count(*)::int from credit_lines c cross join lateral (
          select coalesce(sum(e.amount_minor) filter (where a.kind = 'held'), 0) as held,
            coalesce(sum(e.amount_minor) filter (where a.kind = 'posted'), 0) as posted
          from ledger_entries e join ledger_accounts a on a.id = e.account_id where a.company_id = c.company_id
        ) l where c.company_id = ${companyId} and (c.held_minor <> l.held or c.posted_minor <> l.posted)) as line_off,
      (select count(*)::int from credit_lines c where c.company_id = ${companyId} and c.posted_minor <> (
        select coalesce(sum(o.total_minor - o.store_credit_minor), 0) from orders o
        where o.company_id = ${companyId} and o.status = 'toBeShipped')) as posted_off,
      (select count(*)::int from orders o where o.status = 'toBeShipped'
        and not exists (select from invoices i where i.order_id = o.id)) as without_invoice,
      (select (coalesce(max(number), 0) - count(*))::int from invoices) as invoice_gaps,
      (select (coalesce(max(number), 0) - count(*))::int from credit_notes) as note_gaps,
      (select count(*)::int from stock_levels s where s.reserved <> (
        select coalesce(sum(r.quantity), 0) from reservations r
        where r.part_id = s.part_id and r.warehouse_id = s.warehouse_id and r.state = 'held')) as stock_off`;
  const none = (says: string, name: string): Claim => ({ says, wanted: 0, found: found?.[name] });
  return [
    none('movements that do not balance', 'unbalanced'),
    none('sum of all entries', 'sum'),
    none('prefixes of the ledger above the limit', 'above'),
    none('credit lines that differ from their ledger', 'lineOff'),
    none('credit lines that differ from the orders that ship', 'postedOff'),
    none('orders that ship without an invoice', 'withoutInvoice'),
    none('gaps in the invoice numbers', 'invoiceGaps'),
    none('gaps in the numbers of credit notes', 'noteGaps'),
    none('stock that differs from what is set aside', 'stockOff'),
    { says: 'answers that are no answer', wanted: 0, found: answers.filter((one) => one.status >= 500).length },
  ];
}

// A movement whose debit and credit are not the same passes, and the ledger tells it no more.
async function plantFault(db: Db): Promise<void> {
  await db`drop trigger ledger_transactions_balance on ledger_transactions`;
  await db`
    create function lose_a_cent() returns trigger language plpgsql as $$
    begin
      if new.amount_minor > 1 and random() < 0.05 then new.amount_minor := new.amount_minor - 1; end if;
      return new;
    end $$`;
  await db`create trigger lose_a_cent before insert on ledger_entries for each row execute function lose_a_cent()`;
}
