// Mails the confirmation of an order to whoever placed it; bears being done twice.
import { type Language, permissions } from '@outrigger/contract';
import type { Db } from '../../../platform/db/db.ts';
import type { Shop } from '../../../platform/shop.ts';
import { readOrderRow } from '../read/order-detail.reads.ts';
import { writeOrderMail } from './orders.mail.ts';
import { readMailReader } from '../plan/order-parts.reads.ts';
import { showOrder } from '../read/read-order.ts';

/** The job: reads the order as it is now, with today's rights of its maker. */
export async function mailOrder(shop: Shop, facts: Record<string, unknown>): Promise<void> {
  const mail = await readMail(shop.db, Number(facts['orderId']));
  // What ended before its mail could be sent is not confirmed any more.
  if (!mail || mail.order.status === 'canceled' || mail.order.status === 'notApproved') return;
  const { order, language, email } = mail;
  const link = `${shop.config.publicUrl}/details?orderNo=${encodeURIComponent(order.orderNo)}`;
  await shop.messenger.send({ channel: 'mail', to: email, language, ...writeOrderMail({ order, language, link }) });
}

async function readMail(db: Db, orderId: number) {
  const reader = await readMailReader(db, orderId);
  if (!reader) return null;
  const { companyId, orderNo, email } = reader;
  const language: Language = reader.language;
  const row = await readOrderRow(db, { companyId, orderNo, language });
  if (!row) return null;
  const maySeePrices = !reader.hidesPrices && reader.permissions.includes(permissions.viewPrices);
  const order = await showOrder(db, row, { companyId, orderNo, language, maySeePrices });
  return { order, language, email };
}
