// Parts as they are offered while somebody types: without price and stock, with what tells apart those of one name (product §5 Search).
import type { Language, Successor } from '@outrigger/contract';
import type { Db } from '../../../platform/db/db.ts';
import { namedAs, namedIn } from '../../../platform/db/localized-name.ts';
import { isListed } from '../../fit/index.ts';
import type { PartBase } from '../../parts/index.ts';
import { codesInForce } from '../../supersession/index.ts';

// Three models are shown of however many.
const MOST_PLACES = 15;

/** What a hit shows of a part. */
export type ShownPart = Pick<
  PartBase,
  'id' | 'code' | 'name' | 'nameEs' | 'namePt' | 'nameFh' | 'nameCn' | 'imageUrl' | 'type' | 'typeLang' | 'categoryId'
> & {
  /** Whether any book prints it, where its verdict depends on that. */
  isPrinted: boolean;
};

/** A part to offer. */
export interface SuggestedPart extends ShownPart {
  /** What took its place by today. */
  replacedBy: Pick<Successor, 'code' | 'mode'>[];
  /** Null where all parts asked for by this name have one size, or none, or it alone has the name. */
  size: string | null;
  /** Models that take it, in the order of the books, where others asked for have its name; a part that stands in very many places names those of the first. */
  models: string[];
}

/** Parts by id, in one question, since it is asked at every key stroke; `alike` are those that may share a name with another, `unsaid` those of which it matters whether any book prints them. */
export async function readSuggestedParts(
  db: Db,
  language: Language,
  { ids, alike, unsaid }: { ids: readonly number[]; alike: readonly number[]; unsaid: readonly number[] },
): Promise<SuggestedPart[]> {
  return await db<SuggestedPart[]>`
    select p.id, p.code, p.name_en as name, p.name_es, p.name_pt, p.name_fr as name_fh, p.name_zh as name_cn,
      coalesce(p.image_url, '') as image_url, ${namedAs(db, 't', language, 'type')}, p.category_id, (${codesInForce(db)}) as replaced_by, case when apart.sizes > 1 then p.size end as size, ${modelsOf(db)} as models,
      p.id = any(${unsaid as number[]}::bigint[]) and ${isListed(db)} as is_printed
    from parts p left join part_types t on t.id = p.type_id left join (${namesakes(db, language, alike)}) apart on apart.id = p.id
    where p.id = any(${ids as number[]}::bigint[])`;
}

// Those that share their name with another of them, and how many sizes the name has.
const namesakes = (db: Db, language: Language, partIds: readonly number[]) => db`
  select id, sizes from (
    select id, count(*) over (partition by name) as times, max(place) over (partition by name) as sizes from (
      select p.id, ${namedIn(db, 'p', language)} as name,
        dense_rank() over (partition by ${namedIn(db, 'p', language)} order by coalesce(p.size, '')) as place
      from parts p where p.id = any(${partIds as number[]}::bigint[])
    ) named
  ) asked where times > 1`;

const modelsOf = (db: Db) => db`case when apart.id is null then '{}' else array(
  select v.model from (
    select distinct fm.variant_id from (
      select item_id from item_lines where part_id = apart.id limit ${MOST_PLACES}
    ) il join items i on i.id = il.item_id join figure_models fm on fm.figure_id = i.figure_id
  ) of_part join model_variants v on v.id = of_part.variant_id group by v.model order by min(v.position), v.model
) end`;
