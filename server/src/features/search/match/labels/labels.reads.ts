// Categories and types by whose words parts are found (product §5 Search).
import type { Db } from '../../../../platform/db/db.ts';

/** A category or type with its names in en, es, pt, fr, zh. */
export interface LabelRow {
  kind: 'category' | 'type';
  id: number;
  parentId: number | null;
  names: (string | null)[];
}

/** All of them. */
export async function readLabels(db: Db): Promise<LabelRow[]> {
  return await db<LabelRow[]>`
    select 'category' as kind, id, parent_id, array[name_en, name_es, name_pt, name_fr, name_zh] as names from part_categories
    union all
    select 'type', id, null, array[name_en, name_es, name_pt, name_fr, name_zh] from part_types`;
}
