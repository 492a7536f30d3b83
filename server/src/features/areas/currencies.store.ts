// Writes exchange rates: never changed once they have begun (product §7: the rate is frozen on the order), withdrawn before that.
import type { Trx } from '../../platform/db/db.ts';

/** Adds a rate; false where there is one from this very moment on. */
export async function insertRate(
  trx: Trx,
  given: { currency: string; rate: string; validFrom: string | null; setBy: number },
): Promise<boolean> {
  const rows = await trx`
    insert into exchange_rates (currency, rate, valid_from, set_by)
    values (${given.currency}, ${given.rate}::numeric, coalesce(${given.validFrom}::timestamptz, now()), ${given.setBy})
    on conflict (currency, valid_from) do nothing returning 1`;
  return rows.length > 0;
}

/** Takes a rate back that has not begun, and answers it; undefined where none is to come at this moment. */
export async function deleteComingRate(
  trx: Trx,
  of: { currency: string; validFrom: string },
): Promise<string | undefined> {
  const [row] = await trx<{ rate: string }[]>`
    delete from exchange_rates
    where currency = ${of.currency} and date_trunc('milliseconds', valid_from) = ${of.validFrom}::timestamptz
      and valid_from > clock_timestamp()
    returning trim_scale(rate)::text as rate`;
  return row?.rate;
}

/** Begins or ends selling in a currency; false where nothing changes or it has no rate in force yet. */
export async function setOffered(trx: Trx, currency: string, isOffered: boolean): Promise<boolean> {
  const rows = await trx`
    update currencies set is_offered = ${isOffered}
    where code = ${currency} and is_offered <> ${isOffered} and (not ${isOffered}::boolean or exists (
      select 1 from exchange_rates where currency = ${currency} and valid_from <= clock_timestamp())) returning 1`;
  return rows.length > 0;
}
