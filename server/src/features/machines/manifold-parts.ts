// Which parts of a model's book stand in several of its rows, kept as long as the catalogue stands (product §5 Fit verdict).
import type { Shop } from '../../platform/shop.ts';
import { readManifold, readVariant, type StandingRow } from './standing-rows.reads.ts';

type Rows = ReadonlyMap<number, readonly StandingRow[]>;

// Three numbers a row, with their places in lists.
const BYTES_EACH = 120;
const NONE: Rows = new Map();

/** All rows of those parts, by part; empty where there is no such machine. */
export async function manifoldParts({ answers, steadyDb }: Shop, hostId: number): Promise<Rows> {
  const variantId = await readVariant(steadyDb, hostId);
  if (variantId === undefined) return NONE;
  return await answers.keep(`parts in several rows of ${variantId}`, async () => {
    const rows = await readManifold(steadyDb, variantId);
    return { value: Map.groupBy(rows, (row) => row.partId), bytes: rows.length * BYTES_EACH };
  });
}
