// Product §5 Fit: two serial numbers compared, from the parts list of one machine to the rows in which the other differs.
import { expect, test } from '@playwright/test';
import { askShop } from './journey.ts';
import { signInAt } from './people.ts';
import { expectAccessible, expectNoSidewaysScroll } from './watch.ts';

test('product §5 from a parts list to what another machine has otherwise', async ({ page }) => {
  await signInAt(page, '/history');
  type Fleet = { items: { hostId: number; serialNumber: string }[] };
  const { items } = await askShop<Fleet>(page, '/category/host/pageList?sort=serial&pageSize=2');
  const second = items[1]?.serialNumber ?? '';
  await page.goto(`/historyPartsList?hostId=${items[0]?.hostId ?? 0}`);
  await page.getByRole('link', { name: 'Compare' }).click();
  const side = page.getByRole('region', { name: 'Second machine' });
  await side.getByRole('textbox', { name: 'Serial number' }).fill(second.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/otherHostId=\d+/);
  await expect(page.getByText(/difference|No difference/).first()).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});
