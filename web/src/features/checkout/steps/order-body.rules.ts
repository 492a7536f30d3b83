// The body of an order, as it stands on the screen (product §2 make).
import type { Money } from '@outrigger/contract';
import type { OrderBody, Ordering } from '../checkout.data.ts';
import { givenWords, type Words } from './order-words.rules.ts';

/** How an order is paid and confirmed. */
export interface Paying {
  method: OrderBody['paymentMethod'];
  usesStoreCredit: boolean;
  /** The total that was shown; undefined for who may not see it. */
  total: Money | undefined;
  /** By when each part was shown to be there, by its code. */
  dates: ReadonlyMap<string, string>;
  /** The mailed code, empty where none was asked for. */
  code: string;
}

/** What is sent for the order as it stands on the screen. */
export function orderBody(ordering: Ordering, words: Words, paying: Paying): OrderBody {
  const { method, usesStoreCredit, total, dates, code } = paying;
  return {
    ...ordering,
    ...givenWords(words),
    ...(total ? { expectedTotal: total } : {}),
    expectedDates: [...dates].map(([part, by]) => ({ code: part, by })),
    ...(usesStoreCredit ? { useStoreCredit: true } : {}),
    ...(code ? { confirmationCode: code } : {}),
    paymentMethod: method,
  };
}
