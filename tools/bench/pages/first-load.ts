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

/** KiB after gzip of every script and style the page asks for until it is quiet, with an empty cache. */
export async function firstLoadKib({ context }: Visitor, url: string): Promise<number> {
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
  await page.goto(url, { waitUntil: 'networkidle' });
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await page.close();
  // A page that is not whole would be measured as a light one.
  if (missing.length > 0 || sizes.length === 0)
    throw new Error(`${url} did not load: ${missing.join(', ') || 'no script'}`);
  return bytes / 1024;
}
