// Mails what became of an order to whoever placed it, and to whoever is waited for, by approval or payment, that he is; bears being done twice.
import { money, permissions } from '@outrigger/contract';
import { type Db, inTransaction } from '../../../platform/db/db.ts';
import { enqueue } from '../../../platform/jobs/outbox.store.ts';
import { withColon } from '../../../platform/outside/letter.ts';
import type { Shop } from '../../../platform/shop.ts';
import { payments } from '../../payments/index.ts';
import { ORDER_MAIL_JOB } from '../life/order-mail-job.ts';
import { readOrderRow } from '../read/order-detail.reads.ts';
import { showOrder } from '../read/read-order.ts';
import { isForApprovers, isForPayers, isMailed, type MailedEvent, mailedEvent } from './mailed-events.rules.ts';
import { type MailReader, readApprovers, readMaker, readPayers } from './mail-readers.reads.ts';
import type { OrderMail } from './order-mail.ts';
import { newsOf } from './order-news.ts';
import { writeOrderMail } from './orders.mail.ts';
import { sendAndTell } from './send-and-tell.ts';
import { shipmentIn } from './shipment-mail.ts';

/** The job: reads the order as it is now, with today's rights of its readers; of several each has a job of his own, since one may be refused. */
export async function mailOrder(shop: Shop, facts: Record<string, unknown>): Promise<void> {
  const orderId = Number(facts['orderId']);
  const event = mailedEvent(facts['event']);
  const all = await readReaders(shop.db, orderId, event);
  if (facts['to'] === undefined && all.length > 1) return await mailEach(shop.db, all, { ...facts, orderId, event });
  const readers = facts['to'] === undefined ? all : all.filter(({ userId }) => userId === facts['to']);
  const reason = typeof facts['reason'] === 'string' ? facts['reason'] : null;
  const batchNo = typeof facts['batchNo'] === 'number' ? facts['batchNo'] : null;
  const saidAt = typeof facts['saidAt'] === 'string' ? facts['saidAt'] : null;
  for (const reader of readers) await sendTo(shop, reader, { event, reason, batchNo, saidAt });
}

async function readReaders(db: Db, orderId: number, event: MailedEvent): Promise<MailReader[]> {
  if (isForApprovers(event)) return await readApprovers(db, orderId);
  return [...(await readMaker(db, orderId)), ...(isForPayers(event) ? await readPayers(db, orderId) : [])];
}

type Facts = Record<string, unknown> & { orderId: number; event: MailedEvent };

/** What is said of an order, told from all else that is said of it. */
const saidOf = (said: { event: MailedEvent; batchNo?: unknown; refundId?: unknown; saidAt?: unknown }): string =>
  [said.event, said.batchNo ?? said.refundId, said.saidAt]
    .filter((one) => typeof one === 'string' || typeof one === 'number')
    .join(' ');

async function mailEach(db: Db, readers: readonly MailReader[], facts: Facts): Promise<void> {
  await inTransaction(db, async (trx) => {
    for (const { userId: to } of readers)
      await enqueue(trx, ORDER_MAIL_JOB, { ...facts, to }, { uniqueKey: `${facts.orderId} ${saidOf(facts)} ${to}` });
  });
}

/** The job: tells whoever placed an order that money of it was given back, also what came after the order had ended. */
export async function mailRefund(shop: Shop, facts: Record<string, unknown>): Promise<void> {
  const refundId = Number(facts['refundId']);
  const refund = await payments.readGivenBackRefund(shop.db, refundId);
  if (!refund) return;
  const givenBack = { amount: money(refund.amountMinor, refund.currency), isLate: refund.isLate };
  const told = { event: 'givenBack', reason: null, batchNo: null, givenBack, refundId } as const;
  for (const reader of await readMaker(shop.db, refund.orderId)) await sendTo(shop, reader, told);
}

/** `saidAt` tells one saying of what is said several times from the other, such as a second reminder. */
type Told = { event: MailedEvent; refundId?: number; saidAt?: string | null } & Pick<
  OrderMail,
  'reason' | 'batchNo' | 'givenBack'
>;

async function sendTo(shop: Shop, reader: MailReader, { refundId, saidAt, ...told }: Told): Promise<void> {
  const order = await readFor(shop.db, reader);
  // What has moved on before its mail could be sent is not told any more.
  if (!order || !isMailed(told.event, order.status)) return;
  const { orderNo, isDesk } = reader;
  const path = `/${isDesk ? 'office/order' : 'details'}?orderNo=${encodeURIComponent(orderNo)}`;
  const mail = { order, ...told, link: `${shop.config.publicUrl}${path}` };
  await sendAndTell(
    shop,
    { ...reader, companyId: isDesk ? null : reader.companyId },
    {
      kind: 'order',
      key: `order ${orderNo} ${saidOf({ ...told, refundId, saidAt })}`,
      path,
      mailIn: (language) => writeOrderMail({ ...mail, language }),
      newsIn: (language) => noticeLines({ ...mail, language }),
    },
  );
}

// A notice holds no amount, whoever reads it.
function noticeLines(mail: OrderMail): string[] {
  const { total: _, ...order } = mail.order;
  const facts = [...newsOf({ ...mail, order }), ...(shipmentIn(mail)?.facts ?? [])];
  return facts.map(([name, value]) => withColon(mail.language, name, value));
}

async function readFor(db: Db, { companyId, orderNo, language, permissions: rights }: MailReader) {
  const asked = { companyId, orderNo, language };
  const row = await readOrderRow(db, asked);
  return row ? await showOrder(db, row, { ...asked, maySeePrices: rights.includes(permissions.viewPrices) }) : null;
}
