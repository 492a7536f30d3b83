// Calls about ratings of parts, for buyers and for the parts desk (product §5, §8).
import { calls } from '@outrigger/contract';
import { type App, serve } from '../../platform/http/serve.ts';
import type { Shop } from '../../platform/shop.ts';
import { decideRating } from './decide-rating.ts';
import { listRatings } from './list-ratings.ts';
import { ratePart } from './rate-part.ts';
import { readWaiting } from './ratings.reads.ts';

/** Mounts the ratings feature. */
export function ratingRoutes(app: App, shop: Shop): void {
  serve(app, shop, calls.ratings, {
    ratingList: listRatings,
    ratePart,
    ratingsToDecide: ({ db, language }, input) => readWaiting(db, language, input),
    decideRating,
  });
}
