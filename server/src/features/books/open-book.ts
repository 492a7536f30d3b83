// The parts manuals of all models, or the one of a machine or model with its chapters (product §2 /books/category).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { SignedInContext } from '../../platform/context.ts';
import { refuse } from '../../platform/refuse.ts';
import { readBooks, readChapters, readVariantOf } from './books.reads.ts';

type Contents = typeof calls.books.bookContents;

/** A machine's book goes before a model's; refuses where there is no such machine, or no such book. */
export async function openBook(
  { readDb, language }: SignedInContext,
  { hostId, variantId }: ParsedOf<Contents>,
): Promise<ResultOf<Contents>> {
  const asked = hostId === undefined ? variantId : await readVariantOf(readDb, hostId);
  if (hostId !== undefined && asked === undefined) refuse('machineNotFound');
  const books = await readBooks(readDb, language, asked);
  if (asked === undefined) return { books, chapters: [] };
  // A machine whose model has no book yet is no mistake of whoever asks.
  if (books.length === 0 && hostId === undefined) refuse('notFound');
  return { books, chapters: await readChapters(readDb, language, asked) };
}
