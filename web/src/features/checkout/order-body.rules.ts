// The body of an order, always built in the same way so that two can be compared (product §2: the same order is placed once).
import type { Money } from '@outrigger/contract';
import type { OrderBody, Ordering } from './checkout.data.ts';
import { givenWords, type Words } from './order-words.rules.ts';

/** What is sent for the order as it stands on the screen. */
export function orderBody(ordering: Ordering, words: Words, total?: Money): OrderBody {
  const expected = total ? { expectedTotal: total } : {};
  return { ...ordering, ...givenWords(words), ...expected, paymentMethod: 'credit' };
}

/** The same order but for the total it was shown with: a plan asked for again may count what the order itself has taken. */
export function isSameOrder(one: OrderBody, other: OrderBody): boolean {
  return contentOf(one) === contentOf(other);
}

const contentOf = ({ expectedTotal: _, ...content }: OrderBody): string => JSON.stringify(content);
