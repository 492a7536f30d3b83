// Spec §9 returns: asked for with rule, fee and credit in sight, followed with its label, decided by the desk.
import { permissions } from '@outrigger/contract';
import { returnCalls } from '@outrigger/contract/calls/returns.ts';
import { cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadTexts } from '../../client/texts.ts';
import { network } from '../../test/fake-network.ts';
import { openShopForOrders } from '../../test/orders.make.ts';
import { signInAs } from '../../test/people.make.ts';
import { renderShop } from '../../test/render-shop.tsx';
import { makeDeskReturn, makeReturnable, makeReturned } from '../../test/returns.make.ts';

vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 8000 });

const { returnableLines, requestReturn, returnInfo, returnList, withdrawReturn } = returnCalls;
const listOf = <T,>(...items: T[]) => ({ items, total: items.length, page: 1, pageSize: 20 });

beforeEach(async () => {
  await openShopForOrders();
  await loadTexts('returns', 'en');
  network.answer(returnableLines, listOf(makeReturnable(), makeReturnable({ orderNo: 'OR260000022', code: 'NV-2' })));
  network.answer(returnInfo, makeReturned());
  network.answer(returnList, listOf(makeReturned()));
});

test('§9 lines of two orders are chosen, and fee and credit are shown before anything is sent', async () => {
  network.answer(requestReturn, { returnNo: 'RT26000007', status: 'requested' });
  const { user, path } = await renderShop('/returns/new');
  expect(await screen.findByText(/within 20 days of the confirmed receipt\. 20% of their price/)).toBeTruthy();
  await user.click(await screen.findByRole('checkbox', { name: 'Return NV-1 of order OR260000021' }));
  await user.click(screen.getByRole('button', { name: 'Fewer of NV-1' }));
  await user.click(screen.getByRole('checkbox', { name: 'Return NV-2 of order OR260000022' }));
  expect(screen.getByText('$50.00')).toBeTruthy();
  expect(screen.getByText('−$10.00')).toBeTruthy();
  const send = screen.getByRole('button', { name: 'Return 5 pieces for $40.00' });
  await user.click(send);
  expect(screen.getByText('Say why it comes back.')).toBeTruthy();
  expect(network.sentTo(requestReturn)).toHaveLength(0);
  await user.selectOptions(screen.getByLabelText('Why it comes back'), 'Arrived damaged');
  const report = screen.getByRole('link', { name: 'Report on order OR260000021' });
  expect(report.getAttribute('href')).toBe('/details?orderNo=OR260000021');
  await user.type(screen.getByLabelText('In your words'), 'Box crushed.');
  await user.click(send);
  await waitFor(() => expect(path()).toBe('/returns?returnNo=RT26000007'));
  expect(network.sentTo(requestReturn).at(-1)?.body).toEqual({
    lines: [
      { orderNo: 'OR260000021', lineNo: 1, quantity: 2 },
      { orderNo: 'OR260000022', lineNo: 1, quantity: 3 },
    ],
    cause: 'damaged',
    reason: 'Box crushed.',
    photos: [],
  });
});

test('§9 more lines than a page holds come below, and what was ticked stays', async () => {
  const page = (from: number) =>
    Array.from({ length: 20 }, (_, at) => makeReturnable({ lineNo: from + at, code: `NV-${from + at}` }));
  network.answer(returnableLines, { items: page(1), total: 130, page: 1, pageSize: 20 });
  const { user } = await renderShop('/returns/new');
  await user.click(await screen.findByRole('checkbox', { name: /^Return NV-3 / }));
  for (let next = 2; next <= 7; next += 1) {
    network.answer(returnableLines, { items: page((next - 1) * 20 + 1), total: 130, page: next, pageSize: 20 });
    await user.click(screen.getByRole('button', { name: next === 7 ? 'Show 10 more' : 'Show 20 more' }));
    await screen.findByRole('checkbox', { name: new RegExp(`^Return NV-${(next - 1) * 20 + 1} `) });
  }
  expect(screen.queryByRole('button', { name: /^Show \d+ more$/ })).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Return NV-3 / }).checked).toBe(true);
});

test('§6 who may not see prices asks without amounts; who may not order is told so', async () => {
  await openShopForOrders({ role: 'sub', permissions: [permissions.placeOrders] });
  const { unitPrice: _, ...hidden } = makeReturnable();
  network.answer(returnableLines, listOf(hidden));
  const { user } = await renderShop('/returns/new');
  await user.click(await screen.findByRole('checkbox', { name: 'Return NV-1 of order OR260000021' }));
  expect(screen.getByRole('button', { name: 'Ask to return 3 pieces' })).toBeTruthy();
  expect(document.body.textContent).not.toContain('$');
});

test('an accepted return shows its label with a bar code and where it goes; one that waits is withdrawn', async () => {
  network.answer(returnInfo, makeReturned({ status: 'accepted', mayWithdraw: true }));
  network.answer(withdrawReturn, { returnNo: 'RT26000007', status: 'withdrawn' });
  const { user } = await renderShop('/returns?returnNo=RT26000007');
  const label = await screen.findByRole('region', { name: 'Label of return RT26000007' });
  expect(within(label).getByRole('img', { name: 'Bar code of RT26000007' })).toBeTruthy();
  for (const line of ['Onderdelenkade 18', '3089 JB Rotterdam', 'Netherlands', 'Ridgeline Rentals', 'Calle Mayor 4'])
    expect(within(label).getByText(line)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Withdraw return RT26000007?' });
  await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(network.sentTo(withdrawReturn).at(-1)?.body).toEqual({ returnNo: 'RT26000007' }));
});

test('parts of two warehouses have a label each, and each line says whence it came, here and at the desk', async () => {
  const made = makeReturned({ status: 'accepted' });
  const [parcel] = made.parcels;
  const [line] = made.lines;
  if (!parcel?.sendTo || !line) throw new Error('the sample has no parcel');
  const twoNo = { orderNo: line.orderNo, lineNo: 2, code: 'NV-2' };
  const houston = { ...parcel.sendTo, code: 'HOU', name: 'Houston', address: 'Dock 4', country: 'US' };
  const parcels = [
    { ...parcel, labelNo: 'RT26000007-1', lines: [...parcel.lines, { ...twoNo, quantity: 1 }] },
    { labelNo: 'RT26000007-2', sendTo: houston, lines: [{ ...twoNo, quantity: 3 }] },
  ];
  const lines = [line, { ...line, ...twoNo, quantity: 4 }];
  network.answer(returnInfo, { ...made, parcels, lines });
  await renderShop('/returns?returnNo=RT26000007');
  const label = await screen.findByRole('region', { name: 'Label of return RT26000007-2' });
  for (const text of ['Parcel 2 of 2', '3 pieces', 'RT26000007-2', 'Houston (HOU)', 'Dock 4', 'NV-2'])
    expect(within(label).getByText(text)).toBeTruthy();
  expect(within(label).queryByText('NV-1')).toBeNull();
  expect(screen.getByRole('button', { name: 'Print the 2 labels' })).toBeTruthy();
  const said = () => screen.getAllByText(/Dispatched from/).map((one) => one.textContent);
  const whence = [
    'RT26000007-1 · Dispatched from Rotterdam (RTM)',
    'RT26000007-1 · Dispatched from Rotterdam (RTM) · 1 piece',
    'RT26000007-2 · Dispatched from Houston (HOU) · 3 pieces',
  ];
  expect(said()).toEqual(whence);
  cleanup();
  await atTheDesk();
  network.answer(deskReturn, makeDeskReturn({ status: 'accepted', parcels, lines }));
  await renderShop('/office/return?returnNo=RT26000007');
  // What its customer has to do is not said to the desk.
  expect(await screen.findByText('Accepted, parts expected')).toBeTruthy();
  expect(said()).toEqual(whence);
});

test('the list leads to each return, and a number that is none says so', async () => {
  const { user } = await renderShop('/returns');
  const row = await screen.findByRole('link', { name: 'RT26000007' });
  expect(row.getAttribute('href')).toBe('/returns?returnNo=RT26000007');
  network.refuse(returnInfo, 'returnNotFound');
  await user.click(row);
  expect(await screen.findByText('There is no such return')).toBeTruthy();
});

const { deskReturn, deskReturns, acceptReturn, refuseReturn, creditReturn } = returnCalls;

async function atTheDesk(): Promise<void> {
  signInAs({ role: 'admin', permissions: [], officeRoles: ['orders'] });
  network.answer(deskReturn, makeDeskReturn());
  network.answer(deskReturns, listOf({ ...makeReturned(), company: 'Ridgeline Rentals' }));
}

test('product §8 the desk looks line by line, and credits what is taken with what was found', async () => {
  await atTheDesk();
  network.answer(creditReturn, { returnNo: 'RT26000007', status: 'credited' });
  const { user } = await renderShop('/office/return?returnNo=RT26000007');
  await user.click(await screen.findByRole('button', { name: 'Fewer of NV-1' }));
  await user.type(screen.getByLabelText('What was found of NV-1'), 'Scratched.');
  await user.click(screen.getByRole('button', { name: 'Credit $8.00' }));
  const asked = await screen.findByRole('alertdialog', { name: 'Credit $8.00?' });
  expect(within(asked).getByText(/was not accepted yet/)).toBeTruthy();
  expect(network.sentTo(creditReturn)).toHaveLength(0);
  await user.click(within(asked).getByRole('button', { name: 'Credit now' }));
  await waitFor(() => expect(network.sentTo(creditReturn)).toHaveLength(1));
  expect(network.sentTo(creditReturn)[0]?.body).toEqual({
    returnNo: 'RT26000007',
    lines: [{ orderNo: 'OR260000021', lineNo: 1, taken: 1, finding: 'Scratched.' }],
  });
  await user.click(screen.getByRole('button', { name: 'Fewer of NV-1' }));
  expect(screen.getByRole('button', { name: 'Credit $0.00' })).toHaveProperty('disabled', true);
});

test('product §8 it accepts, and refuses only with a reason; what stands against it is said in place', async () => {
  await atTheDesk();
  network.answer(acceptReturn, { returnNo: 'RT26000007', status: 'accepted' });
  network.refuse(refuseReturn, 'returnNotAllowed', 'Return RT26000007 is withdrawn.');
  const { user } = await renderShop('/office/return?returnNo=RT26000007');
  await user.click(await screen.findByRole('button', { name: 'Accept, let it be sent' }));
  await waitFor(() => expect(network.sentTo(acceptReturn)).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Refuse' }));
  expect(screen.getByText('Say why it is refused.')).toBeTruthy();
  await user.type(screen.getByLabelText('Answer to the buyer'), 'Used.');
  await user.click(screen.getByRole('button', { name: 'Refuse' }));
  expect(await screen.findByText(/Return RT26000007 is withdrawn/)).toBeTruthy();
  expect(network.sentTo(refuseReturn).at(-1)?.body).toEqual({ returnNo: 'RT26000007', answer: 'Used.' });
});

test('product §8 what was reported of its orders and waits stands above, and leads to the order', async () => {
  await atTheDesk();
  const report = { orderNo: 'OR260000021', code: 'NV-1', problem: 'damaged' as const, quantity: 2 };
  network.answer(deskReturn, makeDeskReturn({ openReports: [report] }));
  await renderShop('/office/return?returnNo=RT26000007');
  expect(await screen.findByText('1 report of its receipt waits for an answer')).toBeTruthy();
  const said = screen.getByText(/2 × NV-1 damaged, order/);
  expect(within(said).getByRole('link').getAttribute('href')).toBe('/office/order?orderNo=OR260000021');
});

test('product §8 its list names company, state and worth', async () => {
  await atTheDesk();
  await renderShop('/office/returns');
  const row = (await screen.findByRole('link', { name: 'RT26000007' })).closest('tr') as HTMLElement;
  for (const text of ['Ridgeline Rentals', 'Waits for the parts desk', '$16.00'])
    expect(within(row).getByText(text)).toBeTruthy();
});
