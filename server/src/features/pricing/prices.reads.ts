// Prices of many parts at once: company lists by priority and validity, quantity breaks, base lists, conversion (product §7 Prices).
import { GREATEST_MINOR } from '@outrigger/contract';
import type { Db, Trx } from '../../platform/db/db.ts';
import type { Fragment } from '../../platform/db/localized-name.ts';
import { refuse } from '../../platform/refuse.ts';
import { type Candidate, choosePrice, type Price, type Trade } from './prices.rules.ts';

/** Whose price of which part; without a company the list price, without a quantity that of one piece. */
export interface PriceAsked {
  companyId: number | null;
  currency: string;
  partId: number;
  quantity?: number;
}

/** What a whole list of parts costs one company in one currency. */
export interface PricesAsked {
  companyId: number | null;
  /** As the caller named it; one the shop does not sell in is refused. */
  currency: string;
  parts: readonly { partId: number; quantity?: number }[];
}

/** The currencies of the shop with the rates in force. */
export async function readTrade(db: Db | Trx): Promise<Trade> {
  const rows = await db<{ code: string; isOffered: boolean; rate: string | null }[]>`
    select c.code, c.is_offered, case when c.code = 'USD' then '1' else (
      select trim_scale(r.rate)::text from exchange_rates r
      where r.currency = c.code and r.valid_from <= now() order by r.valid_from desc limit 1) end as rate
    from currencies c where c.is_offered or c.code = 'USD' or c.code in (select currency from price_lists)`;
  return {
    offered: new Set(rows.filter((row) => row.isOffered).map((row) => row.code)),
    rates: new Map(rows.flatMap((row) => (row.rate ? [[row.code, row.rate] as const] : []))),
  };
}

/** The currency prices are given in: the one asked for; refuses one the shop does not sell in (spec §8). */
export function tradedCurrency(trade: Trade, asked: string): string {
  if (asked !== 'USD' && !trade.offered.has(asked)) refuse('currencyNotFound', { currency: asked });
  return asked;
}

/** Prices by part id in one query; parts without a price are missing. Never send one without asking `mayViewPrices`. */
export async function readPrices(db: Db | Trx, asked: PricesAsked): Promise<Map<number, Price>> {
  const { companyId, currency } = asked;
  const each = asked.parts.map((part) => ({ ...part, companyId, currency }));
  const [trade, rows] = await Promise.all([
    readTrade(db),
    each.length === 0 ? [] : readCandidates(db, listed(db, each)),
  ]);
  tradedCurrency(trade, currency);
  const prices = chosenOf(rows, each, trade);
  return new Map(prices.flatMap((price, at) => (price ? [[each[at]?.partId ?? 0, price] as const] : [])));
}

/** Prices for many askers at once, in the order asked; null where there is none. */
export async function readPricesTogether(
  db: Db | Trx,
  asked: readonly PriceAsked[],
  trade: Trade,
): Promise<(Price | null)[]> {
  return asked.length === 0 ? [] : chosenOf(await readCandidates(db, listed(db, asked)), asked, trade);
}

type Placed = Candidate & { place: number; partId: number; quantity: number };

function chosenOf(rows: readonly Placed[], asked: readonly PriceAsked[], trade: Trade): (Price | null)[] {
  const candidates = Map.groupBy(rows, (row) => row.place);
  return asked.map((one, place) => choosePrice(candidates.get(place) ?? [], one.currency, trade));
}

/** What is asked, in the order asked, as rows of a statement. */
const listed = (db: Db | Trx, asked: readonly PriceAsked[]): Fragment => db`
  select * from unnest((select ${asked.map((_, place) => place)}::int[]), (select ${asked.map((one) => one.companyId ?? 0)}::bigint[]),
    (select ${asked.map((one) => one.partId)}::bigint[]), (select ${asked.map((one) => one.quantity ?? 1)}::int[]),
    (select ${asked.map((one) => one.currency)}::text[])) as a (place, company_id, part_id, quantity, currency)`;

// Lists in other currencies are looked into only for parts whose list price the asked currency does not tell.
async function readCandidates(db: Db | Trx, asked: Fragment): Promise<Placed[]> {
  const best = db`
    select p.amount_minor from prices p
    where p.part_id = a.part_id and p.price_list_id = l.id and p.min_quantity <= a.quantity
      and p.valid_from <= current_date and (p.valid_to is null or p.valid_to > current_date)
    order by p.min_quantity desc limit 1`;
  const shown = db`a.place, a.part_id, a.quantity, l.id as price_list_id, l.code as list_code, l.currency, l.priority, best.amount_minor`;
  return await db<Placed[]>`
    with asked as (
      ${asked}
    ), lists as materialized (
      select c.company_id, l.id, l.code, l.currency, null::int as priority
      from (select distinct company_id from asked) c cross join price_lists l where l.is_base
      union all
      select o.company_id, l.id, l.code, l.currency, o.priority
      from company_price_lists o join price_lists l on l.id = o.price_list_id
      where o.company_id in (select company_id from asked)
        and o.valid_from <= current_date and (o.valid_to is null or o.valid_to > current_date)
    ), near as materialized (
      select ${shown} from asked a join lists l on l.company_id = a.company_id and l.currency = a.currency cross join lateral (${best}) best
    )
    select * from near
    union all
    select ${shown} from asked a join lists l on l.company_id = a.company_id and l.currency <> a.currency cross join lateral (${best}) best
    where a.place not in (select place from near where priority is null and amount_minor <= ${GREATEST_MINOR})`;
}

/** A price from a quantity on. */
interface PriceStep {
  fromQuantity: number;
  price: Price;
}

/** Quantity breaks of many parts by part id, those that change nothing left out; parts without a price are missing. */
export async function readPriceBreaks(
  db: Db | Trx,
  asked: { companyId: number | null; currency: string; partIds: readonly number[] },
): Promise<Map<number, PriceStep[]>> {
  const breaks = db`
    select row_number() over (order by part_id, min_quantity) as place, ${asked.companyId ?? 0}::bigint as company_id, part_id,
      min_quantity as quantity, ${asked.currency}::text as currency
    from (select distinct part_id, min_quantity from prices where part_id = any((select ${asked.partIds as number[]}::bigint[])::bigint[])) p`;
  const [rows, trade] = await Promise.all([readCandidates(db, breaks), readTrade(db)]);
  const currency = tradedCurrency(trade, asked.currency);
  const places = [...Map.groupBy(rows, (row) => row.place).entries()].toSorted(([a], [b]) => a - b);
  const steps = places.flatMap(([, candidates]) => {
    const price = choosePrice(candidates, currency, trade);
    const [{ partId, quantity }] = candidates as [Placed];
    return price ? [{ partId, fromQuantity: quantity, price }] : [];
  });
  const byPart = Map.groupBy(steps, (step) => step.partId);
  return new Map([...byPart].map(([partId, own]) => [partId, own.filter(changesPrice)]));
}

const changesPrice = (step: PriceStep, at: number, all: readonly PriceStep[]): boolean =>
  at === 0 || step.price.netMinor !== all[at - 1]?.price.netMinor;
