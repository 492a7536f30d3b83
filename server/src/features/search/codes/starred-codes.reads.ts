// Codes and numbers the shop knows that are written with a star (product §5 Search).
import { codeBegins } from '../../../platform/db/begins-with.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Fragment } from '../../../platform/db/named-in.ts';

const MOST = 1000;

/** As they are written: those that have the letters and digits of the text, or begin with them; of parts, the company's own, machines and figures. */
export async function readStarredCodes(
  db: Db,
  companyId: number | null,
  { text, isWhole }: { text: string; isWhole: boolean },
): Promise<string[]> {
  const isSo = (code: Fragment, norm: Fragment) =>
    db`${isWhole ? db`${norm} = normal_code(${text})` : codeBegins(db, norm, text)} and ${code} ~ '[*＊]'`;
  const isCode = isSo(db`code`, db`code_norm`);
  const rows = await db<{ code: string }[]>`
    select code from parts where ${isCode} union select code from part_aliases where ${isCode}
    union select code from customer_part_codes where company_id = ${companyId} and ${isCode}
    union select serial_number from machines where ${isSo(db`serial_number`, db`serial_norm`)}
    union select fleet_number from company_machines
      where company_id = ${companyId} and removed_at is null and ${isSo(db`fleet_number`, db`fleet_number_norm`)}
    union select code from figures where ${isSo(db`code`, db`normal_code(code)`)} limit ${MOST}`;
  return rows.map(({ code }) => code);
}
