// Favourites calls (spec §2 My favorites).
import { calls } from '@outrigger/contract';
import { type App, serve } from '../../platform/http/serve.ts';
import type { Shop } from '../../platform/shop.ts';
import { changeFavourite } from './change-favourite.ts';
import { readFavourites } from './favourites.reads.ts';

/** Mounts the favourites feature. */
export function favouriteRoutes(app: App, shop: Shop): void {
  serve(app, shop, calls.favourites, {
    favourites: ({ db, caller, language }) => readFavourites(db, caller.userId, language),
    changeFavourite,
  });
}
