// The texts by which models are found (product §5 Search).
import type { Db } from '../../platform/db/db.ts';

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
