// Search for parts in PostgreSQL: while the index is being built, and as the plain answer it is checked against.
import { codeBegins } from '../../../../platform/db/begins-with.ts';
import type { Db } from '../../../../platform/db/db.ts';
import type { Fragment } from '../../../../platform/db/localized-name.ts';
import { wordsBegin, wordsMatch, wordsStand } from '../../../parts/index.ts';
import { normalCode } from '@outrigger/contract';
import { isReplaced } from '../../../supersession/index.ts';
import { labelWords, type LabelWay } from '../labels/label-words.reads.ts';
import { codeLanes, exactOf, NO_WISH, type PartHit, type PartsFound, type Wish } from '../code-matches.rules.ts';

const CODE_HITS = 200;
const OWN_CODE_HITS = 1000;

/** A part known by a code that no list of parts has. */
export interface UnlistedCodeHit {
  partId: number;
  code: string;
  isExact: boolean;
  foundBy: 'ownCode' | 'superseded';
  /** False for a part taken off sale that nothing replaced: it is not shown, but its code opens no other part for it. */
  isListed: boolean;
}

/** Parts taken off sale whose code this is, exact where none on sale has it too; then own codes of a company that begin so. */
export async function readUnlistedCodeHits(db: Db, companyId: number | null, text: string): Promise<UnlistedCodeHit[]> {
  return await db`
    (select p.id as part_id, p.code,
        not exists (select from parts o where o.code_norm = p.code_norm and o.status <> 'offline') as is_exact,
        'superseded' as found_by, ${isReplaced(db, db`p.id`)} as is_listed
      from parts p where p.code_norm = normal_code(${text}) and p.status = 'offline' order by p.code <> ${text}, p.id)
    union all
    (select part_id, min(code), bool_or(code_norm = normal_code(${text})), 'ownCode', true from customer_part_codes
      where company_id = ${companyId} and ${codeBegins(db, db`code_norm`, text)}
      group by part_id order by 3 desc, 1 limit ${OWN_CODE_HITS})`;
}

/** The order of docs/search.md as far as PostgreSQL knows it: codes, names, labels, each by rank; spellings, singulars, typos, some of the words and the parts of a label typed whole beside names that hold it are the index's alone. */
export async function searchInDatabase(
  db: Db,
  text: string,
  page: { skip: number; limit: number },
  wish: Wish = NO_WISH,
): Promise<PartsFound> {
  const codes = await readCodeHits(db, text);
  const shown = codes.filter((hit) => !wish.except.has(hit.partId));
  const skipped = [...wish.except, ...shown.map((hit) => hit.partId)];
  const hits: PartHit[] = [];
  let total = 0;
  const put = (found: readonly PartHit[], count: number) => {
    hits.push(...found);
    total += count;
  };
  const ways = await waysOf(db, text, wish);
  for (const run of runsOf(db, shown, normalCode(text), wish)) {
    const from = Math.max(0, page.skip - total);
    put(run.codes.slice(from, from + page.limit - hits.length), run.codes.length);
    if (!run.among) continue;
    for (const { words, ...how } of ways) {
      const [row] = await db<{ count: number; ids: number[] }[]>`
        with found as materialized (
          select p.id, p.rank from parts p
          where p.status <> 'offline' and ${words} and p.id <> all(${skipped}::bigint[]) and ${run.among}
        ) select (select count(*)::int from found) as count, array(
          select id from found order by rank desc, id limit ${page.limit - hits.length} offset ${Math.max(0, page.skip - total)}) as ids`;
      const named = (row?.ids ?? []).map((partId): PartHit => ({ partId, matched: null, ...how }));
      put(named, row?.count ?? 0);
    }
  }
  return { hits, total, isTotalAtLeast: codes.length >= CODE_HITS, exactPartId: exactOf(codes, normalCode(text)) };
}

// Labels count where no name holds all the words.
async function waysOf(
  db: Db,
  text: string,
  { labels }: Wish,
): Promise<(LabelWay & Pick<PartHit, 'foundBy' | 'isWhole'>)[]> {
  const named = await db`select from parts p where p.status <> 'offline' and ${wordsMatch(db, text)} limit 1`;
  return [
    { foundBy: 'name', isWhole: true, words: wordsStand(db, text) },
    { foundBy: 'name', words: wordsBegin(db, text) },
    ...(await labelWords(db, text, named.length > 0 ? null : labels)).map((way) => ({
      foundBy: 'category' as const,
      ...way,
    })),
  ];
}

/** Hits by code and which parts are then found by name, run by run; null where a run is of codes alone. */
function runsOf(
  db: Db,
  codes: readonly PartHit[],
  code: string,
  wish: Wish,
): { codes: readonly PartHit[]; among: Fragment | null }[] {
  const lanes = codeLanes(codes, code, wish);
  const behind = (lane: number) =>
    db`p.id <> all(${[...new Set(wish.ahead.slice(0, lane).flatMap((parts) => [...parts]))]}::bigint[])`;
  const ahead = wish.ahead.map((parts, lane) => ({
    codes: lanes.ahead[lane] ?? [],
    among: db`p.id = any(${[...parts]}::bigint[]) and ${behind(lane)}`,
  }));
  if (wish.isAheadAlone) return ahead;
  const rest = { codes: lanes.rest, among: behind(ahead.length) };
  return [{ codes: lanes.whole, among: null }, ...ahead, rest];
}

/** All names of some parts, by id. */
export async function readNames(db: Db, partIds: readonly number[]): Promise<Map<number, (string | null)[]>> {
  if (partIds.length === 0) return new Map();
  const rows = await db<{ id: number; names: (string | null)[] }[]>`
    select id, array[name_en, name_es, name_pt, name_fr, name_zh] as names from parts where id = any(${partIds as number[]}::bigint[])`;
  return new Map(rows.map((row) => [row.id, row.names]));
}

// The order of the index: exact, begun, within; own codes before replaced ones before aliases; the shorter code, then the rank.
async function readCodeHits(db: Db, text: string): Promise<PartHit[]> {
  const code = normalCode(text);
  if (code === '') return [];
  // One letter begins too many codes to be meant for all of them; two have no trigram.
  const pattern = [code, `${code}%`][[...code].length - 1] ?? `%${code}%`;
  const isFound = (norm: Fragment) => db`(${norm} like ${pattern} or ${norm} = normal_code(${text}))`;
  return await db<PartHit[]>`
    with named as (
      select p.id, p.rank, p.code_norm as code, ${isReplaced(db, db`p.id`)}::int as kind
      from parts p where p.status <> 'offline' and ${isFound(db`p.code_norm`)}
      union all
      select p.id, p.rank, a.code_norm, 2 from part_aliases a join parts p on p.id = a.part_id and p.status <> 'offline'
      where ${isFound(db`a.code_norm`)}
    ), nearest as (
      select distinct on (id) id, rank, code, kind, how from (
        select named.*, case when code in (${code}, normal_code(${text})) then 0 when starts_with(code, ${code}) then 1 else 2 end as how from named
      ) placed order by id, how, kind, length(code)
    )
    select id as part_id, case kind when 1 then 'superseded' when 2 then 'alias' else (array['code', 'codePrefix', 'codePart'])[how + 1] end as found_by,
      case when kind > 0 then code end as matched
    from nearest order by how, kind, length(code), rank desc, id limit ${CODE_HITS}`;
}
