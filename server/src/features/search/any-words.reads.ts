// Words to warm up with.
import type { Db } from '../../platform/db/db.ts';

/** The first words of the name of a part that is looked at much, another each time; none in an empty catalogue. */
export async function readAnyWords(db: Db): Promise<string[]> {
  const rows = await db<{ words: string }[]>`
    select substring(name_en from '^\\S+(?:\\s\\S+)?') as words
    from (select name_en from parts where status <> 'offline' order by rank desc, id limit 100) p order by random() limit 1`;
  return rows.map(({ words }) => words);
}
