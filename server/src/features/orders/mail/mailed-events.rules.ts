// Which moves of an order are mailed, and when a mail has become old news (product §7).
import type { OrderStatus } from '@outrigger/contract';

const MAILED = [
  'make',
  'approvalAsked',
  'captured',
  'payReminder',
  'cancel',
  'payByPassed',
  'approve',
  'reject',
  'approvalReminder',
  'approvalExpired',
  'dispatch',
  'trackingCorrected',
  'delivered',
  'confirmReceipt',
  'receiptOverdue',
  'givenBack',
] as const;
/** An event that somebody gets a mail about. */
export type MailedEvent = (typeof MAILED)[number];

/** The event a job names; jobs of orders that are made may name none. */
export const mailedEvent = (name: unknown): MailedEvent => MAILED.find((event) => event === name) ?? 'make';

/** Whether it is mailed to those who can clear what the order waits for, and not to its maker. */
export const isForApprovers = (event: MailedEvent): boolean =>
  event === 'approvalAsked' || event === 'approvalReminder';

/** Whether it is mailed to who has to pay, too, where that is not the maker: what it asks for or what came of it is a payment. */
export const isForPayers = (event: MailedEvent): boolean =>
  event === 'approve' || event === 'payReminder' || event === 'payByPassed';

/** Whether an order in this status is still what the mail would say; nobody hears that an ended order is confirmed. */
export function isMailed(event: MailedEvent, status: OrderStatus): boolean {
  if (event === 'givenBack') return true;
  if (event === 'payReminder') return status === 'unpaid';
  if (isForApprovers(event)) return status === 'pendingApproval';
  const hasEnded = status === 'canceled' || status === 'notApproved';
  return hasEnded === ['cancel', 'payByPassed', 'reject', 'approvalExpired'].includes(event);
}
