// Which parts of a model's book stand in several of its rows, kept as long as the catalogue stands (product §5 Fit verdict).
import type { Shop } from '../../platform/shop.ts';
import { type BookLines, type Links, manifoldOf } from './manifold.rules.ts';
import { readStandInLinks } from '../supersession/index.ts';
import { readBookLines } from './standing-rows.reads.ts';

// Two numbers of eight bytes and one of four; a link is a small list in a map.
const BYTES_A_LINE = 20;
const BYTES_A_LINK = 120;

/** All rows of those parts. */
export async function manifoldParts(shop: Shop, variantId: number): Promise<BookLines> {
  const { answers, steadyDb } = shop;
  return await answers.keep(`parts in several rows of ${variantId}`, async () => {
    const [lines, links] = await Promise.all([readBookLines(steadyDb, variantId), linksOf(shop)]);
    const value = manifoldOf(lines, links);
    return { value, bytes: value.parts.length * BYTES_A_LINE };
  });
}

/** The links of the whole catalogue: few parts are linked, and looking them up for each of a book takes longer than all the rest. */
async function linksOf({ answers, steadyDb }: Shop): Promise<Links> {
  return await answers.keep('links between parts', async () => {
    const value = await readStandInLinks(steadyDb);
    return { value, bytes: value.size * BYTES_A_LINK };
  });
}
