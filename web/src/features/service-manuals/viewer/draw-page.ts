// Draws one page of an open book: its picture, and its text above it to be selected, searched and read aloud (product §5 Service manuals).
import { RenderingCancelledException, TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { pictureRatio, PRINTED, type Turn } from './book-scale.rules.ts';
import type { PageText } from './page-text.ts';

/** Which page, how large, and into which boxes. */
export interface PageToDraw {
  pdf: PDFDocumentProxy;
  pageNo: number;
  scale: number;
  turn: Turn;
  picture: HTMLElement;
  /** None where only the picture is wanted. */
  text?: HTMLElement | undefined;
  /** Told of the page's own size before it is drawn. */
  onSize?: ((size: { width: number; height: number }) => void) | undefined;
}

/** Begins to draw; the returned function stops it, or frees what was drawn. */
export function startDrawing(asked: PageToDraw, onDone: (text: PageText | undefined) => void, onFault: () => void) {
  const ending = new AbortController();
  draw(asked, ending.signal).then(
    (text) => !ending.signal.aborted && onDone(text),
    (error: unknown) => {
      if (ending.signal.aborted || error instanceof RenderingCancelledException) return;
      console.warn(`page ${asked.pageNo} could not be drawn`, error);
      onFault();
    },
  );
  return () => ending.abort();
}

async function draw(asked: PageToDraw, signal: AbortSignal): Promise<PageText | undefined> {
  const page = await asked.pdf.getPage(asked.pageNo);
  if (signal.aborted) return undefined;
  const { width, height } = page.getViewport({ scale: 1 });
  asked.onSize?.({ width, height });
  await drawPicture(page, asked, signal);
  const text = asked.text && !signal.aborted ? await drawText(page, { ...asked, text: asked.text }, signal) : undefined;
  // What the page brought along, such as pictures, is freed with it; the canvas stays until another takes its place.
  page.cleanup();
  return text;
}

// Drawn apart and put in the place of the last one, so that a page never goes blank while it is zoomed.
async function drawPicture(page: PDFPageProxy, { scale, turn, picture }: PageToDraw, signal: AbortSignal) {
  const viewport = page.getViewport({ scale, rotation: (page.rotate + turn) % 360 });
  const ratio = pictureRatio(viewport, window.devicePixelRatio || 1);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.floor(viewport.width * ratio));
  canvas.height = Math.max(1, Math.floor(viewport.height * ratio));
  canvas.className = 'book-picture';
  canvas.setAttribute('aria-hidden', 'true');
  const task = page.render({ canvas, viewport, transform: [ratio, 0, 0, ratio, 0, 0] });
  const stop = () => task.cancel();
  signal.addEventListener('abort', stop);
  await task.promise.finally(() => signal.removeEventListener('abort', stop));
  if (signal.aborted) return free(canvas);
  for (const last of picture.querySelectorAll('canvas')) free(last);
  picture.replaceChildren(canvas);
}

/** Gives the memory of a picture back at once, rather than when the collector comes to it. */
export function free(canvas: HTMLCanvasElement): void {
  canvas.width = 0;
  canvas.height = 0;
  canvas.remove();
}

async function drawText(
  page: PDFPageProxy,
  { scale, turn, text }: PageToDraw & { text: HTMLElement },
  signal: AbortSignal,
): Promise<PageText | undefined> {
  const content = await page.getTextContent();
  if (signal.aborted) return undefined;
  const viewport = page.getViewport({ scale, rotation: (page.rotate + turn) % 360 });
  text.replaceChildren();
  text.style.setProperty('--total-scale-factor', String(scale));
  const layer = new TextLayer({ textContentSource: content, container: text, viewport });
  const stop = () => layer.cancel();
  signal.addEventListener('abort', stop);
  await layer.render().finally(() => signal.removeEventListener('abort', stop));
  const ends = content.items.flatMap((item) => ('str' in item ? [item.hasEOL] : []));
  return {
    pieces: layer.textDivs.map((element, at) => ({
      element,
      text: layer.textContentItemsStr[at] ?? '',
      endsLine: ends[at] ?? false,
    })),
  };
}

/** The picture of a page for paper, as an address that must be given back; of about 150 points to the inch. */
export async function pictureForPaper(pdf: PDFDocumentProxy, pageNo: number): Promise<string> {
  const page = await pdf.getPage(pageNo);
  const viewport = page.getViewport({ scale: PRINTED * 1.6 });
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  await page.render({ canvas, viewport, intent: 'print' }).promise;
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  free(canvas);
  page.cleanup();
  if (!blob) throw new Error(`page ${pageNo} has no picture`);
  return URL.createObjectURL(blob);
}
