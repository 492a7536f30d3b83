// The texts by which models, chapters and manuals are found (product §5 Search).
import type { Db } from '../../../platform/db/db.ts';

/** A model with its normalised code and all its names and its family's, a line each. */
export interface ModelText {
  id: number;
  codeNorm: string;
  model: string;
  names: string;
}

/** All models, in the order of the books. */
export async function readModelTexts(db: Db): Promise<ModelText[]> {
  return await db<ModelText[]>`
    select v.id, v.code_norm, v.model, concat_ws(E'\n', v.name_en, v.name_es, v.name_pt, v.name_fr, v.name_zh,
      f.name_en, f.name_es, f.name_pt, f.name_fr, f.name_zh) as names
    from model_variants v join machine_families f on f.id = v.family_id order by f.position, v.position, v.id`;
}

/** All names of a row, a line each. */
export interface NamesOf {
  id: number;
  names: string;
}

/** All chapters. */
export const readChapterNames = async (db: Db): Promise<NamesOf[]> =>
  await db<NamesOf[]>`
  select id, concat_ws(E'\n', name_en, name_es, name_pt, name_fr, name_zh) as names from chapters`;

/** All manuals, one row for each language of a book, with their codes. */
export const readManualNames = async (db: Db): Promise<NamesOf[]> =>
  await db<NamesOf[]>`
  select id, concat_ws(E'\n', code, title_en, title_es, title_pt, title_fr, title_zh) as names from manuals`;
