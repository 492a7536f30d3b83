// The routine that counts what is ordered together, once a day (product §5: kits and attaching parts are relations; spec §2 related products).
import { inTransaction } from '../../../platform/db/db.ts';
import type { Shop } from '../../../platform/shop.ts';
import { countOrderedTogether, takeToday } from './together.store.ts';

/** Counts where today's count is due: within a day, an order of one's own does not show what others do. */
export async function countTogether({ db }: Pick<Shop, 'db'>): Promise<void> {
  await inTransaction(db, async (trx) => {
    if (await takeToday(trx)) await countOrderedTogether(trx);
  });
}
