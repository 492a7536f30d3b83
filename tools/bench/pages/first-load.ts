// What a first visit to a page loads of script and style (quality 14).
import { gzipSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import type { Visitor } from './visitor.ts';

/** Smaller ones fit a packet of the network as they are. */
const WORTH_BYTES = 1024;

async function packedBytes(response: Response): Promise<number> {
  const body = await response.body();
  if (body.length >= WORTH_BYTES && !response.headers()['content-encoding'])
    throw new Error(`${response.url()} comes unpacked`);
  return gzipSync(body).length;
}

/** What a page has asked for, in KiB after gzip, when what one came for stands, and when it is quiet. */
export interface FirstLoad {
  untilUsable: number;
  untilQuiet: number;
}

/** Every script and style the page asks for with an empty cache, until `usable` is seen on it and until nothing more comes. */
export async function firstLoadKib({ context }: Visitor, url: string, usable: string): Promise<FirstLoad> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.clearBrowserCache');
  const sizes: Promise<number>[] = [];
  const missing: string[] = [];
  page.on('response', (response) => {
    if (!/\.(js|css)$/.test(new URL(response.url()).pathname)) return;
    if (!response.ok()) missing.push(`${response.url()} answered ${response.status()}`);
    else sizes.push(packedBytes(response));
  });
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator(usable).first().waitFor();
  const before = sizes.length;
  await page.waitForLoadState('networkidle');
  const packed = await Promise.all(sizes);
  const kibOf = (some: readonly number[]) => some.reduce((sum, size) => sum + size, 0) / 1024;
  await page.close();
  // A page that is not whole would be measured as a light one.
  if (missing.length > 0 || sizes.length === 0)
    throw new Error(`${url} did not load: ${missing.join(', ') || 'no script'}`);
  return { untilUsable: kibOf(packed.slice(0, before)), untilQuiet: kibOf(packed) };
}
