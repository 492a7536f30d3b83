// Rows of a book with verdict, price and stock, written as JSON for a machine, a machine of another model, or nobody's machine (product §5 Part manuals).
import type { SignedInContext } from '../../../platform/context.ts';
import { Written } from '../../../platform/response-cache/cached-call.ts';
import { readBookFor } from '../../fit/index.ts';
import { rowOffers } from './row-offers.ts';
import { writeList } from './write-list.ts';

/** A `PartList` of the rows asked for. */
export async function writeRows(context: SignedInContext, wanted: Parameters<typeof readBookFor>[1]): Promise<Written> {
  const { book, judged } = await readBookFor(context, wanted);
  const [fits, offers] = await Promise.all([judged(), rowOffers(context, book)]);
  return new Written(writeList(book, fits, offers), book.partIds);
}
