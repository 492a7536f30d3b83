// Checkout whose plan the shop refuses as it would the order (product §5 Supersession, §7; spec §8 Checkout messages): driven by role and label.
import { orderCalls } from '@outrigger/contract/calls/orders.ts';
import { configure, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { goToPayment } from '../../../test/checkout.make.ts';
import { network } from '../../../test/fake-network.ts';
import { makeChecked, openShopForOrders } from '../../../test/orders.make.ts';
import { renderShop } from '../../../test/render-shop.tsx';

vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 8000 });
beforeEach(() => openShopForOrders());

const { makeOrder, shipBatchList, checkPriceAndInventory } = orderCalls;
const WORDS = 'NV-1000001 was replaced and is no longer sold. In its place, order all of these together: 2 × NV-2.';

test('product §5 a cart that cannot be planned says why and leads back to its lines, and nothing can be paid', async () => {
  network.refuse(shipBatchList, 'partReplaced', WORDS);
  await renderShop('/placeorder');
  expect(await screen.findByText(WORDS)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Change the cart' }).getAttribute('href')).toBe('/shopcart');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Go on to payment' }).hasAttribute('disabled')).toBe(true);
});

test('product §5 lines are asked anew once a plan is refused for them, and the one that is meant offers its mend', async () => {
  network.respond(shipBatchList, () => {
    network.answer(checkPriceAndInventory, [makeChecked({ sellPolicy: 'stockOnly', inventory: 0 })]);
    return Response.json({ code: 409, message: WORDS, result: { reason: 'partReplaced', facts: {} } }, { status: 409 });
  });
  await renderShop('/placeorder');
  expect(await screen.findByText('1 line cannot be ordered as it stands')).toBeDefined();
});

test('§8 what the order was refused for is said once, not again for its plan', async () => {
  const { user } = await goToPayment();
  const button = await screen.findByRole('button', { name: 'Order for $50.00 on credit' });
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
  network.refuse(makeOrder, 'partReplaced', WORDS);
  network.refuse(shipBatchList, 'partReplaced', WORDS);
  const before = network.sentTo(shipBatchList).length;
  await user.click(button);
  await waitFor(() => expect(network.sentTo(shipBatchList).length).toBeGreaterThan(before));
  expect(await screen.findAllByText(WORDS)).toHaveLength(1);
});
