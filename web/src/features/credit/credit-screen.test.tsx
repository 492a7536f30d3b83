// Product §7 Credit: the statement for the buyer, its file, and the amount above which orders are confirmed.
import { approvalCalls } from '@outrigger/contract/calls/approvals.ts';
import { creditCalls } from '@outrigger/contract/calls/credit.ts';
import { configure, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadTexts } from '../../client/texts.ts';
import { network } from '../../test/fake-network.ts';
import { openShopForOrders, usd } from '../../test/orders.make.ts';
import { renderShop } from '../../test/render-shop.tsx';
import type { Statement } from './credit.data.ts';

vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 8000 });

const { statement, statementFile } = creditCalls;
const { confirmationAmount, setConfirmationAmount } = approvalCalls;

const STATEMENT: Statement = {
  items: [
    {
      id: 2,
      at: '2026-11-20T10:00:00Z',
      kind: 'hold',
      orderNo: 'OR260000021',
      note: null,
      held: usd('55.00'),
      posted: usd('0.00'),
      storeCredit: usd('0.00'),
    },
    {
      id: 1,
      at: '2026-11-19T10:00:00Z',
      kind: 'adjust',
      orderNo: null,
      note: 'Goodwill',
      held: usd('0.00'),
      posted: usd('0.00'),
      storeCredit: usd('12.00'),
    },
  ],
  total: 2,
  page: 1,
  pageSize: 20,
  currencies: ['USD'],
  account: {
    currency: 'USD',
    line: {
      limit: usd('1000.00'),
      held: usd('55.00'),
      posted: usd('200.00'),
      available: usd('745.00'),
      isFrozen: false,
    },
    storeCredit: usd('12.00'),
  },
};

beforeEach(async () => {
  await openShopForOrders();
  await loadTexts('credit');
  network.answer(statement, STATEMENT);
  network.answer(confirmationAmount, { above: null });
});

test('product §7 the buyer sees what is free, held, posted and saved, and what moved it with its order', async () => {
  await renderShop('/credit');
  expect(await screen.findByText('$745.00')).toBeTruthy();
  expect(screen.getByRole('meter', { name: '26% of the credit line is used' })).toBeTruthy();
  const table = within(screen.getByRole('table', { name: 'Statement' }));
  expect(table.getAllByRole('row')[1]?.textContent).toMatch(/Held for an order.*OR260000021\+\$55.00$/);
  expect(table.getByRole('link', { name: 'OR260000021' }).getAttribute('href')).toBe('/details?orderNo=OR260000021');
  expect(table.getByText('Goodwill')).toBeTruthy();
});

test('product §7 the statement is saved as a file', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  network.respond(
    statementFile,
    () => new Response('date\r\n', { headers: { 'content-disposition': 'attachment; filename="statement-USD.csv"' } }),
  );
  const { user } = await renderShop('/credit?from=2026-11-01');
  await user.click(await screen.findByRole('button', { name: 'Save as CSV' }));
  await waitFor(() => expect(saved).toEqual(['statement-USD.csv']));
  expect(network.sentTo(statementFile)[0]?.query.get('from')).toBe('2026-11-01');
  vi.restoreAllMocks();
});

test('§5 days that end before they begin are said at the field and not asked for', async () => {
  const { path } = await renderShop('/credit?from=2026-11-02&to=2026-11-01');
  expect(path()).toContain('from=2026-11-02');
  expect(network.sentTo(statement)).toEqual([]);
});

test('product §7 a company without an account, and a failure, say so', async () => {
  network.refuse(statement, 'unavailable');
  const { user } = await renderShop('/credit');
  const again = await screen.findByRole('button', { name: 'Try again' });
  network.answer(statement, { ...STATEMENT, items: [], total: 0, currencies: [], account: null });
  await user.click(again);
  expect(await screen.findByText('No credit line yet')).toBeTruthy();
});

test('product §7 the main account sets the amount above which a code is asked for, and takes it away', async () => {
  network.answer(setConfirmationAmount, { above: usd('5000.00') });
  const { user } = await renderShop('/credit');
  const field = await screen.findByRole('textbox', { name: 'Ask for a code above (USD)' });
  await user.type(field, 'much');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter an amount, such as 5000.00.')).toBeTruthy();
  await user.clear(field);
  await user.type(field, '5,000');
  network.answer(confirmationAmount, { above: usd('5000.00') });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(network.sentTo(setConfirmationAmount)[0]?.body).toEqual({ above: usd('5000.00') }));
  await user.click(await screen.findByRole('button', { name: 'Ask for no code' }));
  await waitFor(() => expect(network.sentTo(setConfirmationAmount)[1]?.body).toEqual({ above: null }));
});

test('product §4 a sub-account that sees prices sees the statement and sets no amount', async () => {
  await openShopForOrders({ role: 'sub', permissions: [2] });
  await renderShop('/credit');
  expect(await screen.findByText('$745.00')).toBeTruthy();
  expect(screen.queryByText('Confirm large orders by a code')).toBeNull();
});
