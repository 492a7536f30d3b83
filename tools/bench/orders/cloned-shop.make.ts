// The shop of a measurement's short form: on a clone of the test run's database, which costs neither a server nor the migrations (architecture §7).
import { lonelyDatabase } from '@outrigger/server/test/database.ts';
import { onShopAt, type ScratchShop } from './scratch-shop.ts';

/** Runs `work` on a fresh shop and removes it afterwards, whatever happens. */
export async function onClonedShop(instances: number, work: (shop: ScratchShop) => Promise<void>): Promise<void> {
  const { url, drop } = await lonelyDatabase();
  try {
    await onShopAt(url, instances, work);
  } finally {
    await drop();
  }
}
