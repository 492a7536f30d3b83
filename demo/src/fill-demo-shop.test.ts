// The demo shop as first start fills it (product §1): logins, orders in every status, books that balance.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fitsPassword } from '@outrigger/server/src/features/identity/password.ts';
import { connect } from '@outrigger/server/src/platform/db/connect.ts';
import type { Db } from '@outrigger/server/src/platform/db/db.ts';
import { lonelyDatabase } from '@outrigger/server/test/database.ts';

let db: Db;
let drop: () => Promise<void>;

beforeAll(async () => {
  const database = await lonelyDatabase();
  drop = database.drop;
  const program = fileURLToPath(new URL('fill-demo-shop.ts', import.meta.url));
  const env = { ...process.env, DATABASE_URL: database.url, DEMO_SIZE: 'S', DEMO_SEED: '2026' };
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('the demo shop was not filled');
  db = connect(database.url, { max: 2 });
}, 180_000);

afterAll(async () => {
  await db?.end();
  await drop?.();
});

test('product §1 the five demo logins are there with their rights', async () => {
  const rows = await db<
    { login: string; role: string; isAccess: boolean; permissions: number[]; passwordHash: string }[]
  >`
    select split_part(email, '@', 1) as login, role, is_access, password_hash,
      array(select permission::int from user_permissions p where p.user_id = users.id order by 1) as permissions
    from users where email like '%@demo.outrigger.example'`;
  const of = (login: string) => rows.find((row) => row.login === login);
  expect(of('buyer')).toMatchObject({ role: 'main', isAccess: true });
  expect(of('technician')).toMatchObject({ role: 'sub', permissions: [3] });
  expect(of('viewer')).toMatchObject({ role: 'sub', permissions: [2] });
  expect(of('blocked')).toMatchObject({ isAccess: false });
  expect(of('office')).toMatchObject({ role: 'admin' });
  expect(await fitsPassword(of('buyer')?.passwordHash ?? null, 'Outrigger-2026')).toBe(true);
});

test('product §1 the buyer has machines, addresses and orders in every status', async () => {
  const [buyer] = await db<{ id: number; machines: number; addresses: number; statuses: string[] }[]>`
    select c.id, (select count(*) from company_machines m where m.company_id = c.id) as machines,
      (select count(*) from addresses a where a.company_id = c.id) as addresses,
      array(select distinct status from orders o where o.company_id = c.id) as statuses
    from companies c where c.customer_number = 'C-10240'`;
  expect(buyer).toMatchObject({ machines: 40, addresses: 5 });
  expect(buyer?.statuses.toSorted()).toEqual([
    'canceled',
    'completed',
    'inTransit',
    'notApproved',
    'pendingApproval',
    'toBeShipped',
    'unpaid',
  ]);
});

test('product §7 one order waits for each reason, one is still to be paid, and there is store credit to use', async () => {
  const [buyer] = await db`
    select array(select distinct a.reason from order_approvals a join orders o on o.id = a.order_id
        where o.company_id = c.id and a.state = 'waiting' order by 1) as reasons,
      (select count(*)::int from orders o where o.company_id = c.id and o.status = 'unpaid' and o.pay_by > now()) as payable,
      (select -a.balance_minor from ledger_accounts a where a.company_id = c.id and a.kind = 'storeCredit') > 0 as saved
    from companies c where c.customer_number = 'C-10240'`;
  expect(buyer).toEqual({ reasons: ['credit', 'noPrice', 'spendLimit'], payable: 1, saved: true });
});

test('product §7 every order came where it is by the events of its table, and the whole story lies in the past', async () => {
  const events = await db<{ event: string; count: number }[]>`
    select event, count(*)::int as count from order_events where event <> 'make' group by 1`;
  expect(new Set(events.map((row) => row.event))).toEqual(
    new Set(['approve', 'reject', 'captured', 'cancel', 'dispatch', 'delivered', 'confirmReceipt', 'returnAccepted']),
  );
  const late = await db`
    select e.event from order_events e join orders o on o.id = e.order_id where e.at > now() or e.at < o.placed_at`;
  expect([...late]).toEqual([]);
});

test('no machine belongs to two companies, and one address lies where nothing is shipped', async () => {
  expect(await db`select machine_id from company_machines group by 1 having count(*) > 1`).toHaveLength(0);
  const outside = await db`
    select a.country from addresses a join companies c on c.id = a.company_id
    where c.customer_number = 'C-10240' and a.country not in (select country from freight_zone_countries)`;
  expect(outside).toHaveLength(1);
});

test('product §7 what is set aside in warehouses is what orders hold, and what was completed was shipped', async () => {
  const wrong = await db`
    select 1 from stock_levels s where reserved <> coalesce((
      select sum(quantity) from reservations r
      where r.part_id = s.part_id and r.warehouse_id = s.warehouse_id and r.state = 'held' and r.inbound_delivery_id is null), 0)`;
  expect(wrong).toHaveLength(0);
  const unsent = await db`
    select 1 from order_lines l join orders o on o.id = l.order_id where o.status = 'completed' and l.shipped_quantity <> l.quantity`;
  expect(unsent).toHaveLength(0);
});

test('product §7 the ledger balances and the credit lines say what their entries say', async () => {
  const [sum] = await db<
    { total: number }[]
  >`select coalesce(sum(amount_minor), 0)::bigint as total from ledger_entries`;
  expect(sum?.total).toBe(0);
  const wrong = await db`
    select 1 from credit_lines c where held_minor <> coalesce((
        select sum(e.amount_minor) from ledger_entries e join ledger_accounts a on a.id = e.account_id
        where a.company_id = c.company_id and a.currency = c.currency and a.kind = 'held'), 0)
      or posted_minor <> coalesce((
        select sum(e.amount_minor) from ledger_entries e join ledger_accounts a on a.id = e.account_id
        where a.company_id = c.company_id and a.currency = c.currency and a.kind = 'posted'), 0)`;
  expect(wrong).toHaveLength(0);
});

test('invoices are numbered from 1 without gaps, in the order of their days', async () => {
  const rows = await db<{ number: number; day: Date }[]>`select number, issued_at as day from invoices order by number`;
  expect(rows.map((row) => row.number)).toEqual(rows.map((_, at) => at + 1));
  expect(rows.length).toBeGreaterThan(10);
});

test('product §7 nothing is promised, dispatched or delivered on a weekend, and no step comes before the one it follows', async () => {
  const weekend = await db`
    select 'promise' as what, promise_date::text as day from order_lines where extract(isodow from promise_date) > 5
    union all select 'dispatch', estimated_dispatch_on::text from shipments where extract(isodow from estimated_dispatch_on) > 5
    union all select 'delivery', estimated_delivery_on::text from shipments where extract(isodow from estimated_delivery_on) > 5
    union all select 'dispatched', dispatched_at::text from shipments where extract(isodow from dispatched_at) > 5
    union all select 'delivered', delivered_at::text from shipments where extract(isodow from delivered_at) > 5
    union all select 'decided', decided_at::text from order_approvals a join users u on u.id = a.decided_by
      where u.role = 'admin' and extract(isodow from decided_at) > 5`;
  expect([...weekend]).toEqual([]);
  const early = await db`
    select order_no from orders o where placed_at > now() or exists (
      select from order_events e join order_events f on f.order_id = e.order_id and f.id > e.id and f.at < e.at where e.order_id = o.id)`;
  expect([...early]).toEqual([]);
});

test('product §7 the days of every order agree: ordered, approved, sent, arrived, confirmed, and promised as of then', async () => {
  const odd = await db`
    select o.order_no, what from orders o cross join lateral (
      select 'approved before it was ordered' as what from order_approvals a where a.order_id = o.id and a.decided_at < o.placed_at
      union all select 'held after it was let go' from reservations r where r.order_id = o.id and (r.held_at < o.placed_at or r.ended_at < r.held_at)
      union all select 'sent before it was approved or paid' from shipments s
        where s.order_id = o.id and s.dispatched_at < greatest(o.placed_at, o.paid_at, (select max(a.decided_at) from order_approvals a where a.order_id = o.id))
      union all select 'arrived before it was sent, or later than ' || s.estimated_delivery_on from shipments s
        where s.order_id = o.id and (s.delivered_at < s.dispatched_at or s.delivered_at::date > s.estimated_delivery_on + 14)
      union all select 'confirmed before it arrived' from shipments s where s.order_id = o.id and o.completed_at < s.delivered_at
      union all select 'to be returned at another time than 20 days after' where o.return_until is distinct from o.completed_at + interval '20 days'
      union all select 'planned to leave or arrive at no time' from shipments s
        where s.order_id = o.id and (s.estimated_dispatch_on < o.placed_at::date or s.estimated_delivery_on < s.estimated_dispatch_on
          or s.estimated_delivery_on < s.dispatched_at::date or s.estimated_delivery_on > o.placed_at::date + 70)
      union all select 'promised at no time' from order_lines l
        where l.order_id = o.id and (l.promise_date < o.placed_at::date or l.promise_date > o.placed_at::date + 70)
      union all select 'promised as a whole on another day' where o.last_promise_on is distinct from (select max(promise_date) from order_lines where order_id = o.id)
      union all select 'reported by the carrier at no time' from tracking_events e join shipments s on s.id = e.shipment_id
        where s.order_id = o.id and (e.occurred_at < s.dispatched_at or e.occurred_at > coalesce(s.delivered_at + interval '1 minute', now()))
    ) odd order by o.id`;
  expect([...odd]).toEqual([]);
});

test('product §5 no part of an order that its machine’s book shows is said not to fit it', async () => {
  const odd = await db`
    select o.order_no, l.code, l.verdict, l.proof from order_lines l join orders o on o.id = l.order_id where l.verdict = 'doesNotFit'`;
  expect([...odd]).toEqual([]);
});
