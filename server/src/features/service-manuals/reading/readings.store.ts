// Keeps the text of a manual that was read from its file (product §5 Service manuals).
import type { Trx } from '../../../platform/db/db.ts';
import type { TextRead } from './read-text.ts';
import type { UnreadManual } from './readings.reads.ts';

/** Takes down what came of it; pages and contents of the file take the place of what was read before, never of what was imported. */
export async function keepReading(trx: Trx, manual: UnreadManual, read: TextRead): Promise<void> {
  const [held] = await trx`select from manuals where id = ${manual.id} and file = ${manual.file} for key share`;
  // Removed, or given another file meanwhile: that one is read next.
  if (!held) return;
  await trx`
    insert into manual_readings (manual_id, file, outcome) values (${manual.id}, ${manual.file}, ${read.outcome})
    on conflict (manual_id) do update set file = excluded.file, outcome = excluded.outcome, read_at = now()`;
  await trx`delete from manual_pages where manual_id = ${manual.id} and import_id is null`;
  await trx`delete from manual_outline where manual_id = ${manual.id} and import_id is null`;
  if (!('pages' in read)) return;
  const pages = read.pages.map((page, at) => ({ ...page, page_no: at + 1 })).filter(({ body }) => body !== '');
  await trx`
    insert into manual_pages (manual_id, page_no, heading, body)
    select ${manual.id}, p.page_no, p.heading, p.body
    from jsonb_to_recordset(${trx.json(pages)}) p (page_no integer, heading text, body text) on conflict do nothing`;
  const outline = read.outline.map(({ level, title, page }, at) => ({ position: at + 1, level, title, page_no: page }));
  await trx`
    insert into manual_outline (manual_id, position, level, title, page_no)
    select ${manual.id}, o.position, o.level, o.title, o.page_no
    from jsonb_to_recordset(${trx.json(outline)}) o (position integer, level smallint, title text, page_no integer)
    where not exists (select from manual_outline i where i.manual_id = ${manual.id}) on conflict do nothing`;
}
