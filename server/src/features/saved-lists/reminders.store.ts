// Moves the reminders of lists on: by weeks, and by the hours a company keeps of a machine (product §6).
import type { Trx } from '../../platform/db/db.ts';

/** A list that is due, and whom it is told. */
export interface DueList {
  id: number;
  companyId: number;
  ownerId: number;
  name: string;
  serialNumber: string | null;
  /** The hours its machine has reached, where it is due by those. */
  hours: number | null;
  /** What it is due by: a day, or hours. */
  dueBy: string;
}

/** Lists that are due today, each moved on by its weeks. */
export async function moveByWeeks(trx: Trx): Promise<DueList[]> {
  return await trx<DueList[]>`
    update saved_lists set remind_on = current_date + 7 * repeat_weeks where remind_on <= current_date
    returning id, company_id, owner_id, name, null as serial_number, null::int as hours, to_char(current_date, 'YYYY-MM-DD') as due_by`;
}

/** Lists whose machine has reached their hours, each moved on by its own; told hours begin the count, lower ones than before begin it anew. */
export async function moveByHours(trx: Trx): Promise<DueList[]> {
  const moved = await trx<(DueList & { isDue: boolean })[]>`
    with seen as (
      select l.id, c.hours, m.serial_number, coalesce(c.hours >= l.remind_at_hours, false) as is_due
      from saved_lists l join company_machines c on c.company_id = l.company_id and c.machine_id = l.machine_id
        join machines m on m.id = l.machine_id
      where l.repeat_hours is not null and c.hours is not null and c.removed_at is null
        and (l.remind_at_hours is null or c.hours >= l.remind_at_hours or c.hours < l.remind_at_hours - l.repeat_hours)
      order by l.id for update of l
    )
    update saved_lists l set remind_at_hours = s.hours + l.repeat_hours from seen s where l.id = s.id
    returning l.id, l.company_id, l.owner_id, l.name, s.serial_number, s.hours, s.is_due, s.hours || ' h' as due_by`;
  return moved.filter(({ isDue }) => isDue);
}
