// The saved views of a person (spec §2 My orders).
import type { OrderView } from '@outrigger/contract';
import type { Customer } from '../../../platform/caller.ts';
import type { Db, Trx } from '../../../platform/db/db.ts';

/** Whose views. */
export type Viewer = Pick<Customer, 'userId' | 'companyId'>;

type Row = { [K in keyof Omit<OrderView, 'machineDown'>]-?: Exclude<OrderView[K], undefined> | null } & {
  isMachineDown: boolean;
};

/** All of them by name, as their person wrote it. */
export async function readOrderViews(db: Db | Trx, { userId, companyId }: Viewer): Promise<OrderView[]> {
  const rows = await db<Row[]>`
    select name, status, keyword, from_day::text as "from", to_day::text as "to", is_machine_down, sort, hidden
    from order_views where user_id = ${userId} and company_id = ${companyId} order by lower(name)`;
  return rows.map(({ isMachineDown, ...row }) => {
    const set = Object.entries(row).filter(([, value]) => value !== null);
    return { ...(Object.fromEntries(set) as OrderView), ...(isMachineDown ? { machineDown: '1' as const } : {}) };
  });
}
