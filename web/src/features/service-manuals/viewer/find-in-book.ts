// Finds a text in an open book by reading the book itself: beside a machine without a network nobody else can be asked (product §5 Service manuals).
import { matchesIn, passageOf } from '@outrigger/contract';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { FoundInManual } from '../service-manuals.data.ts';

type PageFound = FoundInManual['pages'][number];

// Read once for all that is searched for while the book is open.
const texts = new WeakMap<PDFDocumentProxy, Map<number, string>>();

async function textOf(pdf: PDFDocumentProxy, pageNo: number): Promise<string> {
  const known = texts.get(pdf) ?? new Map<number, string>();
  texts.set(pdf, known);
  const before = known.get(pageNo);
  if (before !== undefined) return before;
  const page = await pdf.getPage(pageNo);
  const { items } = await page.getTextContent();
  const text = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('');
  known.set(pageNo, text);
  return text;
}

/** The pages that hold all of its words, in the order of the book; what is given up halfway gives what it has. */
export async function findInBook(pdf: PDFDocumentProxy, keyword: string, signal: AbortSignal): Promise<FoundInManual> {
  const words = keyword.split(/\s+/).filter((word) => word !== '');
  const pages: PageFound[] = [];
  for (let page = 1; page <= pdf.numPages && !signal.aborted; page += 1) {
    const text = await textOf(pdf, page);
    if (!words.every((word) => matchesIn(text, word).length > 0)) continue;
    const matches = matchesIn(text, keyword);
    pages.push({ page, heading: null, matches: matches.length, passage: passageOf(text, matches) });
  }
  return { pages, matches: pages.reduce((sum, one) => sum + one.matches, 0) };
}
