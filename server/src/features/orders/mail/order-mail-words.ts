// What an order mail needs words for.
import type { MailedEvent } from './mailed-events.rules.ts';

/** What a mail can be about. */
type Subject = Exclude<MailedEvent, 'make'> | 'confirmed' | 'unpaid' | 'pendingApproval' | 'approvedUnpaid';

/** The words of one language; subjects name the order. */
export interface MailTexts {
  subject: Record<Subject, string>;
  order: string;
  placed: string;
  reason: string;
  orderedBy: string;
  payBy: string;
  purchaseOrder: string;
  promised: string;
  shipTo: string;
  items: string;
  freight: string;
  total: string;
  code: string;
  name: string;
  quantity: string;
  price: string;
  look: string;
  storeCredit: string;
  /** What becomes of the money of an order that ended. */
  money: string;
  moneyBack: string;
  creditFreed: string;
  /** Of an order that the line had paid for: some of it may have been settled since. */
  creditReversed: string;
  givenBack: string;
  /** Of money that came late, twice or in another amount. */
  cameLate: string;
  /** Of what left or arrived. */
  batch: string;
  carrier: string;
  tracking: string;
  expected: string;
  stillToCome: string;
  next: string;
  confirm: string;
  /** Of an order that is completed. */
  returnUntil: string;
}
