// The text of each page of a PDF, as a reader of it would copy it.
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Pieces of a page follow each other as they were drawn, with a space between. */
export async function textsOfPdf(pdf: Buffer): Promise<string[]> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let page = 1; page <= document.numPages; page += 1) {
    const { items } = await (await document.getPage(page)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  await document.loadingTask.destroy();
  return pages;
}
