// Puts an order into the cart again (spec §4 reorder): what this browser has not sent yet goes first, what the server put there comes in after.
import type { ResultOf } from '@outrigger/contract';
import { orderLifeCalls } from '@outrigger/contract/calls/order-life.ts';
import { useState } from 'react';
import { useSend } from '../../../client/api/use-call.ts';
import { agreedLines } from '../../cart/cart.data.ts';

/** What became of each line. */
export type Again = ResultOf<typeof orderLifeCalls.rePutCart>;

/** Asks for an order to be put into the cart; a failure is told, and nothing is done then. */
export function useOrderAgain(onDone: (again: Again) => void): {
  isBusy: boolean;
  orderAgain: (orderNo: string) => void;
} {
  const { mutateAsync } = useSend(orderLifeCalls.rePutCart, { isPress: true });
  const [isBusy, setBusy] = useState(false);
  const run = async (orderNo: string) => {
    setBusy(true);
    try {
      // Out of reach the call itself says so.
      await agreedLines().catch(() => undefined);
      const again = await mutateAsync({ orderNo });
      await agreedLines().catch(() => undefined);
      onDone(again);
    } catch {
      // Told already.
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, orderAgain: (orderNo) => void run(orderNo) };
}
