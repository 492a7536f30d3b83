// Cart calls (product §6).
import { calls } from '@outrigger/contract';
import { type App, serve } from '../../platform/http/serve.ts';
import type { Shop } from '../../platform/shop.ts';
import { readCartSince } from './cart.reads.ts';
import { changeCart } from './change-cart.ts';

/** Mounts the cart feature. */
export function cartRoutes(app: App, shop: Shop): void {
  serve(app, shop, calls.cart, {
    cart: ({ db, caller }, { since }) => readCartSince(db, caller.userId, since),
    changeCart,
  });
}
