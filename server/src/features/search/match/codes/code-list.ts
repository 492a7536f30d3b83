// What is found of several codes of one text, as one list: each thing once, its pages cut of the whole (spec §2 Search results; product §5 Search).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { SignedInContext } from '../../../../platform/context.ts';
import type { SearchResult, ResultFor } from '../../result-for.ts';
import { oneOf } from './embedded-codes.ts';
import { readGroup } from '../../other-groups.reads.ts';
import { partHits } from '../parts/part-hits.ts';
import { searchParts } from '../parts/search-parts.ts';

type Search = typeof calls.search.goodsSearch;
type Hit = ResultOf<Search>['items'][number];
type GroupName = ResultOf<Search>['groups'][number]['group'];
type FoundPart = ResultFor['hits']['found']['hits'][number];

/** So many of each code are listed beside those of others. */
const LISTED_MOST = 100;

/** The answers of at least two codes as one. */
export async function searchCodeList(
  context: SignedInContext,
  answers: readonly [ResultFor, ...ResultFor[]],
  { group, page, pageSize }: ParsedOf<Search>,
): Promise<SearchResult> {
  const [first] = answers;
  const lists = await Promise.all(first.groups.map((one) => listOf(answers, one.group)));
  const groups = lists.map(({ name, total, isAtLeast }) => ({
    group: name,
    total,
    ...(isAtLeast ? { isAtLeast } : {}),
  }));
  const chosen = lists.find(({ name, total }) => (group === undefined ? total > 0 : name === group)) ?? lists[0];
  const { result } = await (chosen?.of ?? first).answered((chosen?.of ?? first).hits, chosen?.name);
  const skip = (page - 1) * pageSize;
  const items = chosen?.merged ? await hitsOf(context, chosen.merged.slice(skip, skip + pageSize)) : result.items;
  const exact = oneOf(answers.map((answer) => answer.exact));
  return { result: { ...result, items, total: chosen?.total ?? 0, groups, ...exact }, isMissed: false };
}

/** One thing found, by which answer. */
type Listed = { answer: ResultFor; hit: Hit } | { answer: ResultFor; part: FoundPart };

interface List {
  name: GroupName;
  total: number;
  isAtLeast: boolean;
  /** The answer that alone has anything of the group: its pages are the list's. */
  of: ResultFor | null;
  /** The whole list where more of them have; else null. */
  merged: Listed[] | null;
}

async function listOf(answers: readonly ResultFor[], name: GroupName): Promise<List> {
  const counted = answers.flatMap((answer) =>
    answer.groups.flatMap((one) => (one.group === name && one.total > 0 ? [{ answer, ...one }] : [])),
  );
  const [one, ...others] = counted;
  const isMore = counted.some((each) => each.isAtLeast === true);
  if (others.length === 0)
    return { name, total: one?.total ?? 0, isAtLeast: isMore, of: one?.answer ?? null, merged: null };
  const each = await Promise.all(counted.map(({ answer }) => firstOf(answer, name)));
  // What has the very codes before what only begins so.
  const merged = once([...each.flatMap((list) => list.slice(0, 1)), ...each.flatMap((list) => list.slice(1))]);
  const isAtLeast = isMore || counted.some(({ total }) => total > LISTED_MOST);
  return { name, total: merged.length, isAtLeast, of: null, merged };
}

async function firstOf(answer: ResultFor, name: GroupName): Promise<Listed[]> {
  if (name !== 'parts') {
    const hits = await readGroup(answer.asked, name, { limit: LISTED_MOST, offset: 0 });
    return hits.map((hit) => ({ answer, hit }));
  }
  const { hits } = await searchParts({ ...answer.search, page: { skip: 0, limit: LISTED_MOST }, isCounted: false });
  return hits.map((part) => ({ answer, part }));
}

function once(listed: readonly Listed[]): Listed[] {
  const byKey = new Map<string, Listed>();
  for (const one of listed) if (!byKey.has(keyOf(one))) byKey.set(keyOf(one), one);
  return [...byKey.values()];
}

const keyOf = (one: Listed): string => ('part' in one ? `part ${one.part.partId}` : `${one.hit.kind} ${one.hit.id}`);

/** A page of the list; the cards of the parts that one code found are read together. */
async function hitsOf(context: SignedInContext, listed: readonly Listed[]): Promise<Hit[]> {
  const cards = await Promise.all(
    [...new Set(listed.map(({ answer }) => answer))].map(async ({ search, hits: { found }, keyword }) => {
      const hits = listed.flatMap((one) => ('part' in one && one.answer.search === search ? [one.part] : []));
      return hits.length === 0 ? [] : await partHits(context, { ...search, found: { ...found, hits } }, keyword);
    }),
  );
  const byId = new Map(cards.flat().map((hit) => [hit.id, hit]));
  return listed.flatMap((one) => ('part' in one ? (byId.get(one.part.partId) ?? []) : [one.hit]));
}
