// Parts whose code is nearly what was typed, where nothing has that code (product §5 Search).
import type { calls, ResultOf } from '@outrigger/contract';
import type { SignedInContext } from '../../../../platform/context.ts';
import { judgedOf, labelsOf } from '../../query/query-words.ts';
import { type SuggestedCode, readSuggestedCodes } from './code-suggestions.reads.ts';
import { codesMeant, codeSlips } from '../../query/code-slips.ts';
import { suggestedParts } from '../parts/part-hits.ts';

type Hit = ResultOf<typeof calls.search.goodsSuggest>[number];

/** A code nearly right and its part. */
const BYTES_EACH = 150;

/** A few of them; none where no code was typed. Each code meant is one look for some two thousand spellings, so that no more than `most` are looked for. */
export async function nearCodes(
  context: SignedInContext,
  { keyword, machineId }: { keyword: string; machineId: number | undefined },
  most: number,
): Promise<Hit[]> {
  for (const code of codesMeant(keyword).slice(0, most)) {
    const near = await knownNear(context, code);
    if (near.length === 0) continue;
    const hits = near.map((one) => ({ partId: one.partId, foundBy: 'codeNear' as const, matched: one.code }));
    const found = { hits, total: hits.length, isTotalAtLeast: false, exactPartId: null };
    const [judged, labels] = await Promise.all([judgedOf(context, machineId), labelsOf(context)]);
    return await suggestedParts(
      context,
      { found, judged, labels, synonyms: null, model: null },
      { keyword, index: null },
    );
  }
  return [];
}

// A search without a hit is never kept, since each is noted; whoever misses again asks for the same spellings.
const knownNear = ({ readDb, caller: { companyId }, shop }: SignedInContext, code: string): Promise<SuggestedCode[]> =>
  shop.responseCache.getOrMake(`codes near ${companyId} ${code}`, async () => {
    const value = await readSuggestedCodes(readDb, companyId, codeSlips(code));
    return { value, bytes: value.length * BYTES_EACH, topics: ['codes'] };
  });
