// Mails what became of an order to whoever placed it, and to whoever is waited for that he is; bears being done twice.
import { permissions } from '@outrigger/contract';
import type { Db } from '../../../platform/db/db.ts';
import type { Shop } from '../../../platform/shop.ts';
import { readOrderRow } from '../read/order-detail.reads.ts';
import { showOrder } from '../read/read-order.ts';
import { isForApprovers, isMailed, type MailedEvent, mailedEvent } from './mailed-events.rules.ts';
import { type MailReader, readApprovers, readMaker } from './mail-readers.reads.ts';
import { writeOrderMail } from './orders.mail.ts';

/** The job: reads the order as it is now, with today's rights of its readers. */
export async function mailOrder(shop: Shop, facts: Record<string, unknown>): Promise<void> {
  const orderId = Number(facts['orderId']);
  const event = mailedEvent(facts['event']);
  const readers = await (isForApprovers(event) ? readApprovers : readMaker)(shop.db, orderId);
  const reason = typeof facts['reason'] === 'string' ? facts['reason'] : null;
  const batchNo = typeof facts['batchNo'] === 'number' ? facts['batchNo'] : null;
  for (const reader of readers) await sendTo(shop, reader, { event, reason, batchNo });
}

async function sendTo(
  shop: Shop,
  reader: MailReader,
  { event, reason, batchNo }: { event: MailedEvent; reason: string | null; batchNo: number | null },
): Promise<void> {
  const order = await readFor(shop.db, reader);
  // What has moved on before its mail could be sent is not told any more.
  if (!order || !isMailed(event, order.status)) return;
  const { orderNo, email: to, language } = reader;
  const page = reader.isDesk ? 'office/order' : 'details';
  const link = `${shop.config.publicUrl}/${page}?orderNo=${encodeURIComponent(orderNo)}`;
  const mail = writeOrderMail({ order, event, reason, batchNo, language, link });
  await shop.messenger.send({ channel: 'mail', to, language, ...mail });
}

async function readFor(db: Db, { companyId, orderNo, language, permissions: rights }: MailReader) {
  const asked = { companyId, orderNo, language };
  const row = await readOrderRow(db, asked);
  return row ? await showOrder(db, row, { ...asked, maySeePrices: rights.includes(permissions.viewPrices) }) : null;
}
