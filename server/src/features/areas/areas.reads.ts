// Reference data in the caller's language, English where a name is missing (spec §7 Reference data).
import { type calls, type Language, localeOf, type ResultOf } from '@outrigger/contract';
import type { Db } from '../../platform/db/db.ts';
import { namedIn } from '../../platform/db/localized-name.ts';

type Areas = typeof calls.areas;

/** Countries by name; only those with a freight zone where `isShippedTo`. */
export async function readCountries(
  db: Db,
  asked: { language: Language; isShippedTo: boolean },
): Promise<ResultOf<Areas['countryListAll']>> {
  const name = namedIn(db, 'c', asked.language);
  const rows = await db<ResultOf<Areas['countryListAll']>>`
    select c.code, ${name} as name, coalesce(c.calling_code, '') as calling_code, c.postal_code_pattern,
      c.postal_code_example
    from countries c
    ${asked.isShippedTo ? db`where exists (select 1 from freight_zone_countries z where z.country = c.code)` : db``}`;
  // Not every PostgreSQL has ICU, so names are sorted here by the caller's own alphabet.
  const { compare } = new Intl.Collator(localeOf(asked.language));
  return rows.toSorted((a, b) => compare(a.name, b.name));
}

/**
 * States of a country, or of all, by name; those of China in Chinese to readers of Chinese. The local names that the
 * collection has of other countries are too often translations by machine.
 */
export async function readStates(
  db: Db,
  asked: { country: string | null; language: Language },
): Promise<ResultOf<Areas['stateList']>> {
  const { country, language } = asked;
  const rows = await db<ResultOf<Areas['stateList']>>`
    select code, case when n.is_own then name_local else name end as name,
      case when n.is_own then name else case when country = 'CN' then name_local end end as other_name
    from states, lateral (select country = 'CN' and ${language} = 'zh' and name_local is not null as is_own) n
    where ${country}::text is null or country = ${country} order by code`;
  const { compare } = new Intl.Collator(localeOf(language));
  return rows.toSorted((a, b) => compare(a.name, b.name));
}

/** Cities known for a country, for one state or everywhere. */
export async function readCities(
  db: Db,
  place: { country: string | null; state: string | null },
): Promise<ResultOf<Areas['cityList']>> {
  return await db`
    select distinct name from cities
    where (${place.country}::text is null or country = ${place.country}) and (${place.state}::text is null or state = ${place.state})
    order by name limit 5000`;
}

/** Currencies the shop sells in with the rate in force and since when: units of it for one USD. */
export async function readCurrencies(db: Db, language: Language): Promise<ResultOf<Areas['currencyList']>> {
  return await db`
    select c.code, ${namedIn(db, 'c', language)} as name, c.symbol, coalesce(trim_scale(r.rate)::text, '1') as exchange,
      to_json(r.valid_from) #>> '{}' as valid_from
    from currencies c left join lateral (
      select rate, valid_from from exchange_rates where currency = c.code and valid_from <= now()
      order by valid_from desc limit 1) r on true
    where c.is_offered order by c.code = 'USD' desc, c.code`;
}
