// A book in the place of a manual's file, sent by ranges as the shop does, and the reader that opens it.
import type { Page, Route } from '@playwright/test';

/** Opens, turns and leaves the reader. */
export interface ServedBook {
  open: (pageNo: number) => Promise<void>;
  goTo: (pageNo: number) => Promise<void>;
  leave: () => Promise<void>;
  /** Of the file, so far. */
  bytesSent: () => number;
}

const LIST = '/manual/service?kind=service&all=1';

/** Signs in as the demo's buyer. */
export async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel('Email', { exact: true }).fill('buyer@demo.outrigger.example');
  await page.getByLabel('Password', { exact: true }).fill('Outrigger-2026');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/home/);
}

/** Puts the book in the place of every manual's file, for somebody who is signed in. */
export async function openBookFrom(page: Page, url: string, book: Buffer): Promise<ServedBook> {
  let sent = 0;
  await page.route('**/static/product/manual/*.pdf', (route) => {
    const { bytes, answer } = pieceOf(route, book);
    sent += bytes;
    return answer();
  });
  await openList(page, `${url}${LIST}`);
  const drawn = (pageNo: number) => page.locator(`[data-page="${pageNo}"] canvas`).waitFor();
  return {
    async open(pageNo) {
      await page.getByRole('article').first().getByRole('link').first().click();
      await drawn(pageNo);
    },
    async goTo(pageNo) {
      const field = page.getByRole('textbox', { name: /^Page, of/ });
      await field.fill(String(pageNo));
      await field.press('Enter');
      await drawn(pageNo);
    },
    async leave() {
      await page.getByRole('link', { name: 'Service manuals' }).first().click();
      await page.getByRole('article').first().waitFor();
    },
    bytesSent: () => sent,
  };
}

/** The demo's books come some seconds after its start. */
async function openList(page: Page, address: string): Promise<void> {
  for (let tries = 0; tries < 60; tries += 1) {
    await page.goto(address);
    const isThere = await page
      .getByRole('article')
      .first()
      .waitFor({ timeout: 3000 })
      .then(
        () => true,
        () => false,
      );
    if (isThere) return;
  }
  throw new Error('the shop has no manuals');
}

function pieceOf(route: Route, book: Buffer): { bytes: number; answer: () => Promise<void> } {
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(route.request().headers()['range'] ?? '') ?? [];
  const headers = { 'accept-ranges': 'bytes', 'content-type': 'application/pdf' };
  // Who asks for the whole only looks at its head, and goes on by ranges.
  if (first === undefined)
    return {
      bytes: 0,
      answer: () => route.fulfill({ headers: { ...headers, 'content-length': `${book.length}` }, body: book }),
    };
  const piece = book.subarray(Number(first), Number(last) + 1);
  const range = `bytes ${first}-${Number(first) + piece.length - 1}/${book.length}`;
  const answer = () => route.fulfill({ status: 206, headers: { ...headers, 'content-range': range }, body: piece });
  return { bytes: piece.length, answer };
}
