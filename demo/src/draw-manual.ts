// Makes service manuals, brochures and the papers of the service tools by their file names.
import { readBookName } from './manuals/book-names.ts';
import { makeBook } from './manuals/model-books.ts';
import { makeTool } from './manuals/workshop-tools.ts';

/** Makes `manual/….pdf` or `tool/….pdf`; null for what nobody wrote. */
export async function drawManual(name: string): Promise<Buffer | null> {
  const book = readBookName(name);
  return book ? await makeBook(book) : await makeTool(name);
}
