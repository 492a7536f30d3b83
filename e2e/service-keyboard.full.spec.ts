// Quality 16: by keyboard alone a notice is written and published, read and confirmed, and an inquiry is made and answered.
import { expect, type Page, test } from '@playwright/test';
import { pressAt, tabTo, typeAt } from './keyboard.ts';
import { signInAt } from './people.ts';
import { endRecall } from './service-things.ts';

const name = `Lock pins ${Date.now()}`;
const letter = `Torque of the slew ring ${Date.now()}`;

/** Chooses in a list as it stands, by the first letters of what is wanted. */
async function choose(page: Page, label: string, option: string): Promise<void> {
  const list = page.getByRole('main').getByLabel(label, { exact: true });
  await tabTo(page, list);
  await page.keyboard.type(option);
  await expect(list.locator('option:checked')).toHaveText(option);
}

async function publishNotice(desk: Page): Promise<void> {
  await pressAt(desk, desk.getByRole('link', { name: 'Write a notice' }));
  await choose(desk, 'Kind', 'Recall');
  await choose(desk, 'For', 'Everybody');
  await typeAt(desk, desk.getByLabel('Heading (English)'), name);
  await typeAt(desk, desk.getByLabel('Text (English)'), '<p>Lower the platform.</p>');
  await expect(desk.getByText('Lower the platform.', { exact: true })).toBeVisible();
  await pressAt(desk, desk.getByRole('button', { name: 'Release' }));
  await expect(desk.getByRole('row', { name: new RegExp(name) })).toContainText('Shown');
}

async function confirmNotice(page: Page): Promise<void> {
  await pressAt(page, page.getByRole('link', { name: /^Notices/ }).first());
  await pressAt(page, page.getByRole('link', { name }));
  await pressAt(page, page.getByRole('button', { name: 'I have read and understood this' }));
  await expect(page.getByText(/^You confirmed it on/)).toBeVisible();
}

async function inquire(page: Page): Promise<void> {
  await page.goto('/tools');
  const main = page.getByRole('main');
  await choose(page, 'Business type', 'Business');
  await choose(page, 'What is it about?', 'Maintenance');
  await choose(page, 'Urgency', 'High');
  await typeAt(page, main.getByLabel('Message'), letter);
  await tabTo(page, main.locator('input[type=file]'));
  await pressAt(page, main.getByRole('button', { name: 'Send inquiry' }));
  await expect(page.getByText('Your inquiry is with the parts desk')).toBeVisible();
}

async function answer(desk: Page): Promise<void> {
  await desk.goto('/office/inbox');
  await typeAt(desk, desk.getByLabel('Name, email, company or words'), letter);
  await desk.keyboard.press('Enter');
  await pressAt(desk, desk.getByRole('main').getByRole('link', { name: new RegExp(letter) }));
  await typeAt(desk, desk.getByLabel('Answer', { exact: true }), '180 Nm, crosswise.');
  await pressAt(desk, desk.getByRole('button', { name: 'Send answer' }));
  await expect(desk.getByRole('main').getByText('180 Nm, crosswise.')).toBeVisible();
}

test('quality 16 a notice is published and confirmed, an inquiry made and answered, by keyboard alone', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(5 * 60_000);
  const desk = await (await browser.newContext()).newPage();
  await signInAt(desk, '/office/notices', 'office');
  await publishNotice(desk);
  const notice = (await desk.getByRole('link', { name }).getAttribute('href')) ?? '';
  await signInAt(page, '/home');
  await confirmNotice(page);
  await inquire(page);
  await answer(desk);
  await endRecall(request, Number(/id=(\d+)/.exec(notice)?.[1]), name);
});
