// What the catalogue itself says of parts, before price and stock (spec §3 Part).
import { cleanDescription } from '../../platform/clean-description.ts';
import type { Db } from '../../platform/db/db.ts';
import { namedAs, namedIn } from '../../platform/db/localized-name.ts';
import type { Language, PartCard } from '@outrigger/contract';

/** A card without what differs by caller. */
export type PartBase = Omit<PartCard, 'price' | 'listPrice' | 'stock' | 'replacedBy'>;

/** Columns of a card; the query names parts p, brands b, part_types t and colours co. */
const baseColumns = (db: Db, language: Language) => db`
  p.id, p.code, p.name_en as name, p.name_es, p.name_pt, p.name_fr as name_fh, p.name_zh as name_cn,
  p.description_en as description, p.description_es, p.description_pt, p.description_fr as description_fh, p.description_zh as description_cn,
  coalesce(p.image_url, '') as image_url, round(p.rating_sum::numeric / nullif(p.rating_count, 0), 1)::float8 as rating, p.rating_count,
  b.name as brand, coalesce(${namedIn(db, 'co', language)}, p.colour) as colour, p.colour as colour_code, ${namedAs(db, 't', language, 'type')}, p.category_id, p.status,
  case p.status when 'offline' then 'notSold' else p.sell_policy end as sell_policy, p.unit, p.pack_quantity, p.min_quantity`;

/** The tables behind a card. */
const baseTables = (db: Db) => db`
  parts p left join brands b on b.id = p.brand_id left join part_types t on t.id = p.type_id left join colours co on co.code = p.colour`;

/** Parts in the order of the ids given; unknown ids are left out. */
export async function readPartBases(db: Db, language: Language, partIds: readonly number[]): Promise<PartBase[]> {
  const rows = await db<PartBase[]>`
    select ${baseColumns(db, language)} from ${baseTables(db)}
    join unnest(${partIds as number[]}::bigint[]) with ordinality wanted(id, place) on wanted.id = p.id order by wanted.place`;
  return rows.map(cleaned);
}

const DESCRIPTIONS = ['description', 'descriptionEs', 'descriptionPt', 'descriptionFh', 'descriptionCn'] as const;

/** What was stored is never trusted, whichever way it came in. */
function cleaned(part: PartBase): PartBase {
  const clean = { ...part };
  for (const name of DESCRIPTIONS) clean[name] = part[name] && cleanDescription(part[name]);
  return clean;
}

/** The id behind a code as a part's own, or null. */
export async function readPartId(db: Db, code: string): Promise<number | null> {
  const [row] = await db<{ id: number }[]>`
    select id from parts where code_norm = normal_code(${code}) order by code = ${code} desc, id limit 1`;
  return row?.id ?? null;
}
