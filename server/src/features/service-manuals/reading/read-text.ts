// Takes the text of every page and the table of contents out of a PDF (product §5 Service manuals); runs in a thread of its own, since nobody knows what a file holds.
import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { READING_LIMITS } from './reading-limits.ts';

/** A page as it is searched. */
export interface PageRead {
  heading: string | null;
  body: string;
}
/** A line of the table of contents. */
export interface OutlineRow {
  level: number;
  title: string;
  page: number;
}
/** What a file says, or why it says nothing. */
export type TextRead =
  | { outcome: 'read' | 'none'; pages: PageRead[]; outline: OutlineRow[] }
  | { outcome: 'locked' | 'damaged' | 'tooLarge' };

const FILES = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const folderOf = (name: string): string => join(FILES, name) + sep;

/** What a file is before its text is read. */
export type HeadRead = { outcome: 'sound'; pageCount: number } | { outcome: 'locked' | 'damaged' | 'tooLarge' };

/** Reads a file; throws nothing that a file can bring about. */
export const readText = async (path: string): Promise<TextRead> => await withPdf<TextRead>(path, readPages);

/** Opens a file and its first page, which shows whether the rest can be expected to open. */
export const readHead = async (path: string): Promise<HeadRead> =>
  await withPdf<HeadRead>(path, async (pdf) => {
    await pdf.getPage(1);
    return { outcome: 'sound', pageCount: pdf.numPages };
  });

/** However large it is, a file is read where it lies, as much at once as is asked for. */
const BY_PIECES = { disableAutoFetch: true, disableStream: true, rangeChunkSize: 262_144 };

type Unreadable = { outcome: 'locked' | 'damaged' | 'tooLarge' };

async function withPdf<T>(path: string, read: (pdf: PDFDocumentProxy) => Promise<T>): Promise<T | Unreadable> {
  const task = getDocument({
    ...BY_PIECES,
    url: pathToFileURL(path).href,
    cMapUrl: folderOf('cmaps'),
    cMapPacked: true,
    standardFontDataUrl: folderOf('standard_fonts'),
    disableFontFace: true,
    enableXfa: false,
    verbosity: 0,
  });
  // Without it the task would wait for a password for ever.
  task.onPassword = () => {
    throw new Error('a password is asked');
  };
  try {
    const pdf = await task.promise;
    if (!Number.isInteger(pdf.numPages) || pdf.numPages < 1) return { outcome: 'damaged' };
    if (pdf.numPages > READING_LIMITS.pages) return { outcome: 'tooLarge' };
    return await read(pdf);
  } catch (error) {
    const isLocked = error instanceof Error && (error.name === 'PasswordException' || /password/i.test(error.message));
    return { outcome: isLocked ? 'locked' : 'damaged' };
  } finally {
    await task.destroy().catch(() => undefined);
  }
}

async function readPages(pdf: PDFDocumentProxy): Promise<TextRead> {
  const outline = await readOutline(pdf).catch(() => []);
  const pages: PageRead[] = [];
  for (let page = 1; page <= pdf.numPages; page += 1) {
    const heading = outline.findLast((row) => row.page <= page)?.title ?? null;
    pages.push({ heading, body: await readPage(pdf, page) });
  }
  return { outcome: pages.some(({ body }) => body !== '') ? 'read' : 'none', pages, outline };
}

// A page that cannot be read leaves the others to be.
async function readPage(pdf: PDFDocumentProxy, pageNo: number): Promise<string> {
  try {
    const page = await pdf.getPage(pageNo);
    const { items } = await page.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
    page.cleanup();
    return plain(text).slice(0, READING_LIMITS.pageCharacters).trim();
  } catch {
    return '';
  }
}

type Nodes = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>;

async function readOutline(pdf: PDFDocumentProxy): Promise<OutlineRow[]> {
  const rows: OutlineRow[] = [];
  const add = async (nodes: Nodes, level: number): Promise<void> => {
    for (const { title, dest, items } of nodes ?? []) {
      if (rows.length >= READING_LIMITS.outlineRows) return;
      const page = await pageOf(pdf, dest).catch(() => null);
      const words = plain(title).replaceAll(/\s+/g, ' ').trim().slice(0, 500);
      if (page !== null && words !== '') rows.push({ level, title: words, page });
      if (level < 6) await add(items as Nodes, level + 1);
    }
  };
  await add(await pdf.getOutline(), 1);
  return rows;
}

async function pageOf(pdf: PDFDocumentProxy, dest: string | unknown[] | null): Promise<number | null> {
  const [ref] = (typeof dest === 'string' ? await pdf.getDestination(dest) : dest) ?? [];
  if (typeof ref === 'number') return ref + 1;
  if (typeof ref !== 'object' || ref === null) return null;
  return (await pdf.getPageIndex(ref as Parameters<typeof pdf.getPageIndex>[0])) + 1;
}

/** What a database keeps: no NUL and no half of a sign. */
const plain = (text: string): string => text.replaceAll('\0', '').toWellFormed();
