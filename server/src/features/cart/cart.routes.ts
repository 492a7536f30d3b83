// Cart and favourites calls (product §6).
import { calls } from '@outrigger/contract';
import { type App, serve } from '../../platform/http/serve.ts';
import type { Shop } from '../../platform/shop.ts';
import { readCartSince, readFavourites } from './cart.reads.ts';
import { changeCart } from './change-cart.ts';
import { changeFavourite } from './change-favourite.ts';

/** Mounts the cart feature. */
export function cartRoutes(app: App, shop: Shop): void {
  serve(app, shop, calls.cart, {
    cart: ({ db, caller }, { since }) => readCartSince(db, caller.userId, since),
    changeCart,
    favourites: ({ db, caller, language }) => readFavourites(db, caller.userId, language),
    changeFavourite,
  });
}
