// Product §8: the parts desk looks at companies, approves them or refuses them with a reason; driven by role and label.
import { areaCalls } from '@outrigger/contract/calls/areas.ts';
import { companyCalls } from '@outrigger/contract/calls/companies.ts';
import { subAccountCalls } from '@outrigger/contract/calls/sub-accounts.ts';
import { identityCalls } from '@outrigger/contract/calls/identity.ts';
import { cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { network } from '../../test/fake-network.ts';
import { signInAs } from '../../test/people.make.ts';
import { renderShop } from '../../test/render-shop.tsx';

vi.setConfig({ testTimeout: 20_000 });
configure({ asyncUtilTimeout: 5000 });
const { companyList, companyDetail, approveCompany, refuseCompany } = companyCalls;
const row = {
  id: 7,
  name: 'Norrvik Lifts',
  status: 'waiting' as const,
  country: 'SE',
  customerNumber: null,
  email: 'asa@norrvik.example',
  createdAt: '2026-11-25T10:00:00Z',
};
const detail = {
  ...row,
  currency: 'EUR',
  decidedBy: null,
  decidedAt: null,
  decisionReason: null,
  terms: { version: '2026-11', agreedAt: '2026-11-25T10:00:00Z' },
  people: [
    {
      id: 9,
      name: 'Åsa Lind',
      email: 'asa@norrvik.example',
      role: 'main' as const,
      status: 'active' as const,
      isEmailVerified: true,
      isBound: true,
      invitedUntil: null as string | null,
      language: 'en' as const,
    },
  ],
};
const counts = { waiting: 1, approved: 4, blocked: 0 };

beforeEach(() => {
  network.answer(areaCalls.currencyList, []);
  network.answer(companyList, { items: [row], total: 1, page: 1, pageSize: 20, counts });
  network.answer(companyDetail, detail);
});

async function open(path: string) {
  const user = signInAs({ role: 'admin', officeRoles: ['super'], company: null });
  network.answer(identityCalls.profile, { user });
  return await renderShop(path);
}

test('product §8 companies are listed with their status and found by what is asked in the address', async () => {
  const shop = await open('/office/companies?status=waiting');
  const link = await screen.findByRole('link', { name: 'Norrvik Lifts' });
  expect(link.getAttribute('href')).toBe('/office/company?id=7');
  expect(screen.getByRole('option', { name: 'Approved (4)' })).toBeDefined();
  await shop.user.type(screen.getByLabelText('Find by name, email or customer number'), 'norr{Enter}');
  await waitFor(() => expect(network.sentTo(companyList).at(-1)?.query.get('keyword')).toBe('norr'));
  expect(network.sentTo(companyList).at(-1)?.query.get('status')).toBe('waiting');
  await shop.user.selectOptions(screen.getByLabelText('Status'), '');
  await waitFor(() => expect(network.sentTo(companyList).at(-1)?.query.get('status')).toBeNull());
});

test('product §8 without a company of that name the list says so; a failure can be asked again', async () => {
  network.answer(companyList, { items: [], total: 0, page: 1, pageSize: 20, counts });
  await open('/office/companies?keyword=none');
  expect(await screen.findByText('No companies')).toBeDefined();
});

test('§8 a list that cannot be had says so', async () => {
  network.lose(companyList);
  await open('/office/companies');
  expect(await screen.findByText('The companies could not be loaded')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});

test('product §3 a company is shown with the terms it agreed to, and approved with its customer number', async () => {
  network.answer(approveCompany, { ...detail, status: 'approved', customerNumber: 'K-77' });
  const shop = await open('/office/company?id=7');
  expect(await screen.findByRole('heading', { level: 1, name: 'Norrvik Lifts' })).toBeDefined();
  expect(screen.getByText(/^Version 2026-11/)).toBeDefined();
  expect(screen.getByText('Sweden')).toBeDefined();
  await shop.user.type(screen.getByLabelText(/^Customer number/), 'K-77');
  await shop.user.click(screen.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Norrvik Lifts is approved')).toBeDefined();
  expect(network.sentTo(approveCompany)[0]?.body).toEqual({ id: 7, customerNumber: 'K-77' });
});

test('product §8 an approved company leads whoever sets credit lines to its own, and nobody else', async () => {
  network.answer(companyDetail, { ...detail, status: 'approved' });
  await open('/office/company?id=7');
  const link = await screen.findByRole('link', { name: 'Set its credit line' });
  expect(link.getAttribute('href')).toBe('/office/credit?keyword=Norrvik%20Lifts');
  cleanup();
  const user = signInAs({ role: 'admin', officeRoles: ['support'], company: null });
  network.answer(identityCalls.profile, { user });
  await renderShop('/office/company?id=7');
  expect(await screen.findByRole('link', { name: 'Mails to this company' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Set its credit line' })).toBeNull();
});

test('§8 a customer number that another company has is said at its field', async () => {
  network.refuse(approveCompany, 'conflict');
  const shop = await open('/office/company?id=7');
  await shop.user.type(await screen.findByLabelText(/^Customer number/), 'K-1');
  await shop.user.click(screen.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Another company has this customer number.')).toBeDefined();
  expect(screen.getByLabelText(/^Customer number/)).toHaveProperty('value', 'K-1');
});

test('product §3 a refusal asks for its reason first', async () => {
  network.answer(refuseCompany, { ...detail, status: 'blocked', decisionReason: 'No trade licence' });
  const shop = await open('/office/company?id=7');
  await shop.user.click(await screen.findByRole('button', { name: 'Refuse' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Refuse Norrvik Lifts?' }));
  await shop.user.click(dialog.getByRole('button', { name: 'Refuse' }));
  expect(dialog.getByText('Give the reason.')).toBeDefined();
  await shop.user.type(dialog.getByLabelText('Reason'), 'No trade licence');
  await shop.user.click(dialog.getByRole('button', { name: 'Refuse' }));
  expect(await screen.findByText('Norrvik Lifts is closed')).toBeDefined();
  expect(network.sentTo(refuseCompany).map(({ body }) => body)).toEqual([{ id: 7, reason: 'No trade licence' }]);
});

test('§8 a company that does not exist says so', async () => {
  network.refuse(companyDetail, 'notFound', 'The requested record does not exist.');
  await open('/office/company?id=8');
  expect(await screen.findByText('The company could not be loaded')).toBeDefined();
});

test('product §8 the desk invites somebody of a company again, leads to who waits, and switches off with a reason', async () => {
  const [main] = detail.people;
  const person = { ...main, role: 'sub' as const, isEmailVerified: false, language: 'en' as const, invitedUntil: null };
  const people = [
    ...detail.people,
    { ...person, id: 10, name: 'Kim', email: 'kim@norrvik.example', status: 'active' as const, isBound: false },
    { ...person, id: 11, name: 'Bo', email: 'bo@norrvik.example', status: 'reviewing' as const, isBound: false },
  ];
  network.answer(companyDetail, { ...detail, people });
  network.answer(subAccountCalls.inviteSubAccountAgain, null);
  network.answer(subAccountCalls.closeSubAccount, null);
  const shop = await open('/office/company?id=7');
  await shop.user.click(await screen.findByRole('button', { name: 'Send the invitation again: Kim' }));
  expect(await screen.findByText('Kim gets a new invitation by mail')).toBeDefined();
  const table = within(screen.getByRole('table', { name: 'People' }));
  expect(table.getByText('Invited')).toBeDefined();
  expect(table.getByRole('link', { name: 'Decide' }).getAttribute('href')).toBe(
    '/office/subaccounts?keyword=bo%40norrvik.example',
  );
  expect(table.getAllByRole('button', { name: /^Switch off/ }).length).toBe(1);
  await shop.user.click(table.getByRole('button', { name: 'Switch off: Kim' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Switch off Kim?' }));
  await shop.user.click(dialog.getByRole('button', { name: 'Switch off' }));
  expect(dialog.getByText('Give the reason.')).toBeDefined();
  await shop.user.type(dialog.getByLabelText('Reason'), 'Left the firm');
  await shop.user.click(dialog.getByRole('button', { name: 'Switch off' }));
  expect(await screen.findByText('Kim is switched off')).toBeDefined();
  expect(network.sentTo(subAccountCalls.closeSubAccount)[0]?.body).toEqual({ id: 10, reason: 'Left the firm' });
});
