// Writes service manuals and brochures with the text of every page; the files themselves are drawn on request (product §5).
import type { ManualText } from '../manuals/manual.ts';
import { BOOK_LANGUAGES, codeOfBook, fileOfBook, MODEL_BOOKS, type ModelBook } from '../manuals/book-names.ts';
import { readBook, titleOfBook } from '../manuals/model-books.ts';
import { five } from './base-rows.ts';
import { csvFile } from './csv-file.ts';
import { variantsOf } from './machines.ts';

/** Day of issue, as the books print it. */
const PUBLISHED = '2026-01-15';
const REVISION = 'A';

let read: ReadonlyMap<ModelBook, ManualText> | undefined;

/** Books say the same whatever the seed, so that a process reads them once. */
function books(): ReadonlyMap<ModelBook, ManualText> {
  read ??= new Map(MODEL_BOOKS.map((book) => [book, readBook(book)]));
  return read;
}

/** Writes all books; they apply to every variant of their models that the size has. */
export function writeManuals(folder: string, variantsPerModel: number): void {
  const manuals = csvFile(folder, 'manuals', [
    'code',
    'language',
    'kind',
    ...five('title'),
    'file',
    'page_count',
    'revision',
    'published_on',
  ]);
  const pages = csvFile(folder, 'manual-pages', ['manual', 'language', 'page_no', 'heading', 'body']);
  const outline = csvFile(folder, 'manual-outline', ['manual', 'language', 'position', 'level', 'title', 'page_no']);
  for (const [book, text] of books()) {
    const key = [codeOfBook(book), book.language] as const;
    const titles = BOOK_LANGUAGES.map((language) => titleOfBook(book, language));
    manuals.row(...key, book.kind, ...titles, fileOfBook(book), text.pages.length, REVISION, PUBLISHED);
    text.pages.forEach((page, at) => pages.row(...key, at + 1, page.title, page.text.trim()));
    text.outline.forEach(({ level, title, page }, at) => outline.row(...key, at + 1, level, title, page));
  }
  const models = csvFile(folder, 'manual-models', ['manual', 'language', 'variant']);
  for (const book of books().keys())
    for (const variant of variantsOf(book.model, variantsPerModel))
      models.row(codeOfBook(book), book.language, variant.code);
  for (const file of [manuals, pages, outline, models]) file.close();
}
