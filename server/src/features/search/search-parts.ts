// Parts by both lanes: the engine where it is ready, PostgreSQL until then, and codes no list has, such as the company's own, before all (product §5 Search).
import type { Db } from '../../platform/db/db.ts';
import { NO_WISH, type PartHit, type PartsFound, type Wish } from './engine/code-lanes.rules.ts';
import type { Labels } from './labels.rules.ts';
import type { LiveIndex } from './live-index.ts';
import { nearestFirst, nearnessOf } from './near-names.rules.ts';
import { readNames, readUnlistedCodeHits, searchInDatabase, type UnlistedCodeHit } from './search-parts.reads.ts';

/** Who searches, for what, and which page. */
export interface PartSearch {
  db: Db;
  index: LiveIndex | null;
  /** Categories and types, whose words count as those of names do; null where names alone count. */
  labels: Labels | null;
  companyId: number | null;
  text: string;
  page: { skip: number; limit: number };
  /** How many of the first hits are put in the order of nearness. */
  head: number;
  /** Parts that fit the chosen machine; null where none is. */
  fitting: ReadonlySet<number> | null;
  isFittingAlone: boolean;
  /** Whether it is asked how many there are. */
  isCounted: boolean;
}

/** What a page of parts holds; own codes count as code hits and come first. */
export interface FoundParts extends Omit<PartsFound, 'hits'> {
  hits: (Omit<PartHit, 'foundBy'> & { foundBy: PartHit['foundBy'] | 'ownCode' })[];
}

/** One page of parts. */
export async function searchParts(search: PartSearch): Promise<FoundParts> {
  const isShown = (partId: number) => !search.isFittingAlone || search.fitting?.has(partId) === true;
  const [known, found] = await Promise.all([
    readUnlistedCodeHits(search.db, search.companyId, search.text),
    searchAll(search, new Set()),
  ]);
  const listed = known.filter((hit) => hit.isListed && isShown(hit.partId));
  const own = listed.filter((hit, at) => listed.findIndex((one) => one.partId === hit.partId) === at);
  const exactPartId = exactOf(known, found.exactPartId, isShown);
  if (own.length === 0) return { ...found, exactPartId };
  return { ...(await behind(own, search)), exactPartId };
}

/** One page of the parts that hold the most of the words, where none holds all; before the index is ready none. */
export function searchSomeWords(search: PartSearch): PartsFound | null {
  const { index, text, page, labels, fitting: ahead } = search;
  return index?.engine()?.search(text, page, { ...NO_WISH, ahead, labels, isSomeEnough: true }) ?? null;
}

// As a code leads elsewhere (resolveCodes): a part's own code, also of one taken off sale, before aliases, and own ones of a company last.
function exactOf(
  known: readonly UnlistedCodeHit[],
  exactPartId: number | null,
  isShown: (partId: number) => boolean,
): number | null {
  const exact = known.filter((hit) => hit.isExact);
  const taken = exact.find((hit) => hit.foundBy === 'superseded');
  if (taken) return taken.isListed && isShown(taken.partId) ? taken.partId : null;
  if (exactPartId !== null && isShown(exactPartId)) return exactPartId;
  return exact.find((hit) => isShown(hit.partId))?.partId ?? null;
}

// The others are asked for again without the own ones, and their pages begin where those of the own ones end.
async function behind(own: readonly UnlistedCodeHit[], search: PartSearch): Promise<Omit<FoundParts, 'exactPartId'>> {
  const { skip, limit } = search.page;
  const first = own.slice(skip, skip + limit);
  const page = { skip: Math.max(0, skip - own.length), limit: limit - first.length };
  const others = await searchAll({ ...search, page }, new Set(own.map((hit) => hit.partId)));
  const hits = first.map(({ partId, code, foundBy }) => ({ partId, foundBy, matched: code }));
  return { hits: [...hits, ...others.hits], total: own.length + others.total, isTotalAtLeast: others.isTotalAtLeast };
}

// The head is put in the order of nearness by the names; what comes after them stays as the index has it.
async function searchAll(asked: PartSearch, except: ReadonlySet<number>): Promise<PartsFound> {
  const search = { ...asked, except };
  const { head } = search;
  const { skip, limit } = search.page;
  const end = skip + limit;
  if (skip >= head) return await searchPage(search, { skip, limit });
  const first = await searchPage(search, { skip: 0, limit: limit === 0 ? 0 : head });
  const sorted = await inNearness(search, first.hits);
  const tail = end > head ? (await searchPage(search, { skip: head, limit: end - head })).hits : [];
  return { ...first, hits: [...sorted.slice(skip, end), ...tail] };
}

async function searchPage(
  search: PartSearch & { except: ReadonlySet<number> },
  page: { skip: number; limit: number },
): Promise<PartsFound> {
  const wish: Wish = {
    ...NO_WISH,
    ahead: search.fitting,
    isAheadAlone: search.isFittingAlone,
    isShortFirst: true,
    isCounted: search.isCounted,
    except: search.except,
    labels: search.labels,
  };
  const engine = search.index?.engine() ?? null;
  if (engine) return engine.search(search.text, page, wish);
  return await searchInDatabase(search.db, search.text, page, wish);
}

async function inNearness(
  { db, index, text, fitting }: PartSearch,
  hits: readonly PartHit[],
): Promise<readonly PartHit[]> {
  const named = hits.filter((hit) => hit.foundBy === 'name').map((hit) => hit.partId);
  if (named.length < 2) return hits;
  const engine = index?.engine() ?? null;
  const read = engine ? null : await readNames(db, named);
  const namesOf = (partId: number) => (engine ? engine.namesOf(partId) : (read?.get(partId) ?? []));
  const nearness = nearnessOf(text);
  return nearestFirst(
    hits,
    (hit) => nearness(namesOf(hit.partId)),
    (hit) => fitting?.has(hit.partId) === true,
  );
}
