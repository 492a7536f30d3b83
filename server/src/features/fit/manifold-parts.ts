// Which parts of a model's book stand in several of its rows, kept as long as the catalogue stands (product §5 Fit verdict).
import type { Shop } from '../../platform/shop.ts';
import { type Links, manifoldOf } from './manifold.rules.ts';
import { readBookLines, readLinks, readVariant, type BookLine } from './standing-rows.reads.ts';

type Rows = ReadonlyMap<number, readonly BookLine[]>;

// Three numbers a row, with their places in lists.
const BYTES_EACH = 120;
const NONE: Rows = new Map();

/** All rows of those parts, by part; empty where there is no such machine. */
export async function manifoldParts(shop: Shop, hostId: number): Promise<Rows> {
  const { answers, steadyDb } = shop;
  const variantId = await readVariant(steadyDb, hostId);
  if (variantId === undefined) return NONE;
  return await answers.keep(`parts in several rows of ${variantId}`, async () => {
    const [lines, links] = await Promise.all([readBookLines(steadyDb, variantId), linksOf(shop)]);
    const value = manifoldOf(lines, links);
    const count = [...value.values()].reduce((sum, rows) => sum + rows.length, 0);
    return { value, bytes: count * BYTES_EACH };
  });
}

/** The links of the whole catalogue: few parts are linked, and looking them up for each of a book takes longer than all the rest. */
async function linksOf({ answers, steadyDb }: Shop): Promise<Links> {
  return await answers.keep('links between parts', async () => {
    const value = await readLinks(steadyDb);
    return { value, bytes: value.size * BYTES_EACH };
  });
}
