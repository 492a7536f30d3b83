// Manuals whose text nobody has read yet (product §5 Service manuals).
import type { Db } from '../../../platform/db/db.ts';

/** A manual and its file. */
export interface UnreadManual {
  id: number;
  file: string;
}

/** Some manuals without pages, and those whose file is another than the one that was read; what an import brought the text of is left alone. */
export const readUnread = async (db: Db, most: number): Promise<UnreadManual[]> =>
  await db<UnreadManual[]>`
  select m.id, m.file from manuals m left join manual_readings r on r.manual_id = m.id
  where case when r.manual_id is null then not exists (select from manual_pages p where p.manual_id = m.id)
    else r.file <> m.file and not exists (select from manual_pages p where p.manual_id = m.id and p.import_id is not null) end
  order by m.id limit ${most}`;

/** The present file of a manual; null where the manual is gone. */
export async function readFileOf(db: Db, manualId: number): Promise<string | null> {
  const [row] = await db<{ file: string }[]>`select file from manuals where id = ${manualId}`;
  return row?.file ?? null;
}
