// What the mails of a dispatch, a corrected code and a delivery say of what travelled: carrier, tracking code and packing list, no prices (product §7: mails of each step).
import type { OrderDetail } from '@outrigger/contract';
import { dayIn, type OrderMail } from './order-mail.ts';
import { mailTexts } from './order-mail-texts.ts';

/** The facts and the packed lines: code, name, quantity. */
export interface ShipmentInMail {
  facts: (readonly [name: string, value: string])[];
  lines: (readonly [code: string, name: string, quantity: string])[];
}

const CARRIER_NAMES: Record<string, string> = { dhl: 'DHL' };

/** What left or arrived; null in a mail about anything else. */
export function shipmentIn({ order, event, batchNo, language }: OrderMail): ShipmentInMail | null {
  const isUnderWay = event === 'dispatch' || event === 'trackingCorrected';
  if (!isUnderWay && event !== 'delivered') return null;
  const words = mailTexts[language];
  const gone = order.batches.filter(
    (batch) => batch.dispatchedAt !== null && (batchNo === null || batch.batchNo === batchNo),
  );
  const [first] = gone;
  if (!first) return null;
  const isOneOfSeveral = batchNo !== null && order.batches.length > 1;
  const facts: [string, string | null | undefined][] = [
    [words.batch, isOneOfSeveral ? `${batchNo} / ${order.batches.length}` : null],
    [words.carrier, first.carrierName ?? (first.carrier && CARRIER_NAMES[first.carrier])],
    [words.tracking, first.trackingCode],
    [words.expected, isUnderWay && first.estimatedDelivery ? dayIn(language, first.estimatedDelivery) : null],
    [words.stillToCome, stillToCome(order)],
    [words.next, event === 'delivered' ? words.confirm : null],
  ];
  return { facts: facts.flatMap(([name, value]) => (value ? [[name, value] as const] : [])), lines: packed(gone) };
}

function stillToCome({ lines }: Pick<OrderDetail, 'lines'>): string | null {
  const open = lines.reduce((sum, line) => sum + line.quantity - line.shippedQuantity, 0);
  return open > 0 ? String(open) : null;
}

function packed(batches: OrderDetail['batches']): ShipmentInMail['lines'] {
  const lines = Map.groupBy(
    batches.flatMap((batch) => batch.packingList),
    (line) => line.lineNo,
  );
  return [...lines.values()].flatMap((same) => {
    const quantity = same.reduce((sum, line) => sum + line.quantity, 0);
    return same.slice(0, 1).map((line) => [line.code, line.name, String(quantity)] as const);
  });
}
