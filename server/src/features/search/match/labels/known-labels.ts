// Categories and types by whose words parts are found: a few hundred, kept as long as the catalogue stands, instead of read for every key stroke (product §5 Search).
import type { ResponseCache } from '../../../../platform/response-cache/response-cache.ts';
import type { Db } from '../../../../platform/db/db.ts';
import { readLabels } from './labels.reads.ts';
import { Labels } from './labels.rules.ts';

/** What a label weighs: its words and names. */
const BYTES_EACH = 2000;

/** All labels. */
export const knownLabels = (responseCache: ResponseCache, db: Db): Promise<Labels> =>
  responseCache.getOrMake('labels to search', async () => {
    const rows = await readLabels(db);
    return { value: new Labels(rows), bytes: rows.length * BYTES_EACH };
  });
