// Changes to the cart that the server has not heard of, for whoever asks before they are lost (product §3).
import { useEffect } from 'react';
import { useStore } from '../../client/stored/store.ts';
import { cartStore } from './cart.stored.ts';
import { mayKeepCart, sendNow } from './cart.sync.ts';

/** How many lines wait, followed; where there is a network after all they are sent meanwhile. */
export function useUnsentLines(): number {
  useEffect(sendNow, []);
  const { unsent } = useStore(cartStore);
  // Whose cart the server does not keep loses nothing that it would have had.
  return mayKeepCart() ? unsent.length : 0;
}
