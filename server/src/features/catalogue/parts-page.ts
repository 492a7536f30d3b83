// The ids of one page: of a list in its order, or with some parts before the others, such as those that fit a machine (product §5).
import type { calls, ParsedOf } from '@outrigger/contract';
import type { SignedInContext } from '../../platform/context.ts';
import { type CursorOrder, cursorAfter, isCursorOf, readCursor } from './parts-cursor.ts';
import type { NamedParts } from '../parts/index.ts';
import { type PartsFilter, isByPrice } from './parts-filter.reads.ts';
import type { PartsFinder } from './parts-finder.ts';
import { LIST_COUNTED_MOST, countParts, sortParts, walkParts } from './parts-list.reads.ts';
import type { PartsPage, PartsPlace } from './parts-order.reads.ts';

/** As many are sorted in a few milliseconds; more are walked. */
const SORTED_MOST = 4000;

type Input = Pick<ParsedOf<typeof calls.catalogue.goodsList>, 'sort' | 'page' | 'pageSize' | 'cursor'>;

/** What a list holds, and what may find it. */
export interface PartsAsked {
  filter: PartsFilter;
  finder: PartsFinder;
}

interface IdPage {
  ids: number[];
  total: number;
  nextCursor: string | null;
}

/** One page in the order asked for. */
export async function readPage(context: SignedInContext, input: Input, asked: PartsAsked): Promise<IdPage> {
  const order = { sort: input.sort, language: context.language };
  const after = input.cursor === undefined ? null : readCursor(input.cursor, order);
  const offset = after ? 0 : (input.page - 1) * input.pageSize;
  // One more than is shown tells whether the list goes on.
  const page: PartsPage = { ...order, limit: input.pageSize + 1, offset, after };
  const { total, places } = await find(context, asked, page);
  return pageOf(places, input, total, () => order);
}

/** One page of the same list with some of its parts before the others; each of the two runs keeps the order. */
export async function readPageWithFirst(
  context: SignedInContext,
  input: Input,
  { filter, first, finder }: PartsAsked & { first: NamedParts },
): Promise<IdPage> {
  const order = { sort: input.sort, language: context.language };
  const rest: CursorOrder = { ...order, run: 'rest' };
  const isInRest = input.cursor !== undefined && isCursorOf(input.cursor, rest);
  const begun: CursorOrder = isInRest ? rest : { ...order, run: 'first' };
  const after = input.cursor === undefined ? null : readCursor(input.cursor, begun);
  const offset = after ? 0 : (input.page - 1) * input.pageSize;
  const limit = input.pageSize + 1;
  const early = await find(
    context,
    { filter: { ...filter, among: first }, finder },
    { ...order, limit: isInRest ? 0 : limit, offset, after },
  );
  const late = await find(
    context,
    { filter: { ...filter, except: first }, finder },
    {
      ...order,
      limit: limit - early.places.length,
      offset: Math.max(0, offset - early.total),
      after: isInRest ? after : null,
    },
  );
  return pageOf([...early.places, ...late.places], input, early.total + late.total, (at) =>
    at < early.places.length ? { ...order, run: 'first' } : rest,
  );
}

interface Found {
  total: number;
  places: PartsPlace[];
}

const find = async (context: SignedInContext, { filter, finder }: PartsAsked, page: PartsPage): Promise<Found> =>
  (await finder(filter, page)) ?? (await readFound(context, filter, page));

async function readFound(context: SignedInContext, filter: PartsFilter, page: PartsPage): Promise<Found> {
  const total = await countOf(context, filter);
  const isBeyond = page.limit === 0 || (total <= LIST_COUNTED_MOST && page.offset >= total);
  return { total, places: isBeyond ? [] : await readPlaces(context.readDb, filter, { page, total }) };
}

function pageOf(rows: PartsPlace[], { pageSize }: Input, total: number, orderAt: (at: number) => CursorOrder): IdPage {
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  return {
    ids: shown.map((row) => row.id),
    total,
    nextCursor: last && rows.length > shown.length ? cursorAfter(last, orderAt(shown.length - 1)) : null,
  };
}

async function readPlaces(
  db: SignedInContext['readDb'],
  filter: PartsFilter,
  { page, total }: { page: PartsPage; total: number },
): Promise<PartsPlace[]> {
  // What words find is found by their own index, part by part they would be read anew; parts named by id need no walk.
  const isLong = total > SORTED_MOST && page.after?.value !== null && !filter.keyword && !filter.among;
  return (isLong ? await walkParts(db, filter, page) : null) ?? (await sortParts(db, filter, page));
}

// A count stands for every page and sort of a filter.
async function countOf({ readDb, shop }: SignedInContext, filter: PartsFilter): Promise<number> {
  const { listIds, among, except, ...rest } = filter;
  const key = JSON.stringify(['count of parts', rest, among?.name, except?.name, isByPrice(filter) ? listIds : []]);
  return await shop.responseCache.getOrMake(key, async () => {
    return { value: await countParts(readDb, filter), bytes: 8, topics: isByPrice(filter) ? ['prices'] : [] };
  });
}
