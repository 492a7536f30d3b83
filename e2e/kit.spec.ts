// The kit page in a real browser: no axe violation in either theme at either width, nothing scrolls sideways, and every piece by keyboard alone.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

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

/** Messages a page must not have: errors, and refusals of the content security policy among them. */
function watchConsole(page: Page): string[] {
  const told: string[] = [];
  page.on('console', (message) => message.type() === 'error' && told.push(message.text()));
  page.on('pageerror', (error) => told.push(error.message));
  return told;
}

async function openKit(page: Page): Promise<void> {
  await page.goto('/kit');
  await expect(page.getByRole('heading', { name: 'The kit: every piece in every state' })).toBeVisible();
}

/** Text in the very colour of its ground is to axe only a doubt, so it is asked for apart. */
async function expectAccessible(page: Page, part = 'body'): Promise<void> {
  const { violations, incomplete } = await new AxeBuilder({ page }).include(part).analyze();
  const places = (rule: (typeof violations)[number]) => rule.nodes.map((node) => node.target.join(' ')).join(', ');
  const unseen = incomplete
    .flatMap((rule) => rule.nodes)
    .filter((node) => node.any.some((check) => check.data?.messageKey === 'equalRatio'));
  expect(violations.map((rule) => `${rule.id}: ${places(rule)}`)).toEqual([]);
  expect(unseen.map((node) => node.target.join(' '))).toEqual([]);
}

for (const { name, width, height } of WIDTHS) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`kit on the ${name}, ${colorScheme}`, () => {
      test.use({
        viewport: { width, height },
        colorScheme,
        hasTouch: name === 'phone',
        contextOptions: { reducedMotion: 'reduce' },
      });

      test('has no axe violation, no console error, no sideways scroll', async ({ page }) => {
        const told = watchConsole(page);
        await openKit(page);
        await expectAccessible(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
          0,
        );
        expect(told).toEqual([]);
      });

      test('has no axe violation with each floating piece open', async ({ page }) => {
        const told = watchConsole(page);
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
        await expectAccessible(page);
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

test.describe('kit by keyboard', () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  test.beforeEach(async ({ page }) => openKit(page));

  test('a dialog keeps the focus inside and gives it back', async ({ page }) => {
    const opener = page.getByRole('button', { name: 'Dialog', exact: true });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Name this machine' });
    await expect(dialog).toBeVisible();
    for (let press = 0; press < 8; press += 1) {
      await page.keyboard.press('Tab');
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  test('a confirmation is not answered by a press outside', async ({ page }) => {
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Empty the cart?' });
    await expect(dialog).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(dialog).toBeVisible();
    await page.getByRole('button', { name: 'Keep them' }).click();
    await expect(dialog).toHaveCount(0);
  });

  test('a menu opens, moves, ticks and closes', async ({ page }) => {
    const opener = page.getByRole('button', { name: 'Account' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('menu', { name: 'Your account' });
    await expect(menu).toBeVisible();
    const tick = page.getByRole('menuitemcheckbox', { name: 'Dense tables' });
    await expect(tick).toHaveAttribute('aria-checked', 'true');
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowUp');
    await expect(tick).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(tick).toHaveAttribute('aria-checked', 'false');
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(opener).toBeFocused();
    await opener.click();
    await expect(menu).toBeVisible();
    const box = await opener.boundingBox();
    await page.mouse.click((box?.x ?? 0) + 8, (box?.y ?? 0) + 8);
    await expect(menu).toHaveCount(0);
  });

  test('a search field steers its suggestions', async ({ page }) => {
    const field = page.getByRole('combobox', { name: 'Search parts and machines' });
    const told = page.locator('output', { hasText: /^(Opened|Searched)/ });
    await field.fill('nv');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('option', { name: /S10E scissor lift/ })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(field).not.toHaveAttribute('aria-activedescendant');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(told).toHaveText('Opened p1');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('ArrowDown');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    await expect(told).toHaveText('Searched for nv');
    await page.keyboard.press('Escape');
    await expect(field).toHaveValue('');
    await field.fill('none');
    await expect(page.getByText('Nothing found for “none”')).toBeVisible();
  });

  test('tabs move by arrow keys and are one stop', async ({ page }) => {
    await page.getByRole('tab', { name: 'Account' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Mobile' })).toBeFocused();
    await expect(page.getByRole('tabpanel')).toContainText('mobile');
    await page.keyboard.press('Home');
    await expect(page.getByRole('tab', { name: 'Account' })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tab', { name: 'Mobile' })).not.toBeFocused();
  });

  test('a quantity takes arrows and typing and refuses what is no quantity', async ({ page }) => {
    const field = page.getByRole('textbox', { name: 'Quantity of NV-4402-118' }).first();
    await field.focus();
    await page.keyboard.press('ArrowUp');
    await expect(field).toHaveValue('5');
    await page.keyboard.press('PageUp');
    await expect(field).toHaveValue('15');
    await field.fill('1,5');
    await field.blur();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveValue('1,5');
    await field.fill('1,200');
    await field.press('Enter');
    await expect(field).toHaveValue('1200');
  });

  test('a pane is moved by arrow keys', async ({ page }) => {
    const bar = page.getByRole('separator', { name: 'Width of the illustration' });
    await bar.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(bar).toHaveAttribute('aria-valuenow', '48');
    await page.keyboard.press('End');
    await expect(bar).toHaveAttribute('aria-valuenow', '75');
  });

  test('a toast with an action stays, a plain one goes', async ({ page }) => {
    await page.getByRole('button', { name: 'Toast with Undo' }).click();
    await page.getByRole('button', { name: 'Plain toast' }).click();
    const notices = page.getByRole('region', { name: 'Notices' });
    await expect(notices.getByText('Copied')).toBeVisible();
    await page.mouse.move(5, 5);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await expect(notices.getByText('Copied')).toHaveCount(0, { timeout: 4000 });
    await expect(notices.getByRole('button', { name: 'Undo' })).toBeVisible();
    await notices.getByRole('button', { name: 'Undo' }).click();
    await expect(notices.getByRole('button', { name: 'Undo' })).toHaveCount(0);
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
