// Writes saved views; person and company are in every WHERE (spec §2 My orders).
import { limits, type OrderView } from '@outrigger/contract';
import type { Trx } from '../../../platform/db/db.ts';
import type { Viewer } from './order-views.reads.ts';

// Tabs and devices of one person come one after the other: a name is taken once, whatever its letters, and the limit holds.
const takeTurns = async (trx: Trx, { userId, companyId }: Viewer): Promise<void> =>
  void (await trx`select 1 from users where id = ${userId} and company_id = ${companyId} for no key update`);

/** Keeps a view in place of one of its name, whatever its letters; false where its person has as many as there may be. */
export async function putOrderView(trx: Trx, { userId, companyId }: Viewer, view: OrderView): Promise<boolean> {
  await takeTurns(trx, { userId, companyId });
  await trx`delete from order_views where user_id = ${userId} and company_id = ${companyId} and lower(name) = lower(${view.name})`;
  const { count } = await trx`
    insert into order_views (user_id, company_id, name, status, keyword, from_day, to_day, is_machine_down, sort, hidden)
    select ${userId}, ${companyId}, ${view.name}, ${view.status ?? null}, ${view.keyword ?? null}, ${view.from ?? null}::date,
      ${view.to ?? null}::date, ${view.machineDown === '1'}, ${view.sort}, ${view.hidden}::text[]
    where (select count(*) from order_views where user_id = ${userId} and company_id = ${companyId}) < ${limits.orderViewsMax}::int`;
  return count > 0;
}

/** Gives a view another name; null where there is none of the old one, false where another has the new one. */
export async function renameView(
  trx: Trx,
  { userId, companyId }: Viewer,
  { name, newName }: { name: string; newName: string },
): Promise<boolean | null> {
  await takeTurns(trx, { userId, companyId });
  const views = await trx<{ name: string }[]>`
    select name from order_views where user_id = ${userId} and company_id = ${companyId} and lower(name) in (lower(${name}), lower(${newName}))`;
  if (!views.some((one) => one.name === name)) return null;
  if (views.length > 1) return false;
  await trx`
    update order_views set name = ${newName}, changed_at = now()
    where user_id = ${userId} and company_id = ${companyId} and name = ${name}`;
  return true;
}

/** Removes a view; false where there is none of that name. */
export async function removeView(trx: Trx, { userId, companyId }: Viewer, name: string): Promise<boolean> {
  const { count } = await trx`
    delete from order_views where user_id = ${userId} and company_id = ${companyId} and name = ${name}`;
  return count > 0;
}
