// The desk's list of shipments: what can be packed, what waits for stock, what is on its way or arrived (product §8).
import type { calls, Language, ParsedOf, ResultOf } from '@outrigger/contract';
import { atOneMoment, type Db } from '../../../platform/db/db.ts';
import { type Fragment, namedIn } from '../../../platform/db/localized-name.ts';
import { carriersCode } from './tracking.reads.ts';

type List = typeof calls.shipping.officeShipments;
type Listed = ResultOf<List>;
type Row = Omit<Listed['items'][number], 'since'> & { since: Date };

type Status = 'planned' | 'inTransit' | 'delivered';
const STATUS: Record<ParsedOf<List>['state'], Status> = {
  ready: 'planned',
  waiting: 'planned',
  onTheWay: 'inTransit',
  delivered: 'delivered',
};

/** One page of a state, with how many there are of each. */
export async function readShipments(db: Db, input: ParsedOf<List>, language: Language): Promise<Listed> {
  const { state, page, pageSize } = input;
  const found = (only: readonly Status[]) => db`${shipments(db, language, only)} where ${matching(db, input)}`;
  const warehouses = db`
    select w.code, ${namedIn(db, 'w', language)} as name from warehouses w where w.is_active order by w.position, w.code`;
  return await atOneMoment(db, async (trx) => {
    // What has left lacks nothing: only what is planned is held against the stock.
    const counts = await trx<Listed['counts']>`
      select state, count(*)::int as count
      from (select state from (${found(['planned'])}) p union all select state from (${found(['inTransit', 'delivered'])}) l) f
      group by state order by array_position(array['ready', 'waiting', 'onTheWay', 'delivered'], state)`;
    const rows = await trx<Row[]>`
      select order_no, batch_no, state, company, warehouses, line_count, pieces, missing, is_machine_down, estimated_dispatch, since, carrier,
        tracking_code
      from (${found([STATUS[state]])}) f where state = ${state}
      order by ${state === 'delivered' ? db`since desc` : db`is_machine_down desc, since`}, order_no, batch_no limit ${pageSize} offset ${(page - 1) * pageSize}`;
    const total = counts.find((one) => one.state === state)?.count ?? 0;
    const items = rows.map((row) => ({ ...row, since: row.since.toISOString() }));
    return { items, total, page, pageSize, counts, warehouses: await trx<Listed['warehouses']>`${warehouses}` };
  });
}

// An order that goes together is one row, whichever warehouses it comes from. What arrived is listed for 30 days, whether or not its receipt was confirmed.
const shipments = (db: Db, language: Language, only: readonly Status[]): Fragment => db`
  select * from (
    with lacking as materialized (${only.includes('planned') ? db`select * from lacking_lines` : db`select * from lacking_lines where false`})
    select o.id as order_id, o.order_no, case o.ship_mode when 'batches' then s.batch_no end as batch_no, c.name as company, o.is_machine_down,
      case s.status when 'inTransit' then 'onTheWay' when 'delivered' then 'delivered'
        else case when sum(p.missing) > 0 then 'waiting' else 'ready' end end as state,
      array_agg(distinct w.code) as warehouse_codes, array_agg(distinct ${namedIn(db, 'w', language)}) as warehouses,
      sum(p.line_count)::int as line_count, sum(p.pieces)::int as pieces, coalesce(sum(p.missing), 0)::int as missing,
      max(s.estimated_dispatch_on) as estimated_dispatch, min(coalesce(s.delivered_at, s.dispatched_at, o.placed_at)) as since,
      min(s.carrier) as carrier, min(${carriersCode(db)}) as tracking_code
    from shipments s join orders o on o.id = s.order_id join companies c on c.id = o.company_id join warehouses w on w.id = s.warehouse_id
      join lateral (
        select count(*) as line_count, sum(sl.quantity) as pieces, sum(m.missing) as missing
        from shipment_lines sl left join lacking m on m.shipment_id = s.id and m.order_line_id = sl.order_line_id where sl.shipment_id = s.id
      ) p on true
    where s.status = any(${only as string[]}::text[]) and o.status in ('toBeShipped', 'inTransit', 'completed')
      and (s.status in ('planned', 'inTransit') or s.status = 'delivered' and s.delivered_at > now() - interval '30 days')
    group by o.id, c.id, case o.ship_mode when 'batches' then s.batch_no end, s.status
  ) g`;

function matching(db: Db, input: ParsedOf<List>): Fragment {
  const [warehouse, keyword] = [input.warehouse ?? null, input.keyword ?? null];
  return db`(${warehouse}::text is null or ${warehouse} = any(g.warehouse_codes))
    and (${keyword}::text is null or strpos(lower(concat_ws(' ', g.order_no, g.company, g.tracking_code)), lower(${keyword})) > 0
      or exists (select from order_lines l where l.order_id = g.order_id and normal_code(l.code) = normal_code(${keyword})))`;
}
