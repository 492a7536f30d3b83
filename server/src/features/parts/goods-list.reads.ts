// Parts by filter, sorted and paged in SQL (spec §2 Parts list, §7 goods-list).
import type { Language } from '@outrigger/contract';
import type { Db } from '../../platform/db/db.ts';
import type { Fragment } from '../../platform/db/named-in.ts';
import { belowCategory } from './categories.reads.ts';
import type { PriceSource } from './price-source.reads.ts';

/** What is wanted; prices in minor units of the list that sorts. */
export interface GoodsFilter {
  keyword?: string | undefined;
  categoryId?: number | undefined;
  typeId?: number | undefined;
  familyId?: number | undefined;
  colour?: string | undefined;
  minRating?: number | undefined;
  tag?: string | undefined;
  sort: 'default' | 'nameAsc' | 'nameDesc' | 'priceAsc' | 'priceDesc';
  minPriceMinor: number | null;
  maxPriceMinor: number | null;
  limit: number;
  offset: number;
}

const RANK: Record<Language, string> = { en: 'rank_en', es: 'rank_es', pt: 'rank_pt', fa: 'rank_fr', zh: 'rank_zh' };

/** Ids of one page in order, and how many there are in all. */
export async function readGoodsIds(
  db: Db,
  filter: GoodsFilter,
  by: { language: Language; prices: PriceSource | null },
): Promise<{ ids: number[]; total: number }> {
  const tables = db`parts p ${filter.sort.startsWith('name') ? db`left join part_sort s on s.part_id = p.id` : db``} ${priceJoin(db, filter, by.prices)}`;
  const where = whereOf(db, filter);
  const [counted] = await db<{ total: number }[]>`select count(*)::int as total from ${tables} where ${where}`;
  const rows = await db<{ id: number }[]>`
    select p.id from ${tables} where ${where} order by ${orderOf(db, filter, by.language)} limit ${filter.limit} offset ${filter.offset}`;
  return { ids: rows.map((row) => row.id), total: counted?.total ?? 0 };
}

function orderOf(db: Db, filter: GoodsFilter, language: Language): Fragment {
  const rank = db(`s.${RANK[language]}`);
  if (filter.sort === 'nameAsc') return db`${rank} nulls last, p.id`;
  if (filter.sort === 'nameDesc') return db`${rank} desc nulls last, p.id`;
  if (filter.sort === 'priceAsc') return db`net.amount_minor nulls last, p.id`;
  if (filter.sort === 'priceDesc') return db`net.amount_minor desc nulls last, p.id`;
  return db`p.rank desc, p.id`;
}

// The company's own list first, then the base list: the same order in which prices are chosen.
function priceJoin(db: Db, filter: GoodsFilter, prices: PriceSource | null): Fragment {
  const isAsked = filter.sort.startsWith('price') || filter.minPriceMinor !== null || filter.maxPriceMinor !== null;
  if (!isAsked || !prices) return db``;
  return db`left join lateral (
    select q.amount_minor from unnest(${prices.listIds}::bigint[]) with ordinality l(id, place)
      join part_price_sort q on q.price_list_id = l.id and q.part_id = p.id
    order by l.place limit 1) net on true`;
}

function whereOf(db: Db, filter: GoodsFilter): Fragment {
  const { keyword, categoryId, typeId, familyId, colour, minRating, tag, minPriceMinor, maxPriceMinor } = filter;
  return db`p.status <> 'offline'
    ${keyword ? db`and (p.code_norm like normal_code(${keyword}) || '%' and normal_code(${keyword}) <> '' or ${wordsMatch(db, keyword)})` : db``}
    ${categoryId ? db`and p.category_id in ${belowCategory(db, categoryId)}` : db``}
    ${typeId ? db`and p.type_id = ${typeId}` : db``}
    ${
      familyId
        ? db`and exists (select 1 from item_lines il join items i on i.id = il.item_id join figure_models fm on fm.figure_id = i.figure_id
        join model_variants v on v.id = fm.variant_id where il.part_id = p.id and v.family_id = ${familyId})`
        : db``
    }
    ${colour ? db`and p.colour = ${colour}` : db``}
    ${minRating ? db`and p.rating_count > 0 and p.rating_sum >= ${minRating} * p.rating_count` : db``}
    ${tag ? db`and exists (select 1 from part_tags pt join tags t on t.id = pt.tag_id where pt.part_id = p.id and t.code = ${tag})` : db``}
    ${minPriceMinor === null ? db`` : db`and net.amount_minor >= ${minPriceMinor}`}
    ${maxPriceMinor === null ? db`` : db`and net.amount_minor <= ${maxPriceMinor}`}`;
}

/** Every word of the keyword at the start of a word of any language, Chinese by its pairs of characters. */
export function wordsMatch(db: Db, keyword: string): Fragment {
  const words = keyword.match(/[\p{L}\p{N}]+/gu) ?? [];
  const latin = words.filter((word) => !/\p{Script=Han}/u.test(word)).map((word) => `'${word.toLowerCase()}':*`);
  const han = words.filter((word) => /\p{Script=Han}/u.test(word));
  const pairs = han.flatMap((word) =>
    [...word].slice(0, -1).map((letter, at) => `'${letter}${[...word][at + 1] ?? ''}'`),
  );
  const query = [...latin, ...pairs].join(' & ');
  if (query === '') return db`p.name_zh like ${`%${han.join('%')}%`} and ${han.length > 0}`;
  return db`search_words(concat_words(p.name_en, p.name_es, p.name_pt, p.name_fr), p.name_zh) @@ ${query}::tsquery`;
}
