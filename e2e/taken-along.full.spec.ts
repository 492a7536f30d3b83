// Product users, §5: a machine taken along with everything: its parts, pictures, figures and manuals are used without a network, with search and fit.
import { expect, type Page, test } from '@playwright/test';
import { openFirstMachine, takeAlong } from './away.ts';
import { askShop } from './journey.ts';
import { signInAt } from './people.ts';

test.use({ serviceWorkers: 'allow' });

/** Pictures of the page that have come, by their addresses. */
const picturesIn = (page: Page, part: string) =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll<HTMLImageElement>(selector)].filter((one) => one.complete && one.naturalWidth > 0)
        .length,
    part,
  );

test('product users: list, pictures, figures and manuals of a machine without a network', async ({ page, context }) => {
  test.setTimeout(600_000);
  await signInAt(page, '/history', 'technician');
  // The demo's books come some seconds after its start.
  const books = () => askShop<{ total: number }>(page, '/books/manuals');
  await expect.poll(async () => (await books()).total, { timeout: 90_000 }).toBeGreaterThan(0);
  await openFirstMachine(page);
  const hostId = new URL(page.url()).searchParams.get('hostId') ?? '';
  // Pictures that nobody has asked for yet are drawn first.
  await takeAlong(page, [], 420_000);
  await context.setOffline(true);
  await page.reload();
  // The list, with fit and pictures.
  await page.getByRole('main').getByPlaceholder('Name or part code').fill('seal');
  const row = page.getByRole('main').getByRole('article').filter({ hasText: 'Fits' }).first();
  await expect(row).toContainText(/seal/i);
  await expect.poll(async () => await picturesIn(page, 'main article img')).toBeGreaterThan(0);
  // A figure, its drawing and its items.
  await page.goto(`/manual/parts?hostId=${hostId}`);
  await page.getByRole('main').locator('section li a').first().click();
  await expect(page).toHaveURL(/figureId=\d+/);
  const drawing = page.getByRole('region', { name: /^Illustration of/ });
  await expect(drawing.getByRole('button').first()).toBeVisible();
  await expect(page.getByRole('main').getByText('Fits').first()).toBeVisible();
  // A manual, opened from the list of the machine's, read and searched.
  await page.goto('/manual/service');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page.locator('.book-picture').first()).toBeVisible();
  await page.getByRole('button', { name: 'Search in this manual' }).click();
  await page.getByRole('searchbox', { name: 'Search in this manual' }).fill('oil');
  await expect(page.getByText(/^(\d+ of )?\d+( places?)?$/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Next place' }).click();
  await expect(page.locator('.book-mark[data-here]').first()).toBeInViewport();
});
