// Mails what became of an order to whoever placed it, and to whoever is waited for that he is; bears being done twice.
import { money, permissions } from '@outrigger/contract';
import type { Db } from '../../../platform/db/db.ts';
import type { Shop } from '../../../platform/shop.ts';
import { payments } from '../../payments/index.ts';
import { readOrderRow } from '../read/order-detail.reads.ts';
import { showOrder } from '../read/read-order.ts';
import { isForApprovers, isMailed, type MailedEvent, mailedEvent } from './mailed-events.rules.ts';
import { type MailReader, readApprovers, readMaker } from './mail-readers.reads.ts';
import type { OrderMail } from './order-mail.ts';
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

/** The job: tells whoever placed an order that money of it was given back, also what came after the order had ended. */
export async function mailRefund(shop: Shop, facts: Record<string, unknown>): Promise<void> {
  const refund = await payments.readGivenBackRefund(shop.db, Number(facts['refundId']));
  if (!refund) return;
  const givenBack = { amount: money(refund.amountMinor, refund.currency), isLate: refund.isLate };
  for (const reader of await readMaker(shop.db, refund.orderId))
    await sendTo(shop, reader, { event: 'givenBack', reason: null, batchNo: null, givenBack });
}

type Told = { event: MailedEvent } & Pick<OrderMail, 'reason' | 'batchNo' | 'givenBack'>;

async function sendTo(shop: Shop, reader: MailReader, told: Told): Promise<void> {
  const order = await readFor(shop.db, reader);
  // What has moved on before its mail could be sent is not told any more.
  if (!order || !isMailed(told.event, order.status)) return;
  const { orderNo, email: to, language } = reader;
  const page = reader.isDesk ? 'office/order' : 'details';
  const link = `${shop.config.publicUrl}/${page}?orderNo=${encodeURIComponent(orderNo)}`;
  const mail = writeOrderMail({ order, ...told, language, link });
  await shop.messenger.send({ channel: 'mail', to, language, ...mail });
}

async function readFor(db: Db, { companyId, orderNo, language, permissions: rights }: MailReader) {
  const asked = { companyId, orderNo, language };
  const row = await readOrderRow(db, asked);
  return row ? await showOrder(db, row, { ...asked, maySeePrices: rights.includes(permissions.viewPrices) }) : null;
}
