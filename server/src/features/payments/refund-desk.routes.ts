// The office's calls about refunds (product §8).
import { calls } from '@outrigger/contract';
import { type App, serve } from '../../platform/http/serve.ts';
import type { Shop } from '../../platform/shop.ts';
import { refundByHand, retryRefund } from './see-to-refund.ts';
import { readStuck } from './stuck-refunds.reads.ts';

/** Mounts them. */
export function refundDeskRoutes(app: App, shop: Shop): void {
  serve(app, shop, calls.refundDesk, {
    stuckRefunds: ({ db }, input) => readStuck(db, input),
    retryRefund,
    refundByHand,
  });
}
