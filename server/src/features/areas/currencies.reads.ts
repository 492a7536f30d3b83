// Currencies and their rates for the office (product §8).
import type { calls, Language, ResultOf } from '@outrigger/contract';
import { atOneMoment, type Db } from '../../platform/db/db.ts';
import { namedIn } from '../../platform/db/localized-name.ts';

type Currency = ResultOf<typeof calls.currencies.setRate>;
type History = ResultOf<typeof calls.currencies.rateHistory>;

/** All currencies, or one; those the shop sells in first. */
export async function readOfficeCurrencies(
  db: Db,
  language: Language,
  code: string | null = null,
): Promise<Currency[]> {
  return await db<Currency[]>`
    select c.code, ${namedIn(db, 'c', language)} as name, c.symbol, c.is_offered, trim_scale(r.rate)::text as rate,
      to_json(r.valid_from) #>> '{}' as valid_from, coalesce(u.chosen_by, 0) as chosen_by
    from currencies c left join (
      select currency, count(*)::int as chosen_by from users where company_id is not null and status <> 'inactive' group by currency
    ) u on u.currency = c.code left join lateral (
      select rate, valid_from from exchange_rates where currency = c.code and valid_from <= now() order by valid_from desc limit 1
    ) r on true
    where ${code}::text is null or c.code = ${code}
    order by c.is_offered desc, c.code = 'USD' desc, c.code`;
}

/** One page of the rates of a currency, the newest first; null where there is no such currency. */
export async function readRates(
  db: Db,
  asked: { currency: string; page: number; pageSize: number },
): Promise<History | null> {
  const { currency, page, pageSize } = asked;
  return await atOneMoment(db, async (trx) => {
    const [sum] = await trx<{ total: number }[]>`
      select (select count(*)::int from exchange_rates where currency = c.code) as total from currencies c where c.code = ${currency}`;
    if (!sum) return null;
    const items = await trx<History['items']>`
      select trim_scale(r.rate)::text as rate, to_json(r.valid_from) #>> '{}' as valid_from, r.valid_from <= now() as has_begun,
        u.email as set_by
      from exchange_rates r left join users u on u.id = r.set_by where r.currency = ${currency}
      order by r.valid_from desc limit ${pageSize} offset ${(page - 1) * pageSize}`;
    return { items, total: sum.total, page, pageSize };
  });
}
