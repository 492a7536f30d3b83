// What is found of a text with a star between two figures where it is a code, not a size (product §5 Search; docs/decisions/0006).
import type { calls, ParsedOf } from '@outrigger/contract';
import type { SignedInContext } from '../../../../platform/context.ts';
import { type SearchResult, resultFor } from '../../result-for.ts';
import { isCodeAfterAll, isWrittenSo } from './wildcard-code.ts';
import { beginsAsSize } from '../../query/wildcard-code.rules.ts';
import type { LiveIndex } from '../../index/live/live-index.ts';

type Typed = ParsedOf<typeof calls.search.goodsSearch>;

/** Of a code that is written so, star and all: it comes before any size; null where there is none. */
export const answerWrittenSo = async (
  context: SignedInContext,
  typed: Typed,
  index: LiveIndex | null,
): Promise<SearchResult | null> =>
  (await isWrittenSo(context, typed.keyword)) ? await answerAsTyped(context, typed, index) : null;

/** Where nothing is of that size; null where no code is meant either. */
export async function answerAfterAll(
  context: SignedInContext,
  typed: Typed,
  index: LiveIndex | null,
): Promise<SearchResult | null> {
  if (!(await isCodeAfterAll(context, typed.keyword))) return null;
  const answered = await answerAsTyped(context, typed, index);
  if (answered === null || !beginsAsSize(typed.keyword)) return answered;
  // Who types a size means nothing that merely has the same letters and digits: it is shown, not opened.
  return { ...answered, result: { ...answered.result, exactCode: null, exactHostId: null } };
}

async function answerAsTyped(context: SignedInContext, typed: Typed, index: LiveIndex | null) {
  const answer = await resultFor(context, typed, index);
  return answer.isNothing ? null : await answer.answered(answer.hits);
}
