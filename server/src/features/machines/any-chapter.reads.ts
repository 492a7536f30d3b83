// A chapter of a machine to warm up with.
import type { Db } from '../../platform/db/db.ts';

/** One machine and a chapter of its book, another each time; none in a shop without. */
export async function readAnyChapter(db: Db): Promise<{ machineId: number; chapterId: number }[]> {
  return await db<{ machineId: number; chapterId: number }[]>`
    select m.id as machine_id, fm.chapter_id from (select id, variant_id from machines order by id limit 100) m
      join figure_models fm on fm.variant_id = m.variant_id order by random() limit 1`;
}
