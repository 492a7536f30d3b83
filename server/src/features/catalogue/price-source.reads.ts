// Which price lists sort and filter a company's lists of parts, and in which currency (product §5; stack.md: sorted helper table).
import { convertMinor, GREATEST_MINOR, textToMinor } from '@outrigger/contract';
import type { Db } from '../../platform/db/db.ts';
import { rateBetween, type Trade } from '../pricing/index.ts';

/** Lists in the order in which they count, all in one currency, with the rate from it to the caller's. */
export interface PriceSource {
  listIds: number[];
  currency: string;
}

/** The company's lists by priority and then the base list of its currency; without such a base list those of USD, since lists of its own may hold a few parts only. */
export async function readPriceSource(db: Db, companyId: number | null, currency: string): Promise<PriceSource> {
  const rows = await db<{ id: number; currency: string; isBase: boolean }[]>`
    select l.id, l.currency, l.is_base from price_lists l
    left join company_price_lists o on o.price_list_id = l.id and o.company_id = ${companyId}
      and o.valid_from <= current_date and (o.valid_to is null or o.valid_to > current_date)
    where (o.company_id is not null or l.is_base) and l.currency in (${currency}, 'USD')
    order by l.currency = ${currency} desc, o.priority desc nulls last, l.id`;
  const used = rows.some((row) => row.currency === currency && row.isBase) ? currency : 'USD';
  return { listIds: rows.filter((row) => row.currency === used).map((row) => row.id), currency: used };
}

/** A price limit typed in the caller's currency, in minor units of the sorting lists' currency. */
export function limitIn(source: PriceSource, typed: { text: string; currency: string; trade: Trade }): number {
  const minor = textToMinor(typed.text);
  const rate = rateBetween(typed.trade, typed.currency, source.currency);
  return rate === null ? minor : Math.min(convertMinor(minor, rate), GREATEST_MINOR);
}
