// Which parts of a model's book stand in several of its rows, kept as long as the catalogue stands (product §5 Fit verdict).
import type { Shop } from '../../../platform/shop.ts';
import { type BookLines, type Links, repeatedPartsOf } from './repeated-parts.rules.ts';
import { standIns } from '../../supersession/index.ts';
import { readBookLines } from './book-lines.reads.ts';

// Two numbers of eight bytes and one of four; a link is a small list in a map.
const BYTES_A_LINE = 20;
const BYTES_A_LINK = 120;

/** All rows of those parts. */
export async function repeatedParts(shop: Shop, variantId: number): Promise<BookLines> {
  const { responseCache, preparedDb } = shop;
  return await responseCache.getOrMake(`parts in several rows of ${variantId}`, async () => {
    const [lines, links] = await Promise.all([readBookLines(preparedDb, variantId), linksOf(shop)]);
    const value = repeatedPartsOf(lines, links);
    return { value, bytes: value.parts.length * BYTES_A_LINE };
  });
}

/** The links of the whole catalogue: few parts are linked, and looking them up for each of a book takes longer than all the rest. */
async function linksOf({ responseCache, preparedDb }: Shop): Promise<Links> {
  return await responseCache.getOrMake('links between parts', async () => {
    const value = await standIns.readLinks(preparedDb);
    return { value, bytes: value.size * BYTES_A_LINK };
  });
}
