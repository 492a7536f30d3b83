// Turns what the office typed about an audience into rows, or says which line is not known (product §8).
import type { calls, ParsedOf } from '@outrigger/contract';
import type { Db, Trx } from '../../../platform/db/db.ts';
import { refuse } from '../../../platform/refuse.ts';
import { findCompany, findRanges, findVariants, type SerialRange } from './audience.reads.ts';

type Typed = ParsedOf<typeof calls.noticeDesk.noticeReach>;

/** Whom a notice is for, by id. */
export interface Audience {
  audience: Typed['audience'];
  companyId: number | null;
  variantIds: number[];
  ranges: SerialRange[];
}

/** The audience; only what its kind needs is looked at. */
export async function readAudience(db: Db | Trx, typed: Typed): Promise<Audience> {
  const { audience, company, models, serials } = typed;
  const none = { audience, companyId: null, variantIds: [], ranges: [] };
  if (audience === 'all') return none;
  if (audience === 'company') {
    const companyId = (await findCompany(db, company)) ?? refuse('audienceUnknown', { text: company });
    return { ...none, companyId };
  }
  if (models.length + serials.length === 0) refuse('audienceUnknown', { text: '' });
  const variantIds = await each(models, (model) => findVariants(db, model));
  const ranges = await each(serials, (serial) => findRanges(db, serial));
  return { ...none, variantIds: [...new Set(variantIds)], ranges };
}

async function each<T>(lines: readonly string[], find: (text: string) => Promise<T[]>): Promise<T[]> {
  const found: T[] = [];
  // One after another: a transaction has one connection.
  for (const text of lines) {
    const rows = await find(text);
    if (rows.length === 0) refuse('audienceUnknown', { text });
    found.push(...rows);
  }
  return found;
}
