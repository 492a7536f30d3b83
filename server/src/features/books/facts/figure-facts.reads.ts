// What a figure is, as the office edits it, and what it may be put into (product §8 figures).
import type { calls, FigureFacts, Language, ResultOf } from '@outrigger/contract';
import type { Db, Trx } from '../../../platform/db/db.ts';
import { namedAs } from '../../../platform/db/localized-name.ts';

type Choices = ResultOf<typeof calls.figureFacts.figureChoices>;

/** A figure with its names, models and lines in the order of the book; null where there is none. */
export async function readFigureFacts(db: Db | Trx, language: Language, figureId: number): Promise<FigureFacts | null> {
  const [figure] = await db<(Pick<FigureFacts, 'figureId' | 'code' | 'edition'> & Record<`name${string}`, string>)[]>`
    select id as figure_id, code, edition, name_en, name_es, name_pt, name_fr, name_zh from figures where id = ${figureId}`;
  if (!figure) return null;
  const models = await db<FigureFacts['models']>`
    select fm.variant_id, fm.chapter_id from figure_models fm join model_variants v on v.id = fm.variant_id
    where fm.figure_id = ${figureId} order by v.position, v.id`;
  const rows = await db<FigureFacts['rows']>`
    select i.item_no, l.line_no, p.code as part_code, ${namedAs(db, 'p', language)}, l.quantity,
      num_nonnulls(l.effectivity_id, l.option_rule_id) > 0 as is_limited
    from items i join item_lines l on l.item_id = i.id join parts p on p.id = l.part_id
    where i.figure_id = ${figureId} order by i.position, i.id, l.line_no`;
  const { nameEn, nameEs, namePt, nameFr, nameZh, ...head } = figure;
  const names = { en: nameEn ?? '', es: nameEs ?? null, pt: namePt ?? null, fa: nameFr ?? null, zh: nameZh ?? null };
  return { ...head, names, models, rows };
}

/** All models and chapters, in the order of the books. */
export async function readFigureChoices(db: Db, language: Language): Promise<Choices> {
  const models = await db<Choices['models']>`
    select v.id as variant_id, v.model, ${namedAs(db, 'v', language)}, ${namedAs(db, 'f', language, 'family')}
    from model_variants v join machine_families f on f.id = v.family_id order by f.position, f.id, v.position, v.id`;
  const chapters = await db<Choices['chapters']>`
    select c.id as chapter_id, c.parent_id, ${namedAs(db, 'c', language)} from chapters c order by c.position, c.id`;
  return { models, chapters };
}

/** The parts of codes, however they are written; the part that is called exactly so before others. */
export async function readPartsCalled(db: Db | Trx, codes: readonly string[]): Promise<Map<string, number>> {
  const rows = await db<{ asked: string; partId: number }[]>`
    select distinct on (asked) asked, p.id as part_id
    from unnest(${codes as string[]}::text[]) asked join parts p on p.code_norm = normal_code(asked)
    order by asked, p.code = asked desc, p.id`;
  return new Map(rows.map(({ asked, partId }) => [asked, partId]));
}

/** Of these models those in whose books the figure does not stand, and how many of them there are at all. */
export async function newModels(trx: Trx, figureId: number | null, variantIds: readonly number[]) {
  const [row] = await trx<{ known: number; fresh: number }[]>`
    select count(*)::int as known, count(*) filter (where not exists (
      select from figure_models fm where fm.variant_id = v.id and fm.figure_id = ${figureId}::bigint))::int as fresh
    from model_variants v where v.id = any(${variantIds as number[]})`;
  return { known: row?.known ?? 0, fresh: row?.fresh ?? 0 };
}

/** Whether there is such a chapter. */
export async function isChapter(trx: Trx, chapterId: number): Promise<boolean> {
  return (await trx`select from chapters where id = ${chapterId}`).length > 0;
}
