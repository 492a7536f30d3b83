// Machines whose number is nearly the one typed: of the serial numbers known, and of the company's own fleet numbers (product §5 History).
import type { calls, ResultOf } from '@outrigger/contract';
import { codeBegins } from '../../../../platform/db/begins-with.ts';
import { type Fragment, langOfName, namedIn } from '../../../../platform/db/localized-name.ts';
import { lastDigits, oneOffSpellings, type Spellings, similarSpellings } from '../../../machines/index.ts';
import type { QueryContext } from '../../query/query-context.ts';

/** A machine that is offered. */
export type MachineHit = ResultOf<typeof calls.search.goodsSearch>['items'][number];
const MOST = 8;
/** As few machines by their last digits as help to choose. */
export const ENDING_MOST = MOST;

/** By characters that look alike; none where the text is no number. */
export const readSimilarMachines = (asked: QueryContext): Promise<MachineHit[]> =>
  readNear(asked, similarSpellings(asked.text, asked.lengths));

/** One character away; for what nothing else was found for, since there are many such spellings. */
export const readOneOffMachines = (asked: QueryContext): Promise<MachineHit[]> =>
  readNear(asked, oneOffSpellings(asked.text, asked.lengths));

/** By the last digits of their number, four at least: the company's own, or whose ever; one more than is shown where there are more. */
export async function readMachinesEnding(asked: QueryContext, whose: 'own' | 'anyones'): Promise<MachineHit[]> {
  const { db, companyId, text } = asked;
  const end = lastDigits(text);
  if (end === null) return [];
  const isEnding = codeBegins(db, db`reverse(m.serial_norm)`, [...end].toReversed().join(''));
  const others = db`union (select m.id from machines m where ${isEnding} order by m.serial_norm limit ${ENDING_MOST + 1})`;
  return await readHits(
    asked,
    { foundBy: 'serialEnd', most: ENDING_MOST + 1 },
    db`select m.id from company_machines o join machines m on m.id = o.machine_id
      where o.company_id = ${companyId} and o.removed_at is null and ${isEnding} ${whose === 'own' ? db`` : others}`,
  );
}

async function readNear(asked: QueryContext, { own, anyones }: Spellings): Promise<MachineHit[]> {
  const { db, companyId } = asked;
  if (own.length === 0) return [];
  return await readHits(
    asked,
    { foundBy: 'serialNear', most: MOST },
    db`(select id from machines where serial_norm = any(${anyones as string[]}) order by serial_norm limit ${MOST})
      union
      select m.id from company_machines o join machines m on m.id = o.machine_id
      where o.company_id = ${companyId} and o.removed_at is null
        and (m.serial_norm = any(${own as string[]}) or o.fleet_number_norm = any(${own as string[]}))`,
  );
}

/** The company's own first. */
async function readHits(
  { db, language, companyId }: QueryContext,
  { foundBy, most }: { foundBy: 'serialNear' | 'serialEnd'; most: number },
  near: Fragment,
): Promise<MachineHit[]> {
  return await db<MachineHit[]>`
    with near as (${near})
    select 'machine' as kind, m.id, m.serial_number as code, coalesce(own.own_name, v.model) as title,
      concat_ws(' · ', ${namedIn(db, 'v', language)}, own.fleet_number, own.site) as subtitle, ${langOfName(db, 'v', language)} as subtitle_lang, coalesce(v.image, f.image) as image,
      ${foundBy} as found_by, null as matched
    from near join machines m on m.id = near.id join model_variants v on v.id = m.variant_id join machine_families f on f.id = v.family_id
      left join company_machines own on own.machine_id = m.id and own.company_id = ${companyId} and own.removed_at is null
    order by own.machine_id is null, m.serial_norm, m.id limit ${most}`;
}
