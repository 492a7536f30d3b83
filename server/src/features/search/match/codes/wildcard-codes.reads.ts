// Codes and numbers the shop knows that are written with a star (product §5 Search).
import { codeBegins } from '../../../../platform/db/begins-with.ts';
import type { Db } from '../../../../platform/db/db.ts';
import type { Fragment } from '../../../../platform/db/localized-name.ts';

const MOST = 1000;

/** Those that have the letters and digits of one of the texts, as they are written. */
export const readCodesStarred = (db: Db, companyId: number | null, texts: readonly string[]): Promise<string[]> =>
  readStarred(
    db,
    companyId,
    (norm) => db`${norm} = any(array(select normal_code(typed) from unnest(${texts as string[]}::text[]) typed))`,
  );

/** Those that begin with the letters and digits of the text, as they are written. */
export const readCodesBegunStarred = (db: Db, companyId: number | null, text: string): Promise<string[]> =>
  readStarred(db, companyId, (norm) => codeBegins(db, norm, text));

/** Of parts, suppliers and the company's own, of machines and figures. */
async function readStarred(db: Db, companyId: number | null, isMeant: (norm: Fragment) => Fragment): Promise<string[]> {
  const isSo = (code: Fragment, norm: Fragment) => db`${isMeant(norm)} and ${code} ~ '[*＊]'`;
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
