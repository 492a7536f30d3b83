// Who is mailed about a return, and what (product §7: mails in the reader's language).
import type { Language, Permission, ReturnStatus } from '@outrigger/contract';
import type { Db } from '../../../platform/db/db.ts';

/** A return with whoever reads of it; amounts in minor units. */
export interface ReturnMail {
  userId: number;
  companyId: number;
  returnNo: string;
  status: ReturnStatus;
  pieces: number;
  answer: string | null;
  currency: string;
  goodsMinor: number | null;
  feeMinor: number | null;
  email: string;
  language: Language;
  permissions: Permission[];
}

/** Whoever asked for it, or the main account where he is not active any more; null where nobody is left. */
export async function readReturnMail(db: Db, returnId: number): Promise<ReturnMail | null> {
  const [row] = await db<ReturnMail[]>`
    select u.id as user_id, t.company_id, t.return_no, t.status, t.answer, t.currency, t.goods_minor, t.fee_minor, u.email, u.language,
      (select coalesce(sum(coalesce(r.taken_quantity, r.quantity)), 0)::int from return_lines r where r.return_id = t.id) as pieces,
      case when u.role = 'main' then array[1, 2, 3]::int[]
        else array(select p.permission::int from user_permissions p where p.user_id = u.id) end as permissions
    from returns t left join users m on m.id = t.requested_by
      join users u on u.status = 'active' and (u.id = m.id or m.status is distinct from 'active' and u.company_id = t.company_id and u.role = 'main')
    where t.id = ${returnId} limit 1`;
  return row ?? null;
}
