// Product §5 Fit, Supersession: what is left of the difference of two machines where parts are ordered today.
import { areaCalls } from '@outrigger/contract/calls/areas.ts';
import { cartCalls } from '@outrigger/contract/calls/cart.ts';
import { identityCalls } from '@outrigger/contract/calls/identity.ts';
import { machineCalls } from '@outrigger/contract/calls/machines.ts';
import { configure, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadTexts } from '../../../client/texts.ts';
import { makeMachine, makeMachineDetail, makeRow, makeSuccessor } from '../../../test/catalogue.make.ts';
import { network } from '../../../test/fake-network.ts';
import { signInAs } from '../../../test/people.make.ts';
import { renderShop } from '../../../test/render-shop.tsx';
import type { Difference } from './compare.data.ts';

vi.setConfig({ testTimeout: 20_000 });
configure({ asyncUtilTimeout: 5000 });

const [first, second] = [makeMachine(), makeMachine({ hostId: 42, serialNumber: 'AH39999' })];

beforeEach(async () => {
  await Promise.all(['compare', 'parts'].map((feature) => loadTexts(feature)));
  network.answer(identityCalls.profile, { user: signInAs() });
  network.answer(areaCalls.currencyList, []);
  network.answer(cartCalls.cart, { version: 0, lines: [] });
  network.answer(machineCalls.machineDetail, makeMachineDetail());
});

const today = (code: string, otherQuantity = 2) => ({ code, quantity: 2, otherQuantity });
/** Another part at an item, and what that comes to. */
const changed = (itemNo: string, differs: Partial<Difference>): Difference => ({
  side: 'changed',
  row: makeRow({ rowId: `${itemNo}-1`, itemNo, partCode: `NV-${itemNo}1` }),
  other: makeRow({ rowId: `${itemNo}-2`, itemNo, partCode: `NV-${itemNo}2` }),
  today: 'other',
  todayParts: [],
  ...differs,
});
const differing = (differences: Difference[]) =>
  network.answer(machineCalls.compareMachines, { first, second, both: 40, differences });
const items = () =>
  within(screen.getByRole('table', { name: 'Boom' }))
    .getAllByRole('rowheader')
    // The first is the figure.
    .slice(1)
    .map((one) => one.textContent);

test('product §5 each row says what was built, what replaced it, and what it comes to today', async () => {
  const old = makeRow({ rowId: '1-1', itemNo: '1', partCode: 'NV-11', replacedBy: [makeSuccessor('NV-12')] });
  const set = makeRow({
    rowId: '3-1',
    itemNo: '3',
    partCode: 'NV-31',
    replacedBy: ['NV-X', 'NV-Y'].map((code) => makeSuccessor(code)),
  });
  const oneOf = ['NV-52', 'NV-53'].map((code) => ({ ...makeSuccessor(code), mode: 'choice' as const }));
  differing([
    changed('1', { row: old, today: 'same', todayParts: [today('NV-12')] }),
    changed('2', { today: 'twoWay' }),
    changed('3', { row: set, today: 'same', todayParts: [today('NV-X'), today('NV-Y')] }),
    changed('4', { today: 'quantity', todayParts: [today('NV-42', 4)] }),
    changed('5', {
      row: makeRow({ rowId: '5-1', itemNo: '5', replacedBy: oneOf }),
      today: 'choice',
      todayParts: [today('NV-52')],
    }),
    changed('6', {}),
    changed('8', { today: 'partly', todayParts: [today('NV-82')] }),
    changed('7', { side: 'quantity', today: 'quantity', todayParts: [today('NV-71')] }),
  ]);
  await renderShop('/compare?hostId=41&otherHostId=42&only=all');
  const table = within(await screen.findByRole('table', { name: 'Boom' }));
  expect(table.getByRole('columnheader', { name: 'Today' })).toBeDefined();
  const rows = table.getAllByRole('row').slice(2);
  const meanings = rows.map((row) => within(row).getAllByRole('cell').at(-1)?.textContent);
  expect(meanings).toEqual([
    'The same part NV-12',
    'Each replaces the other',
    'The same parts together NV-X + NV-Y',
    'The same part, another quantity NV-42Qty 2 / Qty 4',
    'Depends on which one is chosen NV-52',
    'Still differs',
    'Only in part the same NV-82',
    'Still differs',
  ]);
  expect(rows[0]?.textContent).toMatch(/NV-11.*Replaced by NV-12.*NV-12/);
  expect(rows[2]?.textContent).toContain('Replaced together by NV-X + NV-Y');
  expect(rows[4]?.textContent).toContain('Replaced by one of NV-52, NV-53');
});

test('product §5 how many differences still matter today is said; those stand first, all of them by a press or a link', async () => {
  differing([
    changed('1', { today: 'same', todayParts: [today('NV-12')] }),
    changed('2', { today: 'twoWay' }),
    changed('3', {}),
  ]);
  const { user, path } = await renderShop('/compare?hostId=41&otherHostId=42');
  expect(await screen.findByText(/^2 no longer matter: today the same part is ordered for both/)).toBeDefined();
  expect(items()).toEqual(['3']);
  expect(screen.getByText('3 differences, 40 rows the same')).toBeDefined();
  expect(screen.getByText('Only differences that still matter today')).toBeDefined();
  await user.click(screen.getByRole('radio', { name: 'All 3' }));
  expect(path()).toBe('/compare?hostId=41&otherHostId=42&only=all');
  expect(items()).toEqual(['1', '2', '3']);
  await user.click(screen.getByRole('radio', { name: 'Still matter today 1' }));
  expect(path()).toBe('/compare?hostId=41&otherHostId=42');
  expect(items()).toEqual(['3']);
});

test('product §5 where nothing matters today the page says so; where all does it offers no choice', async () => {
  differing([changed('1', { today: 'twoWay' })]);
  const { router } = await renderShop('/compare?hostId=41&otherHostId=42&only=matters');
  expect(await screen.findByText('None of the differences matters today')).toBeDefined();
  differing([changed('1', {})]);
  await router.navigate({ to: '/compare', search: { hostId: 41, otherHostId: 43, only: 'matters' } });
  expect(await screen.findByRole('table', { name: 'Boom' })).toBeDefined();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('product §5 two pieces of a set stand against the part they replaced, each in a row of its own', async () => {
  const old = makeRow({ rowId: '1-1', itemNo: '1', partCode: 'NV-11' });
  const piece = (partCode: string) => makeRow({ rowId: `1-${partCode}`, itemNo: '1', partCode });
  differing(['NV-12', 'NV-13'].map((code) => changed('1', { row: old, other: piece(code), today: 'partly' })));
  const complained = vi.spyOn(console, 'error');
  await renderShop('/compare?hostId=41&otherHostId=42');
  for (const code of ['NV-12', 'NV-13']) expect(await screen.findByRole('link', { name: code })).toBeDefined();
  // Rows of one name are mixed up when the list changes.
  expect(complained.mock.calls.filter(([text]) => String(text).includes('same key'))).toEqual([]);
});
