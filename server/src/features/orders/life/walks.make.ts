// Random walks of orders over the real API and the clock's routines, each step held against the model (quality 1).
import { calls } from '@outrigger/contract';
import type { TestShop } from '../../../../test/shop.ts';
import type { Db } from '../../../platform/db/db.ts';
import { makeStoreCredit } from '../../credit/credit.make.ts';
import { makeAdministrator, makeSubAccount } from '../../identity/identity.make.ts';
import { makePart } from '../../parts/parts.make.ts';
import { makeBuyer, newKey, orderOf } from '../orders.make.ts';
import { completeOrders, expireOrders, remindOrders } from './expire-orders.ts';
import { BOOKED_MINOR, tryEvent } from './walk-events.make.ts';
import { expects, type Modelled, WALK_EVENTS, type WalkEvent, type Walker } from './walk-model.make.ts';

/** What leads on is drawn more often than what ends, or few orders would ever be sent. */
const LEADS_ON: readonly WalkEvent[] = [
  'approveByMain',
  'approveByDesk',
  'pay',
  'dispatch',
  'dispatchOne',
  'deliver',
  'confirm',
  'takeBack',
  'creditReport',
  'bookPayment',
];
const DRAWN: readonly WalkEvent[] = [...WALK_EVENTS, ...LEADS_ON, ...LEADS_ON, ...LEADS_ON];

/** Makes one order and lets so many things happen to it; answers what the shop and the model disagree about. */
export async function runWalk(it: TestShop, random: () => number, steps: number): Promise<string[]> {
  const { walker, model } = await begin(it, random);
  let order = model;
  const problems: string[] = [];
  const told: string[] = [];
  for (let step = 0; step < steps && problems.length === 0; step += 1) {
    const event = DRAWN[Math.floor(random() * DRAWN.length)] ?? 'cancelByMaker';
    told.push(event);
    const wanted = expects[event](order);
    const isDone = await bringAbout(event, walker);
    order = wanted ?? order;
    problems.push(...(await differences(walker, { order, isWanted: wanted !== null, isDone, event })));
  }
  return problems.map((problem) => `${walker.orderNo} after ${told.join(' ')}: ${problem}`);
}

async function bringAbout(event: WalkEvent, walker: Walker): Promise<boolean> {
  if (event === 'timePasses') return await letTimePass(walker);
  if (event === 'timeNears') return await letTimeNear(walker);
  return await tryEvent[event](walker);
}

/** Store credit that pays a part of an order, and such as pays all of it. */
const SAVED_MINOR = [500, 1_000_000] as const;

async function begin(it: TestShop, random: () => number): Promise<{ walker: Walker; model: Modelled }> {
  const { db } = it.shop;
  const isOnCredit = random() < 0.6;
  const buyer = await makeBuyer(db, random() < 0.5 ? { credit: { automaticLimitMinor: 0 } } : {});
  const savedMinor = SAVED_MINOR[random() < 0.7 ? 0 : 1];
  await makeStoreCredit(db, buyer.companyId, savedMinor);
  const permissions: (2 | 3)[] = random() < 0.5 ? [3] : [2, 3];
  const sub = await makeSubAccount(db, buyer.companyId, { permissions });
  if (random() < 0.5)
    await db`update users set spending_limit_minor = 100, spending_limit_currency = 'USD' where id = ${sub.userId}`;
  const isByMain = random() < 0.3;
  const maker = isByMain ? buyer : sub;
  const parts = [await makePart(db), await makePart(db, { stock: 1 })];
  const isTogether = random() < 0.5;
  const useStoreCredit = random() < 0.5;
  const lines = parts.map(({ code }) => ({ code, qty: 2 }));
  const body = orderOf(buyer, lines, {
    paymentMethod: isOnCredit ? 'credit' : 'wallet',
    shipMode: isTogether ? 'together' : 'batches',
    useStoreCredit,
  });
  const made = (await it.ask(calls.orders.makeOrder, body, { token: maker.token, key: newKey() })).result;
  const rows = await db<{ reason: 'credit' | 'spendLimit' | 'noPrice' }[]>`
    select a.reason from order_approvals a join orders o on o.id = a.order_id where o.order_no = ${made.orderNo}`;
  const reasons = rows.map((row) => row.reason);
  const [batches] = await db<{ count: number }[]>`
    select count(*)::int as count from shipments s join orders o on o.id = s.order_id where o.order_no = ${made.orderNo}`;
  const desk = await makeAdministrator(db, ['orders']);
  const walker = {
    it,
    orderNo: made.orderNo,
    makerToken: maker.token,
    mainToken: buyer.token,
    deskToken: desk.token,
    financeToken: (await makeAdministrator(db, ['finance'])).token,
    companyId: buyer.companyId,
    partIds: parts.map((part) => part.partId),
    savedMinor,
  };
  const model = {
    status: made.status,
    isOnCredit,
    isCovered: useStoreCredit && savedMinor === SAVED_MINOR[1],
    isTogether,
    isByMain,
    reasons,
    open: reasons,
    planned: batches?.count ?? 0,
    underWay: 0,
    arrived: 0,
    payReminders: 0,
    approvalReminders: 0,
    takenBack: 0,
    credited: 0,
    payments: 0,
    grants: 0,
  };
  return { walker, model };
}

// So late that somebody is reminded, and not so late that anything ends; said twice, nobody is reminded twice.
async function letTimeNear({ it, orderNo }: Walker): Promise<boolean> {
  const { db } = it.shop;
  await db.begin(async (trx) => {
    await trx`alter table orders disable trigger orders_snapshot`;
    await trx`
      update orders set placed_at = now() - interval '4 days', pay_by = case when pay_by is null then null else now() + interval '12 hours' end
      where order_no = ${orderNo} and status in ('unpaid', 'pendingApproval')`;
    await trx`alter table orders enable trigger orders_snapshot`;
  });
  await remindOrders(db);
  return true;
}

// Every time that has to come has come: the clock's routines do what there is to do.
async function letTimePass({ it, orderNo }: Walker): Promise<boolean> {
  const { db } = it.shop;
  await db.begin(async (trx) => {
    await trx`alter table orders disable trigger orders_snapshot`;
    await trx`
      update orders set placed_at = placed_at - interval '15 days', pay_by = pay_by - interval '4 days',
        delivered_at = delivered_at - interval '31 days' where order_no = ${orderNo}`;
    await trx`alter table orders enable trigger orders_snapshot`;
  });
  await expireOrders(db);
  await completeOrders(db);
  return true;
}

interface Outcome {
  order: Modelled;
  isWanted: boolean;
  isDone: boolean;
  event: WalkEvent;
}

async function differences(walker: Walker, { order, isWanted, isDone, event }: Outcome): Promise<string[]> {
  const problems = isWanted === isDone ? [] : [`${event} was ${isDone ? 'done' : 'refused'}`];
  const [row] = await walker.it.shop.db<Standing[]>`
    select o.status, o.payment_method = 'credit' as on_credit, o.is_stock_taken, o.total_minor - o.store_credit_minor as due, o.total_minor as total,
      o.store_credit_minor as used, l.held_minor as held, l.posted_minor as posted,
      (select -a.balance_minor from ledger_accounts a where a.company_id = o.company_id and a.kind = 'storeCredit') as saved,
      (select coalesce(sum(r.quantity), 0)::int from reservations r where r.order_id = o.id and r.state = 'held') as held_pieces,
      (select coalesce(sum(s.reserved), 0)::int from stock_levels s join order_lines l on l.part_id = s.part_id where l.order_id = o.id) as reserved,
      (select count(*)::int from order_events e where e.order_id = o.id and e.event = 'payReminder') as pay_reminders,
      (select count(*)::int from order_events e where e.order_id = o.id and e.event = 'approvalReminder') as approval_reminders,
      (select count(*)::int from invoices i where i.order_id = o.id) as invoices,
      (select coalesce(sum(i.total_minor - i.credited_minor), 0)::int from invoices i where i.order_id = o.id) as invoiced
    from orders o left join credit_lines l on l.company_id = o.company_id and l.currency = o.currency where o.order_no = ${walker.orderNo}`;
  return row ? [...problems, ...problemsOf(row, order, walker)] : ['the order is gone'];
}

interface Standing {
  status: string;
  onCredit: boolean;
  isStockTaken: boolean;
  due: number;
  total: number;
  used: number;
  held: number;
  posted: number;
  saved: number;
  heldPieces: number;
  reserved: number;
  invoices: number;
  invoiced: number;
  payReminders: number;
  approvalReminders: number;
}

const SHIPS = ['toBeShipped', 'inTransit', 'completed'];

/** A piece of the first line costs so much, in minor units, and is worth less a fee of a fifth when it goes back (spec §9). */
const PRICE_MINOR = 1000;
const WORTH_MINOR = 800;

function problemsOf(row: Standing, order: Modelled, { savedMinor }: Walker): string[] {
  const { status } = order;
  const credited = order.takenBack * WORTH_MINOR + order.credited * PRICE_MINOR;
  const paid = order.payments * BOOKED_MINOR;
  const granted = order.grants * BOOKED_MINOR;
  const isShipped = SHIPS.includes(status);
  const hasEnded = status === 'canceled' || status === 'notApproved';
  const wanted: [what: string, is: string | number, should: string | number][] = [
    ['status', row.status, status],
    ['held', row.held, row.onCredit && row.isStockTaken && status === 'pendingApproval' ? row.due : 0],
    ['posted', row.posted, row.onCredit && isShipped ? row.due - paid : 0],
    // What was paid of an order that is canceled is store credit, too.
    ['store credit', row.saved, savedMinor + granted + (hasEnded ? paid : credited - row.used)],
    ['invoices of what ships', isShipped ? row.invoices : 1, 1],
    ['invoiced', row.invoiced, isShipped ? row.total - credited : 0],
    ['reminders to pay', row.payReminders, order.payReminders],
    ['reminders to approve', row.approvalReminders, order.approvalReminders],
    ['reserved', row.reserved, row.heldPieces],
    ['pieces set aside at the end', hasEnded || status === 'completed' ? row.heldPieces : 0, 0],
  ];
  return wanted.flatMap(([what, is, should]) => (is === should ? [] : [`${what} is ${is}, not ${should}`]));
}

/** What holds of the whole shop after any walks. */
export async function shopProblems(db: Db): Promise<string[]> {
  const [found] = await db<Record<string, number>[]>`
    select (select coalesce(sum(amount_minor), 0)::int from ledger_entries) as out_of_balance,
      (select (coalesce(max(number), 0) - count(*))::int from invoices) as gaps_in_invoices,
      (select count(*)::int from stock_levels where reserved > on_hand) as oversold,
      (select count(*)::int from stock_levels s where s.reserved <> coalesce((select sum(r.quantity) from reservations r
        where r.part_id = s.part_id and r.warehouse_id = s.warehouse_id and r.state = 'held' and r.inbound_delivery_id is null), 0)) as lost_stock,
      (select count(*)::int from credit_lines c where c.held_minor <> coalesce((select a.balance_minor from ledger_accounts a
          where a.company_id = c.company_id and a.currency = c.currency and a.kind = 'held'), 0)
        or c.posted_minor <> coalesce((select a.balance_minor from ledger_accounts a
          where a.company_id = c.company_id and a.currency = c.currency and a.kind = 'posted'), 0)) as lines_beside_ledger`;
  return Object.entries(found ?? {}).flatMap(([name, count]) => (count === 0 ? [] : [`${name}: ${count}`]));
}

/** Breaks the shop on purpose: some orders that end keep their stock. */
export async function plantStockFault(db: Db): Promise<void> {
  await db`
    create function keep_some_stock() returns trigger language plpgsql as $$
    begin return case when new.state = 'released' and new.order_id % 2 = 0 then null else new end; end $$`;
  await db`create trigger keep_some_stock before update on reservations for each row execute function keep_some_stock()`;
}
