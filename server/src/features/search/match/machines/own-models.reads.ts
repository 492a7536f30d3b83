// Of which models a company has machines (product §5 Search: where a figure or chapter is looked at).
import type { Db } from '../../../../platform/db/db.ts';

/** A model, and its machine where the company has one of it alone. */
export interface OwnModel {
  variantId: number;
  machineId: number | null;
  serialNumber: string | null;
}

/** The models of a company's machines, so many of them at most. */
export async function readOwnModels(db: Db, companyId: number | null, most: number): Promise<OwnModel[]> {
  return await db<OwnModel[]>`
    select m.variant_id, case when count(*) = 1 then min(m.id) end as machine_id,
      case when count(*) = 1 then min(m.serial_number) end as serial_number
    from company_machines own join machines m on m.id = own.machine_id
    where own.company_id = ${companyId} and own.removed_at is null group by m.variant_id order by m.variant_id limit ${most}`;
}
