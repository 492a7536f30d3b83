// Calls of the parts manuals and their use cases (spec §7 Books).
import { calls } from '@outrigger/contract';
import { cachedCall } from '../../platform/response-cache/cached-call.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import type { Shop } from '../../platform/shop.ts';
import { isPriceViewOf, priceViewOf } from '../pricing/index.ts';
import { openBook } from './open-book.ts';
import { openFigure } from './open-figure.ts';

/** Mounts the parts manuals; rows carry prices only for who may see them. */
export function bookRoutes(app: App, shop: Shop): void {
  serve(app, shop, calls.books, {
    bookContents: cachedCall(calls.books.bookContents, openBook),
    figurePage: cachedCall(calls.books.figurePage, openFigure, { seenAs: priceViewOf, isSameView: isPriceViewOf }),
  });
}
