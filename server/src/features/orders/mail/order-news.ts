// What is new about an order, as its mails and its notices say it (product §7).
import { type Language, localeOf, type Money } from '@outrigger/contract';
import { isForApprovers } from './mailed-events.rules.ts';
import { dayIn, type OrderMail } from './order-mail.ts';
import { mailTexts } from './order-mail-texts.ts';
import type { MailTexts } from './order-mail-words.ts';

/** A line of two columns. */
export type Fact = readonly [name: string, value: string];

/** What became of which order, in one line. */
export const subjectOf = (mail: OrderMail): string =>
  mailTexts[mail.language].subject[keyOf(mail)].replace('{orderNo}', mail.order.orderNo);

function keyOf({ event, order: { status } }: OrderMail): keyof MailTexts['subject'] {
  if (event === 'make') return status === 'unpaid' || status === 'pendingApproval' ? status : 'confirmed';
  return event === 'approve' && status === 'unpaid' ? 'approvedUnpaid' : event;
}

/** Why, until when, and what becomes of the money. */
export function newsOf({ order, event, reason, language, givenBack }: OrderMail): Fact[] {
  const words = mailTexts[language];
  const optional: [string, string | null][] = [
    [words.reason, reason],
    [words.orderedBy, isForApprovers(event) ? order.createdBy : null],
    [words.payBy, order.payBy && momentIn(language, order.payBy)],
    [words.purchaseOrder, order.purchaseOrderNo],
    [words.promised, isOver(order) ? null : order.promiseDate && dayIn(language, order.promiseDate)],
    [words.returnUntil, isCompletion(event) && order.returnUntil ? momentIn(language, order.returnUntil) : null],
    [words.money, givenBack ? (givenBack.isLate ? words.cameLate : null) : moneyWords(order, words)],
    // An amount is for who may see prices.
    [words.givenBack, givenBack && order.total ? amountIn(language, givenBack.amount) : null],
  ];
  return optional.flatMap(([name, value]) => (value ? [[name, value] as const] : []));
}

/** The store credit that an order used; undefined where it used none. */
export const usedStoreCredit = ({ storeCredit }: OrderMail['order']): Money | undefined =>
  storeCredit && Number(storeCredit.amount) > 0 ? storeCredit : undefined;

const hasEnded = ({ status }: OrderMail['order']): boolean => status === 'canceled' || status === 'notApproved';

const isOver = (order: OrderMail['order']): boolean => hasEnded(order) || order.status === 'completed';
const isCompletion = (event: OrderMail['event']): boolean => event === 'confirmReceipt' || event === 'receiptOverdue';

/** What becomes of the money of an order that ended; nothing where none was taken or held. */
function moneyWords(order: OrderMail['order'], words: MailTexts): string | null {
  if (!hasEnded(order)) return null;
  // What was only held counts no longer; of what the line paid for, what its company has settled becomes store credit.
  if (order.paymentMethod === 'credit') return order.invoiceNo === null ? words.creditFreed : words.creditReversed;
  return order.paymentStatus === 'paid' || usedStoreCredit(order) ? words.moneyBack : null;
}

/** A moment as the language writes it, in UTC. */
export const momentIn = (language: Language, moment: string): string =>
  `${new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(new Date(moment))} UTC`;

/** An amount as the language writes it. */
export const amountIn = (language: Language, amount: Money): string =>
  new Intl.NumberFormat(localeOf(language), { style: 'currency', currency: amount.currency }).format(
    Number(amount.amount),
  );
