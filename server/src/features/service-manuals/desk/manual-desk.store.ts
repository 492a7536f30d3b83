// Writes manuals and the models they apply to (product §8 manuals).
import type { calls, ParsedOf } from '@outrigger/contract';
import type { Trx } from '../../../platform/db/db.ts';

/** What is kept of a manual besides its file and models. */
export type GivenManual = ParsedOf<typeof calls.manualDesk.saveManual>;

/** A file that was found sound. */
export interface StoredBook {
  file: string;
  pageCount: number;
  sizeBytes: number;
}

/** Locks a manual and answers its file; null where there is none. */
export async function holdManual(trx: Trx, manualId: number): Promise<{ code: string; file: string } | null> {
  const [held] = await trx<{ code: string; file: string }[]>`
    select code, file from manuals where id = ${manualId} for update`;
  return held ?? null;
}

/** Whether another manual has this code in this language. */
export async function isManualTaken(trx: Trx, { code, language, manualId }: GivenManual): Promise<boolean> {
  const [other] = await trx`
    select from manuals where code = ${code} and language = ${language} and id is distinct from ${manualId ?? null}::bigint`;
  return other !== undefined;
}

/** Adds a manual; null where somebody was faster with its code. */
export async function insertManual(trx: Trx, given: GivenManual, book: StoredBook): Promise<number | null> {
  const [row] = await trx<{ id: number }[]>`
    insert into manuals (code, language, kind, title_en, title_es, title_pt, title_fr, title_zh, revision, published_on,
      file, page_count, size_bytes)
    values (${given.code}, ${given.language}, ${given.kind}, ${given.titles.en}, ${given.titles.es || null},
      ${given.titles.pt || null}, ${given.titles.fa || null}, ${given.titles.zh || null}, ${given.revision || null},
      ${given.publishedOn}::date, ${book.file}, ${book.pageCount}, ${book.sizeBytes})
    on conflict do nothing returning id`;
  return row?.id ?? null;
}

/** Changes what is said of a manual. */
export async function updateManual(trx: Trx, manualId: number, given: GivenManual): Promise<void> {
  await trx`
    update manuals set code = ${given.code}, language = ${given.language}, kind = ${given.kind},
      title_en = ${given.titles.en}, title_es = ${given.titles.es || null}, title_pt = ${given.titles.pt || null},
      title_fr = ${given.titles.fa || null}, title_zh = ${given.titles.zh || null},
      revision = ${given.revision || null}, published_on = ${given.publishedOn}::date
    where id = ${manualId}`;
}

/** Puts another file in the place of the present one; what was read of that, or imported with it, goes with it. */
export async function swapBook(trx: Trx, manualId: number, book: StoredBook): Promise<void> {
  await trx`
    update manuals set file = ${book.file}, page_count = ${book.pageCount}, size_bytes = ${book.sizeBytes}
    where id = ${manualId}`;
  await trx`delete from manual_pages where manual_id = ${manualId}`;
  await trx`delete from manual_outline where manual_id = ${manualId}`;
  await trx`delete from manual_readings where manual_id = ${manualId}`;
}

/** Has a manual apply to these models alone; one that stays keeps its serial numbers. Answers how many of them there are. */
export async function swapModels(trx: Trx, manualId: number, variantIds: readonly number[]): Promise<number> {
  await trx`
    delete from manual_models where manual_id = ${manualId} and variant_id <> all(${variantIds as number[]})`;
  await trx`
    insert into manual_models (manual_id, variant_id)
    select ${manualId}, v.id from model_variants v where v.id = any(${variantIds as number[]}) on conflict do nothing`;
  const [sum] = await trx<{ count: number }[]>`
    select count(*)::int as count from manual_models where manual_id = ${manualId}`;
  return sum?.count ?? 0;
}

/** Removes a manual with all that hangs on it. */
export async function deleteManual(trx: Trx, manualId: number): Promise<void> {
  await trx`delete from manuals where id = ${manualId}`;
}
