// Manuals as the office keeps them, a row for each language of a book (product §8 manuals).
import type { calls, Language, ManualToEdit, ParsedOf, ResultOf } from '@outrigger/contract';
import { atOneMoment, type Db, type Trx } from '../../../platform/db/db.ts';
import { likePattern } from '../../../platform/db/like-pattern.ts';
import { titleOf } from '../manuals.reads.ts';

type List = typeof calls.manualDesk.deskManuals;

/** One page by code and language. */
export async function readDeskManuals(db: Db, language: Language, asked: ParsedOf<List>): Promise<ResultOf<List>> {
  const { page, pageSize } = asked;
  return await atOneMoment(db, async (trx) => {
    const found = trx`select m.* from manuals m where ${isAsked(trx, asked)}`;
    const items = await trx<ResultOf<List>['items']>`
      select ${factsOf(trx)}, ${titleOf(db, language)}, array(select v.model from manual_models mm
        join model_variants v on v.id = mm.variant_id where mm.manual_id = m.id order by v.position, v.id) as models
      from (${found} order by m.code, m.language limit ${pageSize} offset ${(page - 1) * pageSize}) m
      order by m.code, m.language`;
    const [sum] = await trx<{ total: number }[]>`select count(*)::int as total from (${found}) m`;
    return { items, total: sum?.total ?? 0, page, pageSize };
  });
}

function isAsked(db: Db | Trx, { keyword, kind, language, variantId, lacks }: ParsedOf<List>) {
  const words = likePattern(keyword ?? '');
  return db`
    (${keyword ?? null}::text is null or m.code ilike ${words}
      or concat_ws(' ', m.title_en, m.title_es, m.title_pt, m.title_fr, m.title_zh) ilike ${words})
    and (${kind ?? null}::text is null or m.kind = ${kind ?? null})
    and (${language ?? null}::text is null or m.language = ${language ?? null})
    and (${variantId ?? null}::bigint is null
      or exists (select from manual_models mm where mm.manual_id = m.id and mm.variant_id = ${variantId ?? null}))
    ${lacks === 'models' ? db`and not exists (select from manual_models mm where mm.manual_id = m.id)` : db``}
    ${lacks === 'text' ? db`and not exists (select from manual_pages p where p.manual_id = m.id)` : db``}`;
}

// The query names manuals m.
const factsOf = (db: Db | Trx) => db`
  m.id as manual_id, m.code, m.language, m.kind, m.revision, m.published_on, m.page_count, m.size_bytes, m.file,
  case when exists (select from manual_pages p where p.manual_id = m.id) then 'read'
    else coalesce((select outcome from manual_readings r where r.manual_id = m.id and r.file = m.file), 'waiting') end as text`;

/** One manual to be edited; null where there is none. */
export async function readDeskManual(db: Db | Trx, manualId: number): Promise<ManualToEdit | null> {
  const [manual] = await db<ManualToEdit[]>`
    select ${factsOf(db)},
      jsonb_build_object('en', m.title_en, 'es', m.title_es, 'pt', m.title_pt, 'fa', m.title_fr, 'zh', m.title_zh) as titles,
      array(select jsonb_build_object('variantId', v.id, 'model', v.model, 'isPartly', mm.effectivity_id is not null)
        from manual_models mm join model_variants v on v.id = mm.variant_id
        where mm.manual_id = m.id order by v.position, v.id) as models
    from manuals m where m.id = ${manualId}`;
  return manual ?? null;
}
