// Machines whose number is nearly the one typed: of the serial numbers known, and of the company's own fleet numbers (product §5 History).
import type { calls, ResultOf } from '@outrigger/contract';
import { namedIn } from '../../platform/db/named-in.ts';
import { similarSerials } from '../machines/index.ts';
import type { Asked } from './other-groups.reads.ts';

type Hit = ResultOf<typeof calls.search.goodsSearch>['items'][number];
const MOST = 8;

/** The company's own first; none where the text is no number. */
export async function readNearMachines({ db, language, companyId, text }: Asked): Promise<Hit[]> {
  const near = similarSerials(text);
  if (near.length === 0) return [];
  return await db<Hit[]>`
    with near as (
      select id from machines where serial_norm = any(${near})
      union
      select machine_id from company_machines
      where company_id = ${companyId} and removed_at is null and fleet_number_norm = any(${near})
    )
    select 'machine' as kind, m.id, m.serial_number as code, coalesce(own.own_name, v.model) as title,
      concat_ws(' · ', ${namedIn(db, 'v', language)}, own.fleet_number, own.site) as subtitle, coalesce(v.image, f.image) as image,
      'serialNear' as found_by, null as matched
    from near join machines m on m.id = near.id join model_variants v on v.id = m.variant_id join machine_families f on f.id = v.family_id
      left join company_machines own on own.machine_id = m.id and own.company_id = ${companyId} and own.removed_at is null
    order by own.machine_id is null, m.serial_norm, m.id limit ${MOST}`;
}
