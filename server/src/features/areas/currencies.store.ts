// Writes exchange rates, which are only ever added to (product §7: the rate is frozen on the order).
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
