// Searches without a hit, for the parts desk (product §8): what buyers call things that the catalogue does not.
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { Db } from '../../../platform/db/db.ts';

type ZeroResults = typeof calls.search.zeroResults;

/** One page of terms, the most frequent or the latest first. */
export async function readZeroResults(
  db: Db,
  { sort, page, pageSize }: ParsedOf<ZeroResults>,
): Promise<ResultOf<ZeroResults>> {
  const items = await db<ResultOf<ZeroResults>['items']>`
    select term, language, times, to_json(last_at) #>> '{}' as last_at from zero_result_searches
    order by ${sort === 'times' ? db`times desc, last_at desc` : db`last_at desc`}, term, language
    limit ${pageSize} offset ${(page - 1) * pageSize}`;
  const [counted] = await db<{ total: number }[]>`select count(*)::int as total from zero_result_searches`;
  return { items, total: counted?.total ?? 0, page, pageSize };
}
