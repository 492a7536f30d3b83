// The messages of spec §8 about cart, checkout, payment and orders in its own words, and the shape of a way to one.
import type { Call, RefusalName } from '@outrigger/contract';
import type { Said, Scene } from './scene.make.ts';

/** Spec §8, cart and price messages and checkout messages, in its own words and order. */
export const MESSAGES = [
  'price query failed',
  'error while querying prices',
  'the cart is empty',
  'parts without a price',
  'no valid items in the cart',
  'item already in the cart (with the code)',
  'out-of-stock parts wait for the warehouse',
  'some parts cannot be bought (contact staff by feedback email)',
  'choose to ship in batches or together when stock is short',
  'invalid content',
  'freight calculation failed',
  'shipping fee failed',
  'cannot ship to this country',
  'insufficient credit limit',
  'incorrect currency (contact us)',
  'quantity error',
  'no part information',
  'verification failed',
  'verification code send failed',
  'payment failed',
  'payment error',
  'cancel error',
  'confirm fail',
] as const;
/** What more these calls refuse, by product §7, §2 and, for the desk, §8. */
type More = 'product §7' | 'product §8';

/** One message and one way to it. */
export interface Row {
  says: (typeof MESSAGES)[number] | More;
  refusal: RefusalName;
  call: Call;
  by: string;
  setOff: (at: Scene) => Promise<Said>;
}
