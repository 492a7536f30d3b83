// Spec §2 Favourites: a part kept, listed, taken off and put back.
import { expect, test } from '@playwright/test';
import { firstCode } from './journey.ts';
import { signInAt } from './people.ts';
import { expectAccessible } from './watch.ts';

test('§2 a favourite is kept, listed, taken off and put back', async ({ page }) => {
  await signInAt(page, '/shop?sort=nameDesc&page=3', 'viewer');
  const code = await firstCode(page);
  const heart = page.getByRole('button', { name: `Favourite: ${code}` });
  if ((await heart.getAttribute('aria-pressed')) !== 'true') await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'My favourites' }).click();
  const remove = page.getByRole('button', { name: `Remove ${code} from the favourites` });
  await expect(remove).toBeVisible();
  await expectAccessible(page);
  await remove.click();
  await expect(remove).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(remove).toBeVisible();
});
