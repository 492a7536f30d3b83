// Books of models with their chapters and figures, in the order of the book (product §5 Part manuals).
import type { Book, BookChapter, Language } from '@outrigger/contract';
import type { Db } from '../../platform/db/db.ts';
import { namedAs } from '../../platform/db/localized-name.ts';
import { fileOf } from './figure.reads.ts';

/** The model variant whose book a machine has; undefined where there is no such machine. */
export async function readVariantOf(db: Db, machineId: number): Promise<number | undefined> {
  const [row] = await db<{ variantId: number }[]>`select variant_id from machines where id = ${machineId}`;
  return row?.variantId;
}

/** Models with at least one figure, by family; with a variant that one alone. */
export async function readBooks(db: Db, language: Language, variantId: number | undefined): Promise<Book[]> {
  return await db<Book[]>`
    with counted as (
      select variant_id, count(*)::int as figure_count from figure_models
      ${variantId === undefined ? db`` : db`where variant_id = ${variantId}::bigint`} group by 1
    )
    select v.id as variant_id, v.model, ${namedAs(db, 'v', language)}, ${namedAs(db, 'f', language, 'family')},
      coalesce(v.image, f.image) as image, counted.figure_count
    from counted join model_variants v on v.id = counted.variant_id join machine_families f on f.id = v.family_id
    order by f.position, f.id, v.position, v.id`;
}

type Chapter = Omit<BookChapter, 'figures'>;
type Figure = BookChapter['figures'][number] & { chapterId: number };

/** Chapters that hold a figure of the book and those above them, each with its own figures. */
export async function readChapters(db: Db, language: Language, variantId: number): Promise<BookChapter[]> {
  const [chapters, figures] = await Promise.all([
    readChapterNames(db, language, variantId),
    readFigureNames(db, language, variantId),
  ]);
  const figuresOf = Map.groupBy(figures, ({ chapterId }) => chapterId);
  return chapters.map((chapter) => ({
    ...chapter,
    figures: (figuresOf.get(chapter.id) ?? []).map(({ chapterId: _, ...figure }) => figure),
  }));
}

const readChapterNames = async (db: Db, language: Language, variantId: number): Promise<Chapter[]> =>
  await db<Chapter[]>`
  with recursive up (id) as (
    select chapter_id from figure_models where variant_id = ${variantId}
    union
    select c.parent_id from up join chapters c on c.id = up.id where c.parent_id is not null
  )
  select c.id, c.parent_id, ${namedAs(db, 'c', language)} from up join chapters c on c.id = up.id order by c.position, c.id`;

const readFigureNames = async (db: Db, language: Language, variantId: number): Promise<Figure[]> =>
  await db<Figure[]>`
  select fm.chapter_id, f.id as figure_id, f.code, ${namedAs(db, 'f', language)},
    ${fileOf(db, 'drawing')} as illustration, ${fileOf(db, 'model')} as model3d
  from figure_models fm join figures f on f.id = fm.figure_id
  where fm.variant_id = ${variantId} order by fm.position, f.id`;
