// Whom a notice reaches, and which machines it concerns: those of its models and those within its ranges of serial numbers (product §5: a serial number is scheme, prefix and ordinal).
import type { Db, Trx } from '../../platform/db/db.ts';
import type { Fragment } from '../../platform/db/localized-name.ts';

/** SQL that is true where the notice concerns the machine `m`. */
export const concerns = (db: Db | Trx, noticeId: Fragment): Fragment => db`(
  exists (select from notice_models nm where nm.notice_id = ${noticeId} and nm.variant_id = m.variant_id)
  or exists (
    select from notice_serials ns where ns.notice_id = ${noticeId} and ns.scheme_id = m.scheme_id and ns.prefix = m.prefix
      and m.ordinal between ns.first_ordinal and ns.last_ordinal))`;

/** SQL that is true where the notice `n` reaches the company `c`. */
export const reachesCompany = (db: Db | Trx): Fragment => db`(
  n.audience = 'all' or n.company_id = c.id
  or n.audience = 'machines' and exists (
    select from company_machines cm join machines m on m.id = cm.machine_id
    where cm.company_id = c.id and cm.removed_at is null and ${concerns(db, db`n.id`)}))`;
