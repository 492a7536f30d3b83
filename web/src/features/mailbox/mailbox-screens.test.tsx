// Product §8: the mailbox in the office; driven by role and label.
import { areaCalls } from '@outrigger/contract/calls/areas.ts';
import { identityCalls } from '@outrigger/contract/calls/identity.ts';
import { mailboxCalls } from '@outrigger/contract/calls/mailbox.ts';
import { configure, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { network } from '../../test/fake-network.ts';
import { signInAs } from '../../test/people.make.ts';
import { renderShop } from '../../test/render-shop.tsx';

vi.setConfig({ testTimeout: 20_000 });
configure({ asyncUtilTimeout: 5000 });
const { mailList, readMail } = mailboxCalls;
const row = {
  id: 3,
  channel: 'mail' as const,
  recipient: 'asa@norrvik.example',
  subject: 'Norrvik Lifts is approved',
  createdAt: '2026-11-25T10:00:00Z',
  isSent: false,
};

beforeEach(() => {
  network.answer(areaCalls.currencyList, []);
  network.answer(mailList, { items: [row], total: 1, page: 1, pageSize: 20 });
});

async function open(path: string) {
  const user = signInAs({ role: 'admin', officeRoles: ['super'], company: null });
  network.answer(identityCalls.profile, { user });
  return await renderShop(path);
}

test('product §8 mails are listed, and found by address', async () => {
  const shop = await open('/office/mailbox');
  const link = await screen.findByRole('link', { name: 'Norrvik Lifts is approved' });
  expect(link.getAttribute('href')).toBe('/office/mail?id=3');
  expect(screen.getByText('Kept here')).toBeDefined();
  network.answer(mailList, { items: [], total: 0, page: 1, pageSize: 20 });
  await shop.user.type(screen.getByLabelText('Find by address or subject'), 'nobody{Enter}');
  expect(await screen.findByText('No mails')).toBeDefined();
  expect(network.sentTo(mailList).at(-1)?.query.get('keyword')).toBe('nobody');
});

test('quality 11 a mail is read as text, and as laid out, of which the browser parses nothing', async () => {
  const text = 'Hello\n\nSign in: http://localhost:3000/login';
  network.answer(readMail, {
    ...row,
    text,
    html: '<p>Hello <strong>Bold</strong></p><p>&lt;script&gt;x&lt;/script&gt;</p>',
    language: 'en',
  });
  const shop = await open('/office/mail?id=3');
  expect(await screen.findByRole('heading', { level: 1, name: 'Norrvik Lifts is approved' })).toBeDefined();
  expect(screen.getByRole('link', { name: /\/login$/ }).getAttribute('href')).toBe('/login');
  await shop.user.click(screen.getByRole('tab', { name: 'As the mail program shows it' }));
  const page = within(screen.getByRole('tabpanel'));
  expect((await page.findByText('Bold')).tagName).toBe('STRONG');
  expect(page.getByText('<script>x</script>')).toBeDefined();
});

test('§8 mails that cannot be had say so', async () => {
  network.lose(mailList);
  network.refuse(readMail, 'notFound');
  await open('/office/mailbox');
  await waitFor(() => expect(screen.getByText('The mailbox could not be loaded')).toBeDefined());
});

test('§8 a mail that does not exist says so', async () => {
  network.refuse(readMail, 'notFound');
  await open('/office/mail?id=4');
  expect(await screen.findByText('The mail could not be read')).toBeDefined();
});
