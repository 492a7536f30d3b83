// Makes service manuals and brochures of the demo shop by their file names.
import { readBookName } from './manuals/book-names.ts';
import { makeBook } from './manuals/model-books.ts';

/** Makes `manual/….pdf`; null for a book that nobody wrote. */
export async function drawManual(name: string): Promise<Buffer | null> {
  const book = readBookName(name);
  return book ? await makeBook(book) : null;
}
