// The body of an order, as it stands on the screen (product §2 make).
import type { Money } from '@outrigger/contract';
import type { OrderBody, Ordering } from '../checkout.data.ts';
import { givenWords, type Words } from './order-words.rules.ts';

/** What is sent for the order as it stands on the screen. */
export function orderBody(ordering: Ordering, words: Words, total?: Money): OrderBody {
  const expected = total ? { expectedTotal: total } : {};
  return { ...ordering, ...givenWords(words), ...expected, paymentMethod: 'credit' };
}
