// Keeps part_sort: where each part stands in the A-Z order of each language.
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Trx } from '../../platform/db/db.ts';
import { type Named, rankNames } from './name-ranks.ts';

const LOCALES = { en: 'en', es: 'es', pt: 'pt-BR', fr: 'fr', zh: 'zh-CN' };
const BATCH = 20_000;

/** Ranks all parts anew. */
export async function rebuildNameRanks(trx: Trx): Promise<void> {
  await trx`create temp table new_ranks (language text, part_id bigint, rank bigint) on commit drop`;
  for (const [suffix, locale] of Object.entries(LOCALES)) {
    const parts: Named[] = [];
    const rows = trx
      .unsafe<Named[]>(`select id, code, coalesce(name_${suffix}, name_en) as name from parts`)
      .cursor(BATCH);
    for await (const batch of rows) for (const part of batch) parts.push(part);
    const ranks = rankNames(parts, locale);
    const into = await trx`copy new_ranks from stdin`.writable();
    await pipeline(Readable.from(linesOf(suffix, ranks)), into);
  }
  await trx`delete from part_sort`;
  await trx`analyze new_ranks`;
  await trx`
    insert into part_sort (part_id, category_id, rank_en, rank_es, rank_pt, rank_fr, rank_zh)
    select p.id, p.category_id, en.rank, es.rank, pt.rank, fr.rank, zh.rank
    from parts p
    join new_ranks en on en.part_id = p.id and en.language = 'en'
    join new_ranks es on es.part_id = p.id and es.language = 'es'
    join new_ranks pt on pt.part_id = p.id and pt.language = 'pt'
    join new_ranks fr on fr.part_id = p.id and fr.language = 'fr'
    join new_ranks zh on zh.part_id = p.id and zh.language = 'zh'
    order by p.id`;
  await trx`drop table new_ranks`;
  await trx`analyze part_sort`;
}

function* linesOf(language: string, ranks: Map<number, number>): Generator<string> {
  let lines = '';
  for (const [id, rank] of ranks) {
    lines += `${language}\t${id}\t${rank}\n`;
    if (lines.length < 1 << 16) continue;
    yield lines;
    lines = '';
  }
  yield lines;
}
