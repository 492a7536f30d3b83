// Writes are refused while the disk is nearly full; reads go on (quality 5).
import { refuse } from '../refuse.ts';
import type { Shop } from '../shop.ts';

/** Refuses with 503 while the shop is read-only. */
export function refuseWhenReadOnly(shop: Shop): void {
  if (shop.disk.isReadOnly()) refuse('readOnly');
}
