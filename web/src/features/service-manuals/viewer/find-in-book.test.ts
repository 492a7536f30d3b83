// Product §5 service manuals, users: a book on the device is searched without a network.
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { findInBook } from './find-in-book.ts';

function bookOf(pages: string[][]) {
  let read = 0;
  const getPage = async (pageNo: number) => {
    read += 1;
    const items = (pages[pageNo - 1] ?? []).map((str) => ({ str, hasEOL: true }));
    return { getTextContent: async () => ({ items: [...items, { type: 'beginMarkedContent' }] }) };
  };
  return { pdf: { numPages: pages.length, getPage } as unknown as PDFDocumentProxy, read: () => read };
}
const BOOK = [
  ['Check the oil', 'level daily.'],
  ['Level the machine.'],
  ['Oil: see the level on page 1. Oil level low.'],
];
const find = async (pdf: PDFDocumentProxy, keyword: string) =>
  (await findInBook(pdf, keyword, new AbortController().signal)).pages.map(({ page, matches }) => [page, matches]);

test('product §5 pages that hold all words, however they are broken, each with its sentence; each page is read once', async () => {
  const { pdf, read } = bookOf(BOOK);
  expect(await find(pdf, 'oil level')).toEqual([
    [1, 1],
    [3, 1],
  ]);
  expect(await find(pdf, 'LEVEL')).toEqual([
    [1, 1],
    [2, 1],
    [3, 2],
  ]);
  expect(await find(pdf, 'gearbox')).toEqual([]);
  expect(read()).toBe(BOOK.length);
  const { pages } = await findInBook(pdf, 'machine', new AbortController().signal);
  expect(pages[0]?.passage).toContainEqual({ text: 'machine', isMatch: true });
});
