// What the links of a page lead to: another page of the book, or an address outside; nothing else that a file may ask for (product §5: no script of it runs).
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Turn } from './book-scale.rules.ts';
import type { Box } from './page-text.ts';

/** A link where it stands on the drawn page. */
export type PageLink = { box: Box } & ({ page: number } | { url: string });

/** Which page, and how it is drawn. */
export interface LinksAsked {
  pdf: PDFDocumentProxy;
  pageNo: number;
  scale: number;
  turn: Turn;
}

/** What is opened outside; a link of any other kind, a script above all, is none. */
const OUTSIDE = new Set(['https:', 'http:', 'mailto:']);

/** The links of a page that lead anywhere. */
export async function linksOf({ pdf, pageNo, scale, turn }: LinksAsked): Promise<PageLink[]> {
  const page = await pdf.getPage(pageNo);
  const viewport = page.getViewport({ scale, rotation: (page.rotate + turn) % 360 });
  const annotations = (await page.getAnnotations({ intent: 'display' })) as Annotation[];
  const links = await Promise.all(
    annotations.map(async ({ subtype, rect, url, dest }) => {
      if (subtype !== 'Link' || !rect) return [];
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = rect;
      const box = boxOf(viewport.convertToViewportPoint(x1, y1), viewport.convertToViewportPoint(x2, y2));
      const outside = safeAddress(url);
      if (outside !== undefined) return [{ box, url: outside }];
      const to = dest ? await pageAt(pdf, dest).catch(() => undefined) : undefined;
      return to === undefined ? [] : [{ box, page: to }];
    }),
  );
  return links.flat();
}

interface Annotation {
  subtype?: string;
  rect?: number[];
  url?: string;
  dest?: string | unknown[] | null;
}

/** The address as a browser reads it; undefined where it is not one of the web or of a mailbox. */
export function safeAddress(url: string | undefined): string | undefined {
  if (!url || !URL.canParse(url)) return undefined;
  const { protocol, href } = new URL(url);
  return OUTSIDE.has(protocol) ? href : undefined;
}

async function pageAt(pdf: PDFDocumentProxy, dest: string | unknown[]): Promise<number | undefined> {
  const [ref] = (typeof dest === 'string' ? await pdf.getDestination(dest) : dest) ?? [];
  if (typeof ref === 'number') return Math.min(Math.max(0, ref), pdf.numPages - 1) + 1;
  if (typeof ref !== 'object' || ref === null) return undefined;
  return (await pdf.getPageIndex(ref as Parameters<typeof pdf.getPageIndex>[0])) + 1;
}

function boxOf([x1 = 0, y1 = 0]: number[], [x2 = 0, y2 = 0]: number[]): Box {
  return { left: Math.min(x1, x2), top: Math.min(y1, y2), width: Math.abs(x2 - x1), height: Math.abs(y2 - y1) };
}
