// Keeps part_sort: where each part stands in the A-Z order of each language.
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { copyIn } from '../../../platform/db/copy-in.ts';
import type { Trx } from '../../../platform/db/db.ts';
import { dropIndexes } from '../writing/drop-indexes.store.ts';
import { type RankedAside, rankInWorker } from './rank-in-worker.ts';
import type { PartRow } from './rank-names.ts';

const BATCH = 2_000;

/** Ranks parts that have no place or another name since the import among the others, or all of them where there is no room. */
export async function placeParts(
  trx: Trx,
  { importId, isExclusive }: { importId: number; isExclusive: boolean },
): Promise<void> {
  if ((await findUnplaced(trx, importId)) === 0) return;
  await rankInWorker(readParts(trx), async (placed) => await writePlaces(trx, placed, isExclusive));
}

/** Notes parts without a place and those whose name in any language is new; answers how many they are. */
async function findUnplaced(trx: Trx, importId: number): Promise<number> {
  const { count } = await trx.unsafe(
    `create temp table unplaced_parts on commit drop as
    select p.id from parts p left join part_sort s on s.part_id = p.id
      left join import_rows r on r.import_id = ${importId} and r.kind = 'parts' and r.source_row = p.import_row and p.import_id = r.import_id
    where s.part_id is null or (r.id is not null and
      (p.name_en, p.name_es, p.name_pt, p.name_fr, p.name_zh) is distinct from
      (r.previous->>'name_en', r.previous->>'name_es', r.previous->>'name_pt', r.previous->>'name_fr', r.previous->>'name_zh'))`,
  );
  return count;
}

/** All parts with their names; those noted come without ranks. */
function readParts(trx: Trx): AsyncIterable<PartRow[]> {
  return trx<PartRow[]>`
    select p.id, p.code, p.category_id as category, p.name_en, p.name_es, p.name_pt, p.name_fr, p.name_zh,
      s.rank_en, s.rank_es, s.rank_pt, s.rank_fr, s.rank_zh
    from parts p left join unplaced_parts u on u.id = p.id left join part_sort s on s.part_id = p.id and u.id is null`.cursor(
    BATCH,
  );
}

async function writePlaces(trx: Trx, { isAll, isFirst, lines }: RankedAside, isExclusive: boolean): Promise<void> {
  const tighten = isExclusive && isFirst ? await dropIndexes(trx, 'part_sort') : () => trx`analyze part_sort`;
  if (isAll) await trx`delete from part_sort`;
  else await trx`delete from part_sort where part_id in (select id from unplaced_parts)`;
  const { stream, over } = await copyIn(
    trx`copy part_sort (part_id, category_id, rank_en, rank_es, rank_pt, rank_fr, rank_zh) from stdin`,
  );
  await over(pipeline(Readable.from(lines), stream));
  await tighten();
}
