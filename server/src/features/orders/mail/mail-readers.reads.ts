// Who reads the mails of an order: its maker, who has to pay in his place, or those who can clear what it waits for (product §7 Approval).
import { type Language, type Permission, permissions } from '@outrigger/contract';
import type { Db } from '../../../platform/db/db.ts';
import type { Fragment } from '../../../platform/db/localized-name.ts';

/** Somebody who gets a mail about an order, with the rights he has now. */
export interface MailReader {
  userId: number;
  companyId: number;
  orderNo: string;
  email: string;
  language: Language;
  permissions: Permission[];
  /** Whether he is of the parts desk, which looks at orders in the office. */
  isDesk: boolean;
}

/** The maker of an order, or its main account where his is not active any more; a maker who might not see prices when he placed it never reads any of it. */
export async function readMaker(db: Db, orderId: number): Promise<MailReader[]> {
  return await db<MailReader[]>`
    select u.id as user_id, o.company_id, o.order_no, u.email, u.language, false as is_desk,
      case when u.role = 'main' then array[1, 2, 3]::int[] when o.hides_prices then '{}'::int[]
        else array(select p.permission::int from user_permissions p where p.user_id = u.id) end as permissions
    from orders o join users m on m.id = o.created_by
      join users u on u.id = m.id and m.status = 'active'
        or m.status <> 'active' and u.company_id = o.company_id and u.role = 'main' and u.status = 'active'
    where o.id = ${orderId}`;
}

/** The main account of an order by wallet or card whose maker may not pay it: that takes the rights to order and to see prices. */
export async function readPayers(db: Db, orderId: number): Promise<MailReader[]> {
  return await db<MailReader[]>`
    select u.id as user_id, o.company_id, o.order_no, u.email, u.language, false as is_desk, array[1, 2, 3]::int[] as permissions
    from orders o join users m on m.id = o.created_by and m.status = 'active' and m.role = 'sub'
      join users u on u.company_id = o.company_id and u.role = 'main' and u.status = 'active'
    where o.id = ${orderId} and o.payment_method <> 'credit' and o.status in ('unpaid', 'canceled') and (
      select count(*) from user_permissions p
      where p.user_id = m.id and p.permission in (${permissions.viewPrices}, ${permissions.placeOrders})) < 2`;
}

/** Those who can clear what an order waits for, never its maker: its main account, and the parts desk for `credit`. */
export async function readApprovers(db: Db, orderId: number): Promise<MailReader[]> {
  return await db<MailReader[]>`
    select u.id as user_id, o.company_id, o.order_no, u.email, u.language, u.role = 'admin' as is_desk, array[1, 2, 3]::int[] as permissions
    from orders o join users u on u.status = 'active' and u.id <> o.created_by and case u.role
      when 'main' then u.company_id = o.company_id and ${waitsFor(db, db`a.reason <> 'credit'`)}
      when 'admin' then ${waitsFor(db, db`a.reason = 'credit'`)}
        and exists (select from admin_roles r where r.user_id = u.id and r.role in ('orders', 'finance', 'super'))
      else false end
    where o.id = ${orderId} order by u.id`;
}

const waitsFor = (db: Db, which: Fragment): Fragment =>
  db`exists (select from order_approvals a where a.order_id = o.id and a.state = 'waiting' and ${which})`;
