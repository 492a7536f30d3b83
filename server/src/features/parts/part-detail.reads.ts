// What the page of a part shows beyond its card (spec §2 Part detail).
import type { Language, PartDetail } from '@outrigger/contract';
import type { Db } from '../../platform/db/db.ts';
import { namedAs, namedIn } from '../../platform/db/localized-name.ts';

/** As many related parts of a kind as a page shows. */
const SHOWN_MOST = 60;
/** Of a kit all pieces are told, since they go into the cart together. */
const PIECES_MOST = 400;

type Facts = Pick<
  PartDetail,
  | 'size'
  | 'weightGrams'
  | 'lengthMm'
  | 'widthMm'
  | 'heightMm'
  | 'revision'
  | 'releaseDate'
  | 'offlineDate'
  | 'hsCode'
  | 'originCountry'
  | 'unNumber'
  | 'soldBy'
>;

/** Measures, revision, dates, customs facts; null for a part there is not. */
export async function readFacts(db: Db, language: Language, partId: number): Promise<Facts | null> {
  const [row] = await db<Facts[]>`
    select p.size, p.weight_grams, p.length_mm, p.width_mm, p.height_mm, p.revision, p.release_date, p.offline_date, p.hs_code,
      ${namedIn(db, 'c', language)} as origin_country, p.un_number, p.sold_by
    from parts p left join countries c on c.code = p.origin_country where p.id = ${partId}`;
  return row ?? null;
}

/** The way from the root of the tree down to the part's category. */
export async function readCategoryPath(db: Db, language: Language, partId: number): Promise<PartDetail['categories']> {
  return await db`
    with recursive up (id, parent_id, step) as (
      select c.id, c.parent_id, 0 from parts p join part_categories c on c.id = p.category_id where p.id = ${partId}
      union all
      select c.id, c.parent_id, u.step + 1 from up u join part_categories c on c.id = u.parent_id
    )
    select c.id, c.code, ${namedAs(db, 'c', language)} from up u join part_categories c on c.id = u.id order by u.step desc`;
}

/** Words the part is marked with. */
export async function readTags(db: Db, language: Language, partId: number): Promise<PartDetail['tags']> {
  return await db`
    select t.code, ${namedAs(db, 't', language)} from part_tags pt join tags t on t.id = pt.tag_id
    where pt.part_id = ${partId} order by 2, 1`;
}

/** Other codes the part is known by. */
export async function readAliases(db: Db, partId: number): Promise<string[]> {
  const rows = await db<
    { code: string }[]
  >`select distinct code from part_aliases where part_id = ${partId} order by code limit 50`;
  return rows.map((row) => row.code);
}

/** Stock by warehouse with the age of the number, none where nothing was ever counted, and the next delivery. */
export async function readStockPlaces(db: Db, language: Language, partId: number): Promise<PartDetail['stockPlaces']> {
  return await db`
    select w.code as warehouse, ${namedAs(db, 'w', language)}, coalesce(s.on_hand - s.reserved, 0) as stock, to_json(s.counted_at) #>> '{}' as counted_at,
      (select json_build_object('date', d.expected_on, 'quantity', d.quantity - d.promised) from inbound_deliveries d
        where d.part_id = ${partId} and d.warehouse_id = w.id and d.received_at is null and d.quantity > d.promised
        order by d.expected_on limit 1) as next_delivery
    from warehouses w left join stock_levels s on s.warehouse_id = w.id and s.part_id = ${partId}
    where w.is_active and (s.part_id is not null or exists (
      select 1 from inbound_deliveries d where d.part_id = ${partId} and d.warehouse_id = w.id and d.received_at is null))
    order by w.position, w.id`;
}

/** A part that belongs to another, and how many belong to it in that way. */
export interface Relation {
  kind: PartDetail['related'][number]['kind'];
  quantity: number;
  partId: number;
  total: number;
}

/** Parts that belong to this one, the first of each way: kit contents, attaching parts, alternates, related ones, and the kits it is in. */
export async function readRelations(db: Db, partId: number): Promise<Relation[]> {
  return await db`
    select kind, quantity, related_part_id as part_id, total from (
      select r.*, count(*) over (partition by kind)::int as total,
        row_number() over (partition by kind order by position, related_part_id) as place from (
        select distinct on (kind, related_part_id) * from (
        select kind, quantity, related_part_id, position from part_relations where part_id = ${partId}
        union all
        select 'inKit', quantity, part_id, 1000 from part_relations where related_part_id = ${partId} and kind = 'kit'
        union all
        select 'alternate', quantity, part_id, 1001 from part_relations where related_part_id = ${partId} and kind = 'alternate'
        ) both_ways order by kind, related_part_id, position
      ) r
    ) placed where place <= case kind when 'kit' then ${PIECES_MOST}::int else ${SHOWN_MOST}::int end order by kind, place`;
}
