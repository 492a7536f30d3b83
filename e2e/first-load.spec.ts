// Spec §8: a first load that breaks off is told, since nothing but the static page is there to tell it.
import { expect, test } from '@playwright/test';

test('§8 a first load whose texts do not come says so, and comes with the link it offers', async ({
  page,
  request,
}) => {
  const shell = await (await request.get('/login')).text();
  // What the page names itself comes, and nothing that is asked for later.
  await page.route(/\/static\/[^/]+\.js$/, (route) =>
    shell.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
  );
  await page.goto('/login');
  await expect(page.getByText('The shop could not be loaded.')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('link', { name: 'Load it again' }).click();
  await expect(page.getByRole('textbox').first()).toBeVisible();
});
