// Parts with a code, old code, alias or own code among some spellings (product §5 Search).
import type { Db } from '../../../../platform/db/db.ts';
import { isReplaced } from '../../../supersession/index.ts';
import type { CodeSlips } from '../../query/code-slips.ts';

const MOST = 6;

/** A part and the code by which it is near. */
export interface SuggestedCode {
  partId: number;
  code: string;
}

/** The likeliest slips first, then what is shown early; barcodes are not typed. By whatever code, a part taken off sale is near only where something replaced it. */
export async function readSuggestedCodes(
  db: Db,
  companyId: number | null,
  { codes, slips }: CodeSlips,
): Promise<SuggestedCode[]> {
  return await db<SuggestedCode[]>`
    with spelled as (select norm, slip from unnest(${codes}::text[], ${slips}::int[]) s (norm, slip)), near as (
      select p.id as part_id, p.code, s.slip from spelled s join parts p on p.code_norm = s.norm
      union all
      select c.part_id, c.code, s.slip from spelled s join customer_part_codes c on c.code_norm = s.norm and c.company_id = ${companyId}
      union all
      select a.part_id, a.code, s.slip from spelled s join part_aliases a on a.code_norm = s.norm and a.kind <> 'barcode'
    ), once as (select distinct on (part_id) part_id, code, slip from near order by part_id, slip, code)
    select o.part_id, o.code from once o join parts p on p.id = o.part_id
    where p.status <> 'offline' or ${isReplaced(db, db`p.id`)}
    order by o.slip, p.rank desc, p.id limit ${MOST}`;
}
