// Parts by both lanes: the engine where it is ready, PostgreSQL until then, and codes no list has, such as the company's own, before all (product §5 Search).
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '@outrigger/contract';
import type { Db } from '../../../../platform/db/db.ts';
import { isEachOf } from '../../query/query-terms.rules.ts';
import { laneOf, NO_WISH, type PartHit, type PartsFound, type Wish } from '../code-matches.rules.ts';
import type { MayBe } from '../../query/known-numbers.ts';
import type { Synonyms } from '../../synonyms/synonyms.rules.ts';
import type { Labels } from '../labels/labels.rules.ts';
import type { LiveIndex } from '../../index/live/live-index.ts';
import { BY_SYNONYM, LATER_SYNONYM } from '../../rank/relevance.rules.ts';
import { typoRelevanceOf } from '../../rank/typo-relevance.rules.ts';
import { type NamesOfPart, namesToCompare } from '../names-to-compare.rules.ts';
import { isByName, mostRelevantFirst, relevanceOf, relevanceOfSome } from '../../rank/name-relevance.rules.ts';
import { relevanceForReader } from '../../rank/language-boost.rules.ts';
import { readNames, readUnlistedCodeHits, searchInDatabase, type UnlistedCodeHit } from './search-parts.reads.ts';

/** Who searches, for what, and which page. */
export interface PartSearch {
  db: Db;
  index: LiveIndex | null;
  /** Categories and types, whose words count as those of names do; null where names alone count. */
  labels: Labels | null;
  /** Words that stand for others; null where none do. */
  synonyms: Synonyms | null;
  companyId: number | null;
  /** Whose names come before those of other languages; without it all count alike. */
  language?: Language;
  text: string;
  mayBe: Pick<MayBe, 'unlistedCode'>;
  page: { skip: number; limit: number };
  /** How many of the first hits are put in the order of nearness. */
  head: number;
  /** Parts that fit the chosen machine; null where none is. */
  fitting: ReadonlySet<number> | null;
  /** Parts that come before all others, lane by lane: what fits, what stands in the books of a model that was named. */
  ahead: readonly ReadonlySet<number>[];
  isFittingAlone: boolean;
  /** Whether it is asked how many there are. */
  isCounted: boolean;
}

/** What a page of parts holds; own codes count as code hits and come first. */
export interface FoundParts extends Omit<PartsFound, 'hits'> {
  hits: (Omit<PartHit, 'foundBy'> & { foundBy: PartHit['foundBy'] | 'ownCode' | 'codeNear' })[];
}

/** One page of parts. */
export async function searchParts(asked: PartSearch): Promise<FoundParts> {
  const search = parted(asked);
  const isShown = (partId: number) => !search.isFittingAlone || search.fitting?.has(partId) === true;
  const [known, found] = await Promise.all([
    search.mayBe.unlistedCode ? readUnlistedCodeHits(search.db, search.companyId, search.text) : [],
    searchAll(search, NO_WISH),
  ]);
  const listed = known.filter((hit) => hit.isListed && isShown(hit.partId));
  const own = listed.filter((hit, at) => listed.findIndex((one) => one.partId === hit.partId) === at);
  const exactPartId = exactOf(known, found.exactPartId, isShown);
  if (own.length === 0) return { ...found, exactPartId };
  return { ...(await behind(own, search)), exactPartId };
}

/** One page of the parts that hold the most of the words, where none holds all as they are typed, and whether any holds each, misspelt as it may be; before the index is ready none. */
export async function searchSomeWords(search: PartSearch): Promise<(PartsFound & { isEach: boolean }) | null> {
  if (!search.index?.engine()) return null;
  const asked = parted(search);
  const found = await searchAll(asked, { ...NO_WISH, isSomeEnough: true });
  return { ...found, isEach: found.hits.some(({ matched }) => isEachOf(asked.text, matched ?? '')) };
}

const parted = (search: PartSearch): PartSearch => ({
  ...search,
  text: search.index?.engine()?.parted(search.text) ?? search.text,
});

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
  const others = await searchAll({ ...search, page }, { ...NO_WISH, except: new Set(own.map((hit) => hit.partId)) });
  const hits = first.map(({ partId, code, foundBy }) => ({ partId, foundBy, matched: code }));
  return { hits: [...hits, ...others.hits], total: own.length + others.total, isTotalAtLeast: others.isTotalAtLeast };
}

// The head is put in the order of nearness by the names; what comes after them stays as the index has it.
async function searchAll(search: PartSearch, wish: Wish): Promise<PartsFound> {
  const { head } = search;
  const { skip, limit } = search.page;
  const end = skip + limit;
  if (skip >= head) return await searchPage(search, wish, { skip, limit });
  const first = await searchPage(search, wish, { skip: 0, limit: limit === 0 ? 0 : head });
  const sorted = await inNearness(search, first.hits);
  const tail = end > head ? (await searchPage(search, wish, { skip: head, limit: end - head })).hits : [];
  return { ...first, hits: [...sorted.slice(skip, end), ...tail] };
}

async function searchPage(
  search: PartSearch,
  { except, isSomeEnough }: Wish,
  page: { skip: number; limit: number },
): Promise<PartsFound> {
  const wish: Wish = {
    ahead: search.ahead,
    isAheadAlone: search.isFittingAlone,
    isShortFirst: true,
    isCounted: search.isCounted,
    except,
    labels: search.labels,
    own: placeOf(search),
    synonymWays: synonymWaysOf(search),
    isSomeEnough,
  };
  const engine = search.index?.engine() ?? null;
  if (engine) return engine.search(search.text, page, wish);
  return await searchInDatabase(search.db, search.text, page, wish);
}

const placeOf = ({ language }: PartSearch): number | null => (language ? LANGUAGES.indexOf(language) : null);

const synonymWaysOf = ({ synonyms, text, language = DEFAULT_LANGUAGE }: PartSearch): readonly string[] =>
  synonyms?.waysOf(text, language) ?? [];

async function inNearness(search: PartSearch, hits: readonly PartHit[]): Promise<readonly PartHit[]> {
  const { db, index, text, ahead } = search;
  const named = hits.filter(isByName).map((hit) => hit.partId);
  if (named.length < 2) return hits;
  const engine = index?.engine() ?? null;
  const read = engine ? null : await readNames(db, named);
  const namesOf = (partId: number) => (engine ? engine.namesOf(partId) : namesToCompare(read?.get(partId) ?? []));
  const own = placeOf(search);
  const nearnessTo = (way: string) => (own === null ? relevanceOf(way) : relevanceForReader(way, own));
  const ways = (engine?.waysToWrite(text) ?? [text]).map(nearnessTo);
  const meant = (engine?.knownWays(synonymWaysOf(search)) ?? []).map(nearnessTo);
  const ofAll = (names: NamesOfPart, isWhole?: boolean) =>
    Math.min(
      ...ways.map((way) => way(names, isWhole)),
      // Whether the names hold what was typed says nothing of the other words.
      ...meant.map((way, place) => way(names) + BY_SYNONYM + place * LATER_SYNONYM),
    );
  const [ofMisspelt, ofSome] = [typoRelevanceOf(text), relevanceOfSome(text)];
  const nearness: Partial<Record<PartHit['foundBy'], typeof ofAll>> = { name: ofAll, nameTypo: ofMisspelt };
  return mostRelevantFirst(
    hits,
    (hit) => (nearness[hit.foundBy] ?? ofSome)(namesOf(hit.partId), hit.isWhole === true),
    (hit) => laneOf(ahead, hit.partId),
  );
}
