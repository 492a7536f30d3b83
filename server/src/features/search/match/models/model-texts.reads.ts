// The texts by which models, chapters and manuals are found (product §5 Search).
import type { Db } from '../../../../platform/db/db.ts';
import { allNames } from '../../../../platform/db/localized-name.ts';

/** A model with its normalised code and its names and its family's in the order of the languages, a line each, blank where one is missing. */
export interface ModelText {
  id: number;
  codeNorm: string;
  model: string;
  names: string;
}

/** All models, in the order of the books. */
export async function readModelTexts(db: Db): Promise<ModelText[]> {
  return await db<ModelText[]>`
    select v.id, v.code_norm, v.model, array_to_string(${allNames(db, 'v')} || ${allNames(db, 'f')}, E'\n', '') as names
    from model_variants v join machine_families f on f.id = v.family_id order by f.position, v.position, v.id`;
}

/** All names of a row, a line each. */
export interface NamesOf {
  id: number;
  names: string;
}

/** All chapters in the order of their codes, their names in that of the languages, blank where one is missing. */
export const readChapterNames = async (db: Db): Promise<NamesOf[]> =>
  await db<NamesOf[]>`
  select id, array_to_string(${allNames(db, 'c')}, E'\n', '') as names from chapters c order by c.code, c.id`;

/** All manuals, one row for each language of a book, with their codes. */
export const readManualNames = async (db: Db): Promise<NamesOf[]> =>
  await db<NamesOf[]>`
  select id, concat_ws(E'\n', code, title_en, title_es, title_pt, title_fr, title_zh) as names from manuals`;
