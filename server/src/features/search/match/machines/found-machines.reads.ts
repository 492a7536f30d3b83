// The machines a search finds: the company's own by whatever it calls them, any by serial number or model (spec §2 Search results; product §5).
import type { calls, ResultOf } from '@outrigger/contract';
import type { Db } from '../../../../platform/db/db.ts';
import { codeBegins } from '../../../../platform/db/begins-with.ts';
import { likePattern } from '../../../../platform/db/like-pattern.ts';
import { type Fragment, langOfName, namedIn } from '../../../../platform/db/localized-name.ts';
import type { QueryContext } from '../../query/query-context.ts';

type Hit = ResultOf<typeof calls.search.goodsSearch>['items'][number];

/** The family groups: each holds the machines of its families, the last one those of families that are in none. */
export const MACHINE_GROUPS = [
  'scissorLifts',
  'telescopicBoomLifts',
  'articulatingBoomLifts',
  'forkliftTrucks',
  'otherMachines',
] as const;
/** A group of machines of spec §2. */
export type MachineGroup = (typeof MACHINE_GROUPS)[number];

/** Whether a family f is of a group. */
export const isOfGroup = (db: Db, group: MachineGroup): Fragment =>
  group === 'otherMachines' ? db`f.search_group is null` : db`f.search_group = ${group}`;

/** The first machines of whatever group, those of the company first; one look for all groups, since it is asked with every key stroke. */
export async function offerMachines(asked: QueryContext, limit: number): Promise<Hit[]> {
  return asked.mayBe.machine ? await asked.db<Hit[]>`${machinesOf(asked, null, { limit, offset: 0 })}` : [];
}

/** Whether a hit is a machine that was asked for itself, not one of many of its model. */
export const isMachineMeant = ({ kind, foundBy }: Hit): boolean =>
  kind === 'machine' && foundBy !== 'model' && foundBy !== 'family';

/** One page of machines. The way each is taken by is also the way they are shown: else pages would repeat some and lose others. */
export function machinesOf(
  asked: QueryContext,
  group: MachineGroup | null,
  { limit, offset }: { limit: number; offset: number },
): Fragment {
  const { db, language, companyId } = asked;
  const name = (alias: string) => namedIn(db, alias, language, 'name');
  return db`
    select 'machine' as kind, m.id, m.serial_number as code, coalesce(own.own_name, v.model) as title,
      concat_ws(' · ', ${name('v')}, own.fleet_number, own.site) as subtitle, ${langOfName(db, 'v', language)} as subtitle_lang, coalesce(v.image, f.image) as image, why.found_by,
      case why.found_by when 'fleetNumber' then own.fleet_number when 'site' then own.site when 'model' then case when own.own_name is not null then v.model end
        when 'family' then ${name('f')} end as matched
    from (${machineIds(asked, group, limit + offset)}) found join machines m on m.id = found.id join model_variants v on v.id = m.variant_id
      join machine_families f on f.id = v.family_id
      left join company_machines own on own.machine_id = m.id and own.company_id = ${companyId} and own.removed_at is null
      cross join lateral (select ${reasonOf(asked)} as found_by) why
    order by found.place, case when found.place < 2 then m.serial_norm end using ~<~, f.position, v.position, v.id, m.prefix, m.ordinal, m.id
    limit ${limit} offset ${offset}`;
}

const reasonOf = ({
  db,
  text,
  models,
}: QueryContext): Fragment => db`case when ${codeBegins(db, db`m.serial_norm`, text)} then 'serial'
  when ${isOfFleet(db, text)} then 'fleetNumber' when own.own_name ilike ${likePattern(text.trim())} then 'ownName'
  when own.site ilike ${likePattern(text.trim())} then 'site'
  when v.id = any(${models.ofFamily}::bigint[]) and v.id <> all(${models.called}::bigint[]) then 'family' else 'model' end`;

/** Each way to be found reads an index of its own and stops after `most`: own machines, serial numbers, machines of models. */
export function machineIds(asked: QueryContext, group: MachineGroup | null, most: number): Fragment {
  const { db, companyId, text } = asked;
  const within = db`join machine_families f on f.id = v.family_id ${group ? db`and ${isOfGroup(db, group)}` : db``}`;
  const ofGroup = db`join model_variants v on v.id = m.variant_id ${within}`;
  return db`
    select id, min(place) as place from (
      select m.id, 0 as place from company_machines own join machines m on m.id = own.machine_id ${ofGroup}
      where own.company_id = ${companyId} and own.removed_at is null
        and (${isOfFleet(db, text)} or own.own_name ilike ${likePattern(text.trim())} or own.site ilike ${likePattern(text.trim())}
          or ${codeBegins(db, db`m.serial_norm`, text)} or ${isModel(asked, group)})
      union all
      (select m.id, 1 from machines m ${ofGroup} where ${codeBegins(db, db`m.serial_norm`, text)}
        order by m.serial_norm using ~<~, m.id limit ${most})
      union all
      (select m.id, 2 from model_variants v ${within}
        cross join lateral (select m.id, m.prefix, m.ordinal from machines m where m.variant_id = v.id order by m.prefix, m.ordinal, m.id limit ${most}) m
        where ${isModel(asked, group)} order by f.position, v.position, v.id, m.prefix, m.ordinal, m.id limit ${most})
    ) ways group by id`;
}

const isOfFleet = (db: Db, text: string): Fragment =>
  db`(normal_code(${text}) <> '' and own.fleet_number_norm like normal_code(${text}) || '%')`;
// The name of a family fills its group; while somebody types it is no reason to offer one of its many machines.
const isModel = ({ db, models: { called, ofFamily } }: QueryContext, group: MachineGroup | null): Fragment =>
  db`v.id = any(${group === null ? called : [...new Set([...called, ...ofFamily])]}::bigint[])`;
