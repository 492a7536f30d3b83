// Product §8 audit trail: entries in words with what was before and is after, filters in the address, the state of the chain.
import { areaCalls } from '@outrigger/contract/calls/areas.ts';
import { AUDIT_ACTIONS, auditCalls } from '@outrigger/contract/calls/audit.ts';
import type { AuditEntry } from '@outrigger/contract';
import { identityCalls } from '@outrigger/contract/calls/identity.ts';
import { configure, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { network } from '../../test/fake-network.ts';
import { signInAs } from '../../test/people.make.ts';
import { renderShop } from '../../test/render-shop.tsx';

vi.setConfig({ testTimeout: 20_000 });
configure({ asyncUtilTimeout: 5000 });
const { auditTrail, auditState } = auditCalls;

const entry: AuditEntry = {
  position: 4312,
  at: '2026-11-25T10:00:00Z',
  action: 'refuseCompany',
  by: 'ada@outrigger.example',
  company: 'Norrvik Lifts',
  subject: 'company 7',
  person: null,
  changes: [{ field: 'status', before: 'approved', after: 'blocked' }],
  reason: 'Unpaid since May',
  requestId: 'r-1',
};
const checked = { upTo: 4312, at: '2026-11-25T10:05:00Z', brokenAt: null };

beforeEach(() => {
  network.answer(areaCalls.currencyList, []);
  network.answer(auditTrail, { items: [entry], next: null });
  network.answer(auditState, { entries: 4312, checked });
});
async function open(path = '/office/audit') {
  const user = signInAs({ role: 'admin', officeRoles: ['super'], company: null });
  network.answer(identityCalls.profile, { user });
  return await renderShop(path);
}

test('product §8 an entry says in words what was done, to whom, by whom, why, and what it was before', async () => {
  network.answer(auditTrail, {
    items: [
      entry,
      {
        ...entry,
        position: 4311,
        action: 'setAdministratorRoles',
        company: null,
        subject: 'user 9',
        person: 'nia@outrigger.example',
        changes: [{ field: 'roles', before: [], after: ['support', 'finance'] }],
        reason: null,
      },
    ],
    next: null,
  });
  await open();
  expect(await screen.findByText(/The chain holds up to entry 4,312 of 4,312/)).toBeDefined();
  const row = within(
    (await screen.findByRole('rowheader', { name: /closed the company/ })).closest('tr') ?? document.body,
  );
  for (const text of ['Norrvik Lifts', 'ada@outrigger.example', 'closed', 'Entry 4,312', 'Reason: Unpaid since May'])
    expect(row.getByText(text)).toBeDefined();
  expect(row.getByText(/Status: approved →/)).toBeDefined();
  expect(screen.getByText('User nia@outrigger.example')).toBeDefined();
  expect(screen.getByText('Support, Finance')).toBeDefined();
});

test('product §8 the trail is narrowed by who, what, whom and days, and goes on to older entries', async () => {
  network.answer(auditTrail, { items: [entry], next: 4000 });
  const shop = await open('/office/audit?action=refuseCompany&from=2026-11-01');
  const older = await screen.findByRole('link', { name: 'Older entries' });
  expect(older.getAttribute('href')).toContain('before=4000');
  await shop.user.type(screen.getByLabelText('Done by (email)'), 'ada');
  await shop.user.type(screen.getByLabelText('Company, person or object'), 'norr{Enter}');
  await waitFor(() => expect(network.sentTo(auditTrail).at(-1)?.query.get('about')).toBe('norr'));
  const asked = network.sentTo(auditTrail).at(-1)?.query;
  expect(['by', 'action', 'from', 'before'].map((name) => asked?.get(name))).toEqual([
    'ada',
    'refuseCompany',
    '2026-11-01',
    null,
  ]);
  expect(asked?.get('fromOffset')).not.toBeNull();
  await shop.user.selectOptions(screen.getByLabelText('What'), 'Everything');
  await waitFor(() => expect(network.sentTo(auditTrail).at(-1)?.query.get('action')).toBeNull());
});

test('product §8 the state of the chain is said, and a break is an alert', async () => {
  network.answer(auditState, { entries: 4312, checked: { ...checked, brokenAt: 77 } });
  await open();
  expect((await screen.findByRole('alert')).textContent).toContain('Entry 77 is not as it was written');
});

test('product §8 without entries the page says so, and that nothing was checked yet', async () => {
  network.answer(auditTrail, { items: [], next: null });
  network.answer(auditState, { entries: 0, checked: null });
  await open();
  expect(await screen.findByText('No entries')).toBeDefined();
  expect(await screen.findByText('There is no entry yet.')).toBeDefined();
});

test('product §8 entries that came after a check of nothing are said to be not checked yet, not to have failed', async () => {
  network.answer(auditState, { entries: 2, checked: { ...checked, upTo: 0 } });
  await open();
  expect(await screen.findByText('2 entries, not checked yet.')).toBeDefined();
  expect(screen.getByText(/The worker checks on every five minutes/)).toBeDefined();
  expect(screen.queryByText(/holds up to/)).toBeNull();
});

test('product §8 who may not read it is told', async () => {
  network.refuse(auditTrail, 'noPermission');
  await open();
  expect(await screen.findByText('The audit trail could not be loaded')).toBeDefined();
});

test('product §8 everything that is noted has its words', async () => {
  await open();
  const options = within(await screen.findByLabelText('What')).getAllByRole('option');
  expect(options).toHaveLength(AUDIT_ACTIONS.length + 1);
  for (const option of options) expect(option.textContent).not.toMatch(/^audit\./);
});
