// Quality 16, 17: every path of the routes table, in five languages at three widths: its heading, nothing sideways, axe in light and dark, no text of another language.
import { expect, type Page, test } from '@playwright/test';
import { cells } from './cells.ts';
import { addressOf, everyPath, LEADS_AWAY } from './every-path.ts';
import { foreignTexts } from './foreign-texts.ts';
import { chooseLanguage, signInAt, textsOf } from './people.ts';
import { expectAccessible, expectNoSidewaysScroll, watchPage } from './watch.ts';

const LANGUAGES = ['en', 'es', 'pt', 'fa', 'zh'] as const;
const WIDTHS = [390, 820, 1440] as const;
/** So many days together walk every path of a cell. */
const SLICES = 10;

const today = Math.floor(Date.now() / 86_400_000);
const all = LANGUAGES.flatMap((language) => WIDTHS.map((width) => ({ language, width })));
const isTodays = (_: unknown, index: number) => index === today % all.length;
const isFull = process.env['E2E_FULL'] === 'on';
const paths = isFull ? everyPath : everyPath.filter((_, index) => index % SLICES === today % SLICES);

for (const { language, width } of cells(all, isTodays))
  for (const walker of ['visitor', 'buyer', 'office'] as const)
    test(`quality 16 every screen of the ${walker} in ${language} at ${width} px`, async ({ page }) => {
      test.setTimeout(15 * 60_000);
      const told = await watchPage(page);
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
      if (walker !== 'visitor') await signInAt(page, walker === 'office' ? '/office' : '/home', walker);
      await chooseLanguage(page, language);
      for (const { path } of paths.filter((one) => one.walker === walker)) {
        await test.step(path, () => walk(page, { path, language }));
        expect.soft(told.splice(0), path).toEqual([]);
      }
    });

async function walk(page: Page, { path, language }: { path: string; language: string }): Promise<void> {
  const address = await addressOf(page, path);
  expect.soft(address, `what leads to ${path}`).not.toBe('');
  if (address === '') return;
  await page.goto(address);
  const heading = page.getByRole('heading', { level: 1 });
  await expect.soft(heading, address).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  expect.soft(new URL(page.url()).pathname, address).toBe(LEADS_AWAY[path] ?? path);
  await expect.soft(heading, address).not.toHaveText(textsOf(language, 'failures')['routeTitle'] ?? '');
  await expect.soft(page.locator('html'), address).toHaveAttribute('lang', language === 'fa' ? 'fr' : language);
  expect.soft(await foreignTexts(page, language), address).toEqual([]);
  await softly(address, () => expectNoSidewaysScroll(page));
  await softly(address, () => expectAccessible(page));
}

// One fault does not hide those of the screens after it.
async function softly(address: string, check: () => Promise<void>): Promise<void> {
  const fault = await check().then(
    () => '',
    (error: unknown) => String(error),
  );
  expect.soft(fault, address).toBe('');
}
