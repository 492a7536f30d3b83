// All places of a text in an open book: asked of the shop, which knows them at once; where that gives no answer, read out of the book itself.
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useState } from 'react';
import { NoAnswer } from '../../../client/api/failures.ts';
import { type FoundInManual, useFoundInManual } from '../service-manuals.data.ts';
import { findInBook } from './find-in-book.ts';

/** A book that is read. */
export interface ReadBook {
  manualId: number;
  pdf: PDFDocumentProxy;
}

/** What was found, or undefined while it is looked for. */
export function useFound({ manualId, pdf }: ReadBook, keyword: string | undefined) {
  const asked = useFoundInManual(manualId, keyword);
  const alone = keyword && asked.error instanceof NoAnswer && asked.data === undefined ? keyword : undefined;
  const [own, setOwn] = useState<{ keyword: string; found: FoundInManual }>();
  useEffect(() => {
    if (alone === undefined) return;
    const ending = new AbortController();
    findInBook(pdf, alone, ending.signal).then(
      (found) => !ending.signal.aborted && setOwn({ keyword: alone, found }),
      // A page that cannot be read was said by its drawing.
      () => !ending.signal.aborted && setOwn({ keyword: alone, found: { pages: [], matches: 0 } }),
    );
    return () => ending.abort();
  }, [pdf, alone]);
  const found = alone !== undefined && own?.keyword === alone ? own.found : undefined;
  return { data: asked.data ?? found, isFetching: asked.isFetching || (alone !== undefined && !found) };
}
