// Spec §4 shipping choice, §8 insufficient credit limit; product §4, §7; design: the summary always in sight.
import { contentCalls } from '@outrigger/contract/calls/content.ts';
import { orderCalls } from '@outrigger/contract/calls/orders.ts';
import { configure, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { network } from '../../test/fake-network.ts';
import { makeBatch, makeChecked, makePlan, openShopForOrders, usd } from '../../test/orders.make.ts';
import { renderShop } from '../../test/render-shop.tsx';

vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 8000 });
beforeEach(() => openShopForOrders());

const { shipBatchList, checkPriceAndInventory, makeOrder } = orderCalls;
type Plan = ReturnType<typeof makePlan>;

/** Answers each way of shipping with its own plan. */
function answerPlans(plans: Record<'batches' | 'together', Plan>): void {
  network.respond(shipBatchList, () => {
    const asked = network.sentTo(shipBatchList).at(-1)?.body as { shipMode: 'batches' | 'together' } | undefined;
    const shipMode = asked?.shipMode ?? 'batches';
    const result = { ...plans[shipMode], shipMode };
    return new Response(JSON.stringify({ code: 200, message: 'OK', result }), { status: 200 });
  });
}
const TWO = [makeBatch(), makeBatch({ warehouse: 'SHA', name: 'Shanghai' })];

test('§4 plans that are the same are shown once, and nothing is asked', async () => {
  answerPlans({ batches: makePlan({ batches: TWO }), together: makePlan({ batches: TWO }) });
  await renderShop('/placeorder');
  expect(await screen.findByText('All of it ships on one day, from 2 warehouses.')).toBeTruthy();
  expect(screen.queryByRole('radio', { name: /^Ship/ })).toBeNull();
});

test('§4 together is chosen beforehand where it is cheaper and as early, and its saving is told', async () => {
  const together = makePlan({ batches: TWO, freight: usd('25.00'), total: usd('50.00') });
  answerPlans({ batches: makePlan({ batches: TWO, freight: usd('40.00'), total: usd('65.00') }), together });
  const { user } = await renderShop('/placeorder');
  expect(await screen.findByRole('radio', { name: /^Ship together/ })).toHaveProperty('checked', true);
  expect(screen.getByText('Everything by Fri, Dec 4 · $15.00 less freight')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Go on to payment' }));
  await user.click(await screen.findByRole('button', { name: 'Order for $50.00 on credit' }));
  await screen.findByText('OR260000021');
  expect(network.sentTo(makeOrder)[0]?.body).toMatchObject({ shipMode: 'together' });
});

test('§4 where together is later each piece as it is ready is chosen beforehand, with the first and the last day', async () => {
  const late = makeBatch({ warehouse: 'SHA', name: 'Shanghai', deliveryTo: '2026-12-20' });
  const batches = makePlan({ batches: [makeBatch(), late], freight: usd('40.00') });
  answerPlans({ batches, together: makePlan({ batches: [late] }) });
  await renderShop('/placeorder');
  expect(await screen.findByRole('radio', { name: /^Ship in batches/ })).toHaveProperty('checked', true);
  expect(screen.getByText('First parts by Fri, Dec 4, everything by Sun, Dec 20')).toBeTruthy();
});

test('design checkout: the summary shows name, quantity, unit price and sum of a line, then items, freight and total', async () => {
  await renderShop('/placeorder');
  const heading = await screen.findByRole('heading', { name: 'Summary' });
  const summary = heading.parentElement ?? document.body;
  const line = await within(summary).findByRole('listitem');
  expect(line.textContent).toContain('Wear pad');
  expect(line.textContent).toContain('2 × $12.50');
  expect(within(line).getByText('$25.00')).toBeTruthy();
  const amounts = await within(summary).findAllByRole('definition');
  expect(amounts.map((one) => one.textContent)).toEqual(['$25.00', '$25.00', '$50.00']);
});

test('product §4 where amounts may not be seen the summary says so once', async () => {
  await openShopForOrders({ role: 'sub', permissions: [3] });
  const { price: _, ...hidden } = makeChecked();
  network.answer(checkPriceAndInventory, [hidden]);
  const { freight: _f, ...batch } = makeBatch();
  network.answer(shipBatchList, { shipMode: 'batches', batches: [batch] });
  await renderShop('/placeorder');
  const summary = (await screen.findByRole('heading', { name: 'Summary' })).parentElement ?? document.body;
  expect(await within(summary).findByText('Prices are not shown on your account.')).toBeTruthy();
  await within(summary).findByText('Quantity 2', { exact: false });
  expect(summary.textContent).not.toMatch(/[$€∗]/);
});

test('§8 over the credit limit says what is missing, and leads to the cart and to the parts desk', async () => {
  network.answer(shipBatchList, makePlan({ total: usd('900.00') }));
  network.answer(contentCalls.regionContact, { email: 'desk@outrigger.example' });
  await renderShop('/placeorder?step=payment');
  expect(await screen.findByText('$150.00 more than your credit line has free')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Take something out' }).getAttribute('href')).toBe('/shopcart');
  const mail = await screen.findByRole('link', { name: 'Ask for a higher limit' });
  expect(mail.getAttribute('href')).toBe('mailto:desk@outrigger.example?subject=Higher%20credit%20limit');
  expect(screen.getByText('desk@outrigger.example')).toBeTruthy();
});
