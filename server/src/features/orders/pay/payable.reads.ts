// Whether an order may be paid now (product §7: may pay until pay-by, by the database's clock).
import type { Trx } from '../../../platform/db/db.ts';

/** Asked of the order under its lock. */
export async function isPayable(trx: Trx, orderId: number): Promise<boolean> {
  return (await trx`select from orders where id = ${orderId} and status = 'unpaid' and pay_by > now()`).length > 0;
}
