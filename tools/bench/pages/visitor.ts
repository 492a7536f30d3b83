// A browser of its own that Lighthouse can drive too, on a phone's screen, signed in where the page needs it.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium as playwright } from '@playwright/test';
import { freePort } from '../../setup/shop-for-tests.js';

/** The open browser, and the port by which other programs reach it. */
export interface Visitor {
  context: BrowserContext;
  debuggingPort: number;
  close: () => Promise<void>;
}

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-dev-shm-usage'];

/** Opens a browser with nothing cached; a signed-in visitor is the demo's buyer. */
export async function openVisitor(
  origin: string,
  { isSignedIn, chromium }: { isSignedIn: boolean; chromium: string },
): Promise<Visitor> {
  const profile = await mkdtemp(join(tmpdir(), 'outrigger-visitor-'));
  const debuggingPort = await freePort();
  const context = await playwright.launchPersistentContext(profile, {
    executablePath: chromium,
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    args: [...FLAGS, '--disable-background-networking', `--remote-debugging-port=${debuggingPort}`],
  });
  const close = async () => {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  };
  try {
    if (isSignedIn) await signIn(context, origin);
  } catch (error) {
    // An open browser would keep the command from ending.
    await close();
    throw error;
  }
  return { context, debuggingPort, close };
}

async function signIn(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${origin}/login`);
  await page.locator('input[type=email]').fill('buyer@demo.outrigger.example');
  await page.locator('input[type=password]').fill('Outrigger-2026');
  await page.locator('form button[type=submit]').click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
  await page.close();
}
