// Parts whose code is nearly what was typed, where nothing has that code (product §5 Search).
import type { calls, ResultOf } from '@outrigger/contract';
import type { SignedInContext } from '../../platform/context.ts';
import { fittingOf, labelsOf } from './ask.ts';
import { readNearCodes } from './near-codes.reads.ts';
import { codesMeant, nearSpellings } from './near-spellings.ts';
import { offeredParts } from './part-hits.ts';

type Hit = ResultOf<typeof calls.search.goodsSuggest>[number];

/** A few of them; none where no code was typed. */
export async function nearCodes(
  context: SignedInContext,
  { keyword, hostId }: { keyword: string; hostId?: number | undefined },
): Promise<Hit[]> {
  for (const code of codesMeant(keyword)) {
    const near = await readNearCodes(context.readDb, context.caller.companyId, nearSpellings(code));
    if (near.length === 0) continue;
    const hits = near.map((one) => ({ partId: one.partId, foundBy: 'codeNear' as const, matched: one.code }));
    const found = { hits, total: hits.length, isTotalAtLeast: false, exactPartId: null };
    const [fitting, labels] = await Promise.all([fittingOf(context, hostId), labelsOf(context)]);
    return await offeredParts(context, { found, fitting, labels, model: null }, keyword);
  }
  return [];
}
