// Illustrations and 3D models of figures as a reader opens them (product §5): how soon, how many pictures a second while one is turned, and what many openings leave behind.
import type { calls, ResultOf } from '@outrigger/contract';
import type { CDPSession, Page } from '@playwright/test';

type Contents = ResultOf<typeof calls.books.bookContents>;
type FigurePage = ResultOf<typeof calls.books.figurePage>;

/** A figure in the book of a model, with how much stands in it. */
export interface FigurePlace {
  figureId: number;
  variantId: number;
  code: string;
  rows: number;
}

const AT_ONCE = 8;

/** What the shop answers the signed-in person, asked from within the page. */
async function ask<R>(page: Page, path: string): Promise<R> {
  const result: unknown = await page.evaluate(async (asked) => {
    const stored = Object.entries(localStorage).find(([key]) => key.endsWith(':session'))?.[1] ?? '{}';
    const token = /"token":"([\w-]{43})"/.exec(stored)?.[1] ?? '';
    return ((await (await fetch(`/api${asked}`, { headers: { token } })).json()) as { result: unknown }).result;
  }, path);
  return result as R;
}

/** Every figure with a model in the book of one model of each family, the one with the most rows first. */
export async function figuresOfFamilies(page: Page): Promise<FigurePlace[]> {
  const { books } = await ask<Contents>(page, '/books/category');
  const places: Omit<FigurePlace, 'rows'>[] = [];
  for (const [book] of Map.groupBy(books, ({ family }) => family).values()) {
    const variantId = book?.variantId ?? 0;
    const { chapters } = await ask<Contents>(page, `/books/category?variantId=${variantId}`);
    for (const { figureId, code, model3d } of chapters.flatMap(({ figures }) => figures))
      if (model3d !== null) places.push({ figureId, variantId, code });
  }
  const found: FigurePlace[] = [];
  for (let at = 0; at < places.length; at += AT_ONCE)
    found.push(...(await Promise.all(places.slice(at, at + AT_ONCE).map((place) => counted(page, place)))));
  return found.toSorted((a, b) => b.rows - a.rows);
}

async function counted(page: Page, place: Omit<FigurePlace, 'rows'>): Promise<FigurePlace> {
  const path = `/books/partsList?figureId=${place.figureId}&variantId=${place.variantId}`;
  const { list } = await ask<FigurePage>(page, path);
  return { ...place, rows: list.items.length };
}

/** Goes to the figure within the app, as a link does, and waits until its picture is drawn. */
export async function openFigure(page: Page, view: 'parts' | '3d', { figureId, variantId }: FigurePlace) {
  await goWithin(page, `/manual/${view}?variantId=${variantId}&figureId=${figureId}`);
  await page
    .locator(view === '3d' ? 'canvas[data-drawn]' : '.callout-buttons button')
    .first()
    .waitFor();
}

/** Goes to the list of books, which shows no figure. */
export async function leaveFigures(page: Page): Promise<void> {
  await goWithin(page, '/manual/parts?list=all');
  await page.locator('.figure-page').waitFor({ state: 'detached' });
}

/** A link of the page that is pressed, so that the app stays and what it leaves behind can be seen. */
const goWithin = async (page: Page, href: string): Promise<void> =>
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, href);

/** Pictures a second while the model is turned, how large each is drawn and shown; every turn is drawn before the next is asked. */
export async function framesOf(page: Page, seconds: number): Promise<{ perSecond: number; size: string }> {
  return await page.locator('.model-window').evaluate(async (window, most) => {
    const canvas = window.querySelector('canvas');
    const next = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const turn = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    await next();
    const begin = performance.now();
    const taken = () => (performance.now() - begin) / 1000;
    let frames = 0;
    for (; taken() < most; frames += 1) {
      turn();
      // A picture is copied onto the page before its frame ends, which waits until it is drawn.
      await next();
    }
    const size = `${canvas?.dataset['drawn']}, shown at ${canvas?.width} × ${canvas?.height}`;
    return { perSecond: frames / taken(), size };
  }, seconds);
}

/** What the graphics hold for all models that were shown. */
export const geometriesHeld = async (page: Page): Promise<number> =>
  await page.locator('canvas[data-stage]').evaluate((canvas) => Number(canvas.dataset['geometries'] ?? 0));

/** Bytes that the page holds once everything that is held by nobody is gone. */
export async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}
