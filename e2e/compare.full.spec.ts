// Product §5 Fit: two serial numbers compared, from the parts list of one machine to the rows in which the other differs.
import { expect, test } from '@playwright/test';
import { askShop } from './journey.ts';
import { signInAt } from './people.ts';
import { expectAccessible, expectNoSidewaysScroll } from './watch.ts';

test('product §5 from a parts list to what another machine has otherwise', async ({ page }) => {
  await signInAt(page, '/history');
  type Fleet = { items: { hostId: number; serialNumber: string; model: string }[] };
  const { items } = await askShop<Fleet>(page, '/category/host/pageList?sort=serial&pageSize=50');
  // Two of one model: their lists differ in the rows that serial numbers and options decide.
  const [first, second] =
    items.map((item) => items.filter((other) => other.model === item.model)).find((same) => same.length > 1) ?? [];
  await page.goto(`/historyPartsList?hostId=${first?.hostId ?? 0}`);
  await page.getByRole('link', { name: 'Compare' }).click();
  const side = page.getByRole('region', { name: 'Second machine' });
  await side.getByRole('textbox', { name: 'Serial number' }).fill(second?.serialNumber.toLowerCase() ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/otherHostId=\d+/);
  await expect(page.getByText(/differences?, |No difference/).first()).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});

test('product §5 what no longer matters where parts are ordered today is told, and left out on demand', async ({
  page,
}) => {
  await signInAt(page, '/compare?hostId=45&otherHostId=46&only=all');
  const rows = page.locator('main tbody tr').filter({ has: page.locator('td') });
  await expect(page.getByText(/no longer matter/)).toBeVisible();
  const settled = rows.filter({ hasText: /The same part |The same parts together |Each replaces the other/ });
  await expect(settled.first()).toBeVisible();
  const [all, no] = [await rows.count(), await settled.count()];
  await page.getByText(/^Still matter today/).click();
  await expect(page).not.toHaveURL(/only=/);
  await expect(rows).toHaveCount(all - no);
  await expect(settled).toHaveCount(0);
  await expectAccessible(page);
});

test.describe('on the phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('product §5 on the phone what two machines have at an item begins at one edge', async ({ page }) => {
    await signInAt(page, '/compare?hostId=45&otherHostId=4');
    const code = page.locator('main dd > span > a');
    await page.getByRole('button', { name: 'Open all chapters' }).click();
    await expect(code.first()).toBeVisible();
    const edges = await code.evaluateAll((links) =>
      links.filter((link) => link.checkVisibility()).map((link) => Math.round(link.getBoundingClientRect().left)),
    );
    expect(edges.length).toBeGreaterThan(5);
    expect(new Set(edges).size).toBe(1);
    // The number of the machine stands on the line of the code.
    const heights = await code.first().evaluate((link) =>
      [link, link.closest('dd')?.previousElementSibling].map((one) => {
        const words = document.createRange();
        words.selectNodeContents(one ?? link);
        const { top, bottom } = words.getBoundingClientRect();
        return (top + bottom) / 2;
      }),
    );
    expect(Math.abs((heights[0] ?? 0) - (heights[1] ?? 0))).toBeLessThan(4);
  });
});
