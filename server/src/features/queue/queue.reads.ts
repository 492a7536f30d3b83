// What waits for the parts desk, each kind as one SELECT of the same shape (product §8).
import { type calls, limits, money, type ResultOf } from '@outrigger/contract';
import { atOneMoment, type Db, type Trx } from '../../platform/db/db.ts';
import type { Fragment } from '../../platform/db/localized-name.ts';
import type { QueueKind } from './queue.rules.ts';

type Queue = ResultOf<typeof calls.queue.officeQueue>;
type Row = Omit<Queue['items'][number], 'amount' | 'provider' | 'since' | 'about' | 'isUrgent'> & {
  provider: string | null;
  about: string | null;
  isUrgent: boolean | null;
  amountMinor: number | null;
  currency: string | null;
  since: Date;
};

const ABOUT_MOST = 100;

// Columns: kind, key, company, person, provider, amount_minor, currency, is_machine_down, since.
const WAITING: Record<QueueKind, (db: Trx) => Fragment> = {
  orderCredit: (db) => db`
    select 'orderCredit' as kind, o.order_no as key, c.name as company,
      coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), u.username, u.email) as person, null as provider,
      o.total_minor as amount_minor, o.currency, o.is_machine_down, o.placed_at as since
    from order_approvals a join orders o on o.id = a.order_id join companies c on c.id = o.company_id
      join users u on u.id = o.created_by
    where a.reason = 'credit' and a.state = 'waiting' and o.status = 'pendingApproval'`,
  // What can be packed whole; an order that goes together is one shipment.
  dispatch: (db) => db`
    select 'dispatch' as kind, o.order_no || case o.ship_mode when 'batches' then '-' || s.batch_no else '' end as key, c.name as company,
      null as person, null as provider, null::bigint as amount_minor, null as currency, o.is_machine_down, o.placed_at as since
    from shipments s join orders o on o.id = s.order_id join companies c on c.id = o.company_id
      join (select shipment_id, sum(missing) as missing from lacking_lines group by shipment_id) m on m.shipment_id = s.id
    where s.status = 'planned' and o.status in ('toBeShipped', 'inTransit')
    group by o.id, c.id, case o.ship_mode when 'batches' then '-' || s.batch_no else '' end having sum(m.missing) = 0`,
  // Could not be delivered by what its carrier said last, or should have arrived long ago.
  stuckShipment: (db) => db`
    select 'stuckShipment' as kind, o.order_no || case o.ship_mode when 'batches' then '-' || s.batch_no else '' end as key, c.name as company,
      null as person, null as provider, null::bigint as amount_minor, null as currency, o.is_machine_down,
      min(case e.status when 'failure' then e.occurred_at else d.due_on end) as since
    from shipments s join orders o on o.id = s.order_id join companies c on c.id = o.company_id
      cross join lateral (select coalesce(s.estimated_delivery_on + ${limits.overdueDays}::int,
        s.dispatched_at::date + ${limits.unexpectedDays}::int)::timestamptz as due_on) d
      left join lateral (select t.status, t.occurred_at from tracking_events t
        where t.shipment_id = s.id and t.received_at >= coalesce(s.code_corrected_at, '-infinity')
        order by t.occurred_at desc, t.id desc limit 1) e on true
    where s.status = 'inTransit' and o.status = 'inTransit' and (e.status = 'failure' or d.due_on < now())
    group by o.id, c.id, case o.ship_mode when 'batches' then '-' || s.batch_no else '' end`,
  // Asked for, or sent and to be looked at.
  return: (db) => db`
    select 'return' as kind, t.return_no as key, c.name as company,
      coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), u.username, u.email) as person, null as provider,
      t.goods_minor - t.fee_minor as amount_minor, t.currency, false as is_machine_down, t.requested_at as since
    from returns t join companies c on c.id = t.company_id left join users u on u.id = t.requested_by
    where t.status in ('requested', 'accepted')`,
  // What came short, damaged or wrong and is not answered; one row an order, since its page settles them.
  receipt: (db) => db`
    select 'receipt' as kind, o.order_no as key, c.name as company,
      (array_agg(coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), u.username, u.email) order by r.id))[1] as person,
      null as provider, null::bigint as amount_minor, null as currency, o.is_machine_down, min(r.reported_at) as since
    from receipt_reports r join orders o on o.id = r.order_id join companies c on c.id = r.company_id join users u on u.id = r.reported_by
    where r.settled_at is null group by o.id, c.id`,
  // What its provider would not give back, however often it was asked, or says nothing clear of for days.
  refund: (db) => db`
    select 'refund' as kind, o.order_no as key, co.name as company, null as person, a.provider,
      sum(f.owed_minor)::bigint as amount_minor, c.currency, false as is_machine_down, max(f.since) as since
    from (
        select r.capture_id, c.amount_minor - c.refunded_minor as owed_minor, max(r.ended_at) as since
        from refunds r join captures c on c.id = r.capture_id join orders o on o.id = c.order_id
        where r.status = 'failed' and c.amount_minor > c.refunded_minor
          and (not c.counts or o.status in ('canceled', 'notApproved'))
          and not exists (select from refunds w where w.capture_id = c.id and w.status = 'requested')
        group by r.capture_id, c.id having count(*) >= ${limits.refundTries}::int
        union all
        select capture_id, amount_minor, requested_at from refunds
        where status = 'requested' and requested_at < now() - make_interval(days => ${limits.refundDays}::int)
      ) f join captures c on c.id = f.capture_id join orders o on o.id = c.order_id
      join payment_attempts a on a.id = c.attempt_id join companies co on co.id = o.company_id
    group by o.order_no, co.name, a.provider, c.currency`,
  company: (db) => db`
    select 'company' as kind, coalesce(m.email, c.id::text) as key, c.name as company,
      nullif(concat_ws(' ', m.first_name, m.last_name), '') as person, null as provider,
      null::bigint as amount_minor, null as currency, false as is_machine_down, c.created_at as since
    from companies c left join users m on m.company_id = c.id and m.role = 'main' where c.status = 'waiting'`,
  subAccount: (db) => db`
    select 'subAccount' as kind, u.email as key, c.name as company,
      coalesce(nullif(concat_ws(' ', m.first_name, m.last_name), ''), m.username, m.email) as person, null as provider,
      null::bigint as amount_minor, null as currency, false as is_machine_down, u.created_at as since
    from users u join companies c on c.id = u.company_id left join users m on m.id = u.created_by
    where u.role = 'sub' and u.status = 'reviewing'`,
  question: (db) => db`
    select 'question' as kind, q.kind || ' ' || q.id as key, coalesce(c.name, '') as company, q.person, null as provider,
      null::bigint as amount_minor, null as currency, false as is_machine_down, q.created_at as since
    from (
        select 'feedback' as kind, id, company_id, name as person, created_at from feedback where status = 'open'
        union all
        select 'inquiry', id, company_id, name, created_at from inquiries where status = 'open'
        union all
        select 'rowReport', r.id, r.company_id,
          coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), u.username, u.email), r.created_at
        from wrong_part_reports r join users u on u.id = r.user_id where r.status = 'open'
      ) q left join companies c on c.id = q.company_id`,
  rating: (db) => db`
    select 'rating' as kind, p.code || ' · ' || r.id as key, c.name as company,
      coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), u.username, u.email) as person, null as provider,
      null::bigint as amount_minor, null as currency, false as is_machine_down, r.created_at as since
    from ratings r join parts p on p.id = r.part_id join companies c on c.id = r.company_id join users u on u.id = r.user_id
    where r.status = 'waiting'`,
};

/** One page of what waits of these kinds, machine down first and then the oldest, and how much of each kind there is. */
export async function readQueue(
  db: Db,
  kinds: readonly QueueKind[],
  asked: { kind?: QueueKind | undefined; page: number; pageSize: number },
): Promise<Queue> {
  const { page, pageSize } = asked;
  return await atOneMoment(db, async (trx) => {
    const counts = await countEach(trx, kinds);
    const shown = kinds.filter((kind) => asked.kind === undefined || kind === asked.kind);
    const total = counts.filter((one) => shown.includes(one.kind)).reduce((sum, one) => sum + one.count, 0);
    const rows = await readRows(trx, shown, { page, pageSize });
    return { items: rows.map(itemOf), total, page, pageSize, counts };
  });
}

async function countEach(trx: Trx, kinds: readonly QueueKind[]): Promise<Queue['counts']> {
  const counts: Queue['counts'] = [];
  for (const kind of kinds) {
    const [row] = await trx<{ count: number }[]>`select count(*)::int as count from (${WAITING[kind](trx)}) w`;
    counts.push({ kind, count: row?.count ?? 0 });
  }
  return counts;
}

async function readRows(
  trx: Trx,
  kinds: readonly QueueKind[],
  { page, pageSize }: { page: number; pageSize: number },
): Promise<Row[]> {
  const [first, ...rest] = kinds.map((kind) => WAITING[kind](trx));
  if (!first) return [];
  const all = rest.reduce((joined, next) => trx`${joined} union all ${next}`, first);
  return await trx<Row[]>`
    select w.*, q.about, q.is_urgent from (
      select * from (${all}) w order by is_machine_down desc, since, key limit ${pageSize} offset ${(page - 1) * pageSize}
    ) w left join lateral (${questionBehind(trx)}) q on w.kind = 'question'
    order by w.is_machine_down desc, w.since, w.key`;
}

/** What the question of a row says in a line; of a message of many, how it begins. */
const questionBehind = (trx: Trx): Fragment => trx`
  select nullif(regexp_replace(left(said.about, ${ABOUT_MOST}::int), '\\s+', ' ', 'g'), '') as about, said.is_urgent
  from (
    select 'feedback ' || f.id as key, f.subject as about, false as is_urgent from feedback f
    where f.id = case when w.kind = 'question' then split_part(w.key, ' ', 2)::bigint end
    union all
    select 'inquiry ' || i.id, i.message, i.urgency = 'high' from inquiries i
    where i.id = case when w.kind = 'question' then split_part(w.key, ' ', 2)::bigint end
    union all
    select 'rowReport ' || r.id, r.message, false from wrong_part_reports r
    where r.id = case when w.kind = 'question' then split_part(w.key, ' ', 2)::bigint end
  ) said where said.key = w.key`;

function itemOf({ provider, about, isUrgent, amountMinor, currency, since, ...row }: Row): Queue['items'][number] {
  return {
    ...row,
    since: since.toISOString(),
    ...(provider === null ? {} : { provider }),
    ...(about === null ? {} : { about }),
    ...(isUrgent ? { isUrgent } : {}),
    ...(amountMinor === null || currency === null ? {} : { amount: money(amountMinor, currency) }),
  };
}
