// The kit page in a real browser: no axe violation in either theme at either width, nothing scrolls sideways, targets fit a finger, the brand colour has its shades.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { cells } from './cells.ts';
import { galleryUrl, openKit } from './kit.ts';
import { expectNoSidewaysScroll, watchPage } from './watch.ts';

test.use({ baseURL: galleryUrl });

const WIDTHS = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desk', width: 1440, height: 900 },
];

/** Everything a finger presses; a tick or radio is pressed by its label, a text field inside a drawn box by the box. */
const TARGETS = [
  '#root button',
  '#root select',
  '#root summary',
  '#root label:has(input)',
  '#root input:is([type=text], [type=password], [type=email], [type=date], [type=tel]):not(.search-look > input)',
  '.search-look',
].join();

/** Text in the very colour of its ground is to axe only a doubt, so it is asked for apart. */
async function expectAccessible(page: Page, part = 'body'): Promise<void> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations', 'incomplete'] });
  const { violations, incomplete } = await axe.include(part).analyze();
  const places = (rule: (typeof violations)[number]) => rule.nodes.map((node) => node.target.join(' ')).join(', ');
  const unseen = incomplete
    .flatMap((rule) => rule.nodes)
    .filter((node) => node.any.some((check) => check.data?.messageKey === 'equalRatio'));
  expect(violations.map((rule) => `${rule.id}: ${places(rule)}`)).toEqual([]);
  expect(unseen.map((node) => node.target.join(' '))).toEqual([]);
}

for (const { name, width, height } of WIDTHS) {
  // Each width and each theme once; the other two cells belong to the full matrix.
  for (const colorScheme of cells(['light', 'dark'] as const, (one) => (one === 'light') === (name === 'phone'))) {
    test.describe(`kit on the ${name}, ${colorScheme}`, () => {
      test.use({
        viewport: { width, height },
        colorScheme,
        hasTouch: name === 'phone',
        contextOptions: { reducedMotion: 'reduce' },
      });

      test('has no axe violation, no console error, no sideways scroll', async ({ page }) => {
        const told = await watchPage(page);
        await openKit(page);
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
        expect(told).toEqual([]);
      });

      test('has no axe violation with each floating piece open', async ({ page }) => {
        // The page holds every piece of the kit, and axe reads all of it.
        test.slow();
        const told = await watchPage(page);
        await openKit(page);
        for (const opener of ['Dialog', 'Sheet from the side', 'Sheet from below', 'Shortcuts']) {
          await page.getByRole('button', { name: opener, exact: true }).click();
          await expect(page.getByRole('dialog')).toBeVisible();
          await expectAccessible(page, '[role=dialog]');
          await page.keyboard.press('Escape');
          await expect(page.getByRole('dialog')).toHaveCount(0);
        }
        await page.getByRole('button', { name: 'Failed toast' }).click();
        await page.getByRole('button', { name: 'Toast with Undo' }).click();
        await page.getByRole('button', { name: 'Account' }).focus();
        await page.keyboard.press('Tab');
        await expect(page.getByRole('tooltip')).toBeVisible();
        await expectAccessible(page, '[role=tooltip]');
        await expectAccessible(page, '[aria-label=Notices]');
        await page.getByRole('button', { name: 'Account' }).click();
        await expect(page.getByRole('menu')).toBeVisible();
        await expectAccessible(page);
        expect(told).toEqual([]);
      });
    });
  }
}

test.describe('kit under the finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('targets are at least 44 px on touch', async ({ page }) => {
    await openKit(page);
    const small = await page.evaluate((targets) => {
      const tooSmall = (element: HTMLElement) => Math.min(element.offsetWidth, element.offsetHeight) < 44;
      return [...document.querySelectorAll<HTMLElement>(targets)]
        .filter((element) => element.offsetParent !== null && tooSmall(element))
        .map((element) => `${element.ariaLabel ?? element.textContent} ${element.offsetWidth}x${element.offsetHeight}`);
    }, TARGETS);
    expect(small).toEqual([]);
  });
});

test('the brand colour sets its 18 shades and the text on it', async ({ page }) => {
  await openKit(page);
  const read = () =>
    page.evaluate(() => {
      const style = (selector: string, property: 'backgroundColor' | 'color') => {
        const element = document.querySelector(selector);
        return element ? getComputedStyle(element)[property] : null;
      };
      return {
        light5: style('[data-shade=light-5]', 'backgroundColor'),
        dark9: style('[data-shade=dark-9]', 'backgroundColor'),
        text: style('#colours .bg-brand', 'color'),
      };
    });
  await expect(page.locator('[data-shade]')).toHaveCount(18);
  const before = await read();
  expect(before.text).toBe('rgb(21, 17, 13)');
  await page.getByLabel('Brand colour').fill('#0b3d91');
  const after = await read();
  expect(after.text).toBe('rgb(255, 255, 255)');
  expect(after.light5).not.toBe(before.light5);
  expect(after.dark9).not.toBe(before.dark9);
});
