/** Ratings of parts by buyers with a completed order of them, looked at by the office before they show (spec §2 review; product §5, §8). */
import * as z from 'zod/mini';
import { get, post } from '../call.ts';
import { Id, longText, listOf, Page, pageSize } from '../fields.ts';
import { LANGUAGES } from '../languages.ts';
import { limits } from '../limits.ts';

const Stars = z.number().check(z.int(), z.minimum(1), z.maximum(5));
const Text = longText(1000);
const Status = z.enum(['waiting', 'shown', 'refused']);
const Rating = z.object({
  id: z.number(),
  stars: Stars,
  text: z.nullable(z.string()),
  language: z.enum(LANGUAGES),
  createdAt: z.string(),
});

/** Calls of the ratings feature. */
export const ratingCalls = {
  ratingList: get('/shop/rating-list', {
    about: 'The ratings of a part, newest first, how many there are of each number of stars, and the caller’s own.',
    input: z.object({ partId: Id, page: Page, pageSize: pageSize(limits.tablePageSize) }),
    result: z.extend(listOf(Rating), {
      /** How many ratings have one, two, three, four, five stars. */
      spread: z.array(z.number()),
      own: z.nullable(z.object({ stars: Stars, text: z.nullable(z.string()), status: Status })),
      /** Whether the caller’s company has a completed order of the part. */
      mayRate: z.boolean(),
    }),
    access: 'signedIn',
    refuses: [],
  }),
  ratePart: post('/shop/rate', {
    about: 'Keeps the caller’s rating of a part his company bought; it shows once the office has looked at it.',
    input: z.strictObject({ partId: Id, stars: Stars, text: z.optional(z.nullable(Text)) }),
    result: z.object({ stars: Stars, text: z.nullable(z.string()), status: Status }),
    access: 'customer',
    refuses: ['ratingNotBought'],
  }),
  ratingsToDecide: get('/office/ratings', {
    about: 'Ratings that wait for the parts desk, the oldest first.',
    input: z.object({ page: Page, pageSize: pageSize(limits.tablePageSize) }),
    result: listOf(
      z.extend(Rating, { partId: z.number(), partCode: z.string(), partName: z.string(), company: z.string() }),
    ),
    access: 'officeSupport',
    refuses: [],
  }),
  decideRating: post('/office/rating-decide', {
    about: 'Shows a rating or turns it down.',
    input: z.strictObject({ id: Id, isShown: z.boolean() }),
    result: z.object({ status: Status }),
    access: 'officeSupport',
    refuses: [],
  }),
};
