// The papers of orders by their numbers (product §5 Scan).
import type { ScanMatch } from '@outrigger/contract';
import type { Db } from '../../platform/db/db.ts';

/** A paper; its title is the company for the parts desk, and for its own people their purchase order. */
export type Paper = Pick<ScanMatch, 'id' | 'code' | 'title'> & { kind: 'order' | 'packingList' | 'return' };

/** Those numbered so, of one company or with null of any. */
export async function readPapers(
  db: Db,
  { numbers, companyId }: { numbers: readonly string[]; companyId: number | null },
): Promise<Paper[]> {
  const asked = numbers as string[];
  const isMine = (table: string) =>
    db`${db(table)}.company_id = coalesce(${companyId}::bigint, ${db(table)}.company_id)`;
  const titled = (own: string) =>
    db`case when ${companyId}::bigint is null then c.name else ${own === '' ? db`''` : db`coalesce(o.purchase_order_no, '')`} end`;
  return await db<Paper[]>`
    select 'order' as kind, o.id, o.order_no as code, ${titled('purchase')} as title
    from orders o join companies c on c.id = o.company_id where o.order_no = any(${asked}::text[]) and ${isMine('o')}
    union all
    select 'packingList', s.id, s.packing_list_no, ${titled('purchase')}
    from shipments s join orders o on o.id = s.order_id join companies c on c.id = o.company_id
    where o.order_no = any(select regexp_replace(n, '-\\d+$', '') from unnest(${asked}::text[]) n)
      and s.packing_list_no = any(${asked}::text[]) and ${isMine('o')}
    union all
    select 'return', r.id, r.return_no, ${titled('')}
    from returns r join companies c on c.id = r.company_id where r.return_no = any(select regexp_replace(n, '-\\d+$', '') from unnest(${asked}::text[]) n) and ${isMine('r')}`;
}
