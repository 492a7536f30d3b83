/** A person's favourite parts (spec §2 My favorites, §5). */
import * as z from 'zod/mini';
import { get, post } from '../call.ts';
import { PartCode } from '../fields.ts';

/** Calls of the favourites feature. */
export const favouriteCalls = {
  favourites: get('/favorite', {
    about: "Codes of the caller's favourite parts, newest first.",
    input: z.object({}),
    result: z.array(z.object({ id: z.number(), code: z.string(), name: z.string(), addedAt: z.string() })),
    access: 'hasAccess',
    refuses: [],
  }),
  changeFavourite: post('/favorite/change', {
    about: 'Adds a part to the favourites or takes it off; adding it twice is refused.',
    input: z.strictObject({ code: PartCode, isFavourite: z.boolean() }),
    result: z.object({ code: z.string(), isFavourite: z.boolean() }),
    access: 'hasAccess',
    refuses: ['partNotFound', 'alreadyFavourite'],
  }),
};
