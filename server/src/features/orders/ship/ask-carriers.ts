// Asks carriers where batches are, outside of requests; what they delivered is delivered (product §7: delivered by the carrier).
import { inTransaction } from '../../../platform/db/db.ts';
import type { Carrier } from '../../../platform/outside/carriers/carrier.ts';
import type { Shop } from '../../../platform/shop.ts';
import { moveOrder } from '../life/move-order.ts';
import { lockFree } from '../life/order-moves.store.ts';
import { type DueShipment, readDue } from './tracking.reads.ts';
import { isUnderWay, keepReports, lockAsked, noteUnanswered } from './tracking.store.ts';

const AT_ONCE = 20;

/** Asks for the batches whose turn it is; what went wrong is told once all carriers were asked. */
export async function askCarriers({ db, carriers }: Pick<Shop, 'db' | 'carriers'>): Promise<void> {
  const failures: unknown[] = [];
  for (const carrier of carriers.asked)
    for (const shipment of await readDue(db, carrier, AT_ONCE))
      try {
        await askFor(db, carrier, shipment);
      } catch (thrown) {
        failures.push(
          new Error(`${carrier.name} did not answer for shipment ${shipment.shipmentId}`, { cause: thrown }),
        );
        await noteUnanswered(db, shipment.shipmentId);
        // It is spared for now; the one that failed comes later next time, so it holds up no other.
        break;
      }
  if (failures.length > 0) throw new AggregateError(failures, `carriers did not answer for ${failures.length} batches`);
}

async function askFor(db: Shop['db'], carrier: Carrier, shipment: DueShipment): Promise<void> {
  const reports = await carrier.track(shipment);
  await inTransaction(db, async (trx) => {
    // In hand elsewhere: it is asked again after its pause.
    const order = await lockFree(trx, shipment.orderId);
    // The desk put its code right meanwhile: what was said is said of another parcel, and the new one is asked for next.
    if (!(await lockAsked(trx, carrier, shipment))) return;
    await keepReports(trx, shipment.shipmentId, reports);
    const arrival = reports.find((report) => report.status === 'delivered');
    if (!order || !arrival) return;
    if (!(await isUnderWay(trx, shipment.shipmentId))) return;
    // What goes together arrives together.
    const which = order.shipMode === 'together' ? {} : { batchNo: shipment.batchNo };
    const facts = { ...which, deliveredAt: arrival.at.toISOString() };
    await moveOrder(trx, order, { event: 'delivered', actor: 'carrier', userId: null, facts });
  });
}
