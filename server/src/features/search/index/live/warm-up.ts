// What a fresh process would do at its first lists and key strokes, done before it answers them: 1,000,000 parts gone through by code that is not compiled yet took 100 ms.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { inTurns } from '../../../../platform/in-turns.ts';
import type { ListPage } from '../lists/list-parts.ts';
import { CODE_HITS, type PartEngine } from '../part-engine.ts';
import type { PartSegment } from '../part-segment.ts';
import type { ListFilter } from '../lists/list-filter.ts';

const EVERYTHING: ListFilter = { categoryIds: null, minPriceMinor: null, maxPriceMinor: null, listIds: [] };
const FIRST_PAGE: ListPage = { sort: 'default', language: 'en', limit: 12, offset: 0, after: null };

/** Works out what begins with each letter, which codes with two, and each order's first page and last, a turn of the event loop for each. */
export async function warmUp(engine: PartEngine, { columns, ids, words, codes }: PartSegment): Promise<void> {
  await inTurns(words.prepare());
  await inTurns(codes.prepare(CODE_HITS));
  const offset = Math.max(0, ids.length - FIRST_PAGE.limit);
  for (const name of columns?.orders.keys() ?? []) {
    for (const page of pagesIn(name)) {
      engine.list(filterFor(name), page);
      await nextTurn();
    }
  }
  engine.list(EVERYTHING, { ...FIRST_PAGE, offset });
}

function pagesIn(order: string): ListPage[] {
  const [kind, of = ''] = order.split(' ');
  if (kind === 'name') return [{ ...FIRST_PAGE, language: of, sort: 'nameAsc' }];
  return [
    { ...FIRST_PAGE, sort: 'priceAsc' },
    { ...FIRST_PAGE, sort: 'priceDesc' },
  ];
}

function filterFor(order: string): ListFilter {
  const [kind, of] = order.split(' ');
  return kind === 'price' ? { ...EVERYTHING, listIds: [Number(of)] } : EVERYTHING;
}
