// Questions of the parts manuals (spec §7 Books).
import type { ResultOf } from '@outrigger/contract';
import { bookCalls } from '@outrigger/contract/calls/books.ts';
import { prefetch, useCall } from '../../client/api/use-call.ts';
import type { BookAsked } from '../figures/index.ts';

/** The books, of one asked for with its chapters. */
export type BookContents = ResultOf<typeof bookCalls.bookContents>;

/** All books, or one with its chapters; undefined asks nothing yet. */
export const useBook = (asked: BookAsked | undefined) =>
  useCall(bookCalls.bookContents, { ...asked }, { enabled: asked !== undefined });

/** Asks for what a screen of the manuals begins with, ahead of it. */
export async function preloadManual({
  figureId,
  ...asked
}: BookAsked & { figureId?: number | undefined }): Promise<void> {
  const { hostId, variantId } = asked;
  if (figureId !== undefined) void prefetch(bookCalls.figurePage, { figureId, hostId, variantId });
  else if (hostId !== undefined || variantId !== undefined)
    void prefetch(bookCalls.bookContents, { hostId, variantId });
}
