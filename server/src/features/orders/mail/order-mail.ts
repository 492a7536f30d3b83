// What a mail about an order is made from, whatever became of it.
import { type Language, localeOf, type Money, type OrderDetail } from '@outrigger/contract';
import type { MailedEvent } from './mailed-events.rules.ts';

/** What the mail is made from; amounts are absent where the reader may not see them. */
export interface OrderMail {
  order: Omit<OrderDetail, 'actions'>;
  /** What became of it. */
  event: MailedEvent;
  /** The words of whoever decided. */
  reason: string | null;
  /** The batch that left or arrived, where it was one of several. */
  batchNo: number | null;
  /** Money that was given back, and whether it had come late, twice or in another amount. */
  givenBack?: { amount: Money; isLate: boolean };
  language: Language;
  /** Where the order's page is. */
  link: string;
}

/** A day as the language writes it. */
export const dayIn = (language: Language, day: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
