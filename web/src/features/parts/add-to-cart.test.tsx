// Spec §8 quantity error in lists: a wrong quantity is told at its field, and nothing is added with the old number.
import { cartCalls } from '@outrigger/contract/calls/cart.ts';
import { catalogueCalls } from '@outrigger/contract/calls/catalogue.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makePartCard, openShopForParts, pageOf } from '../../test/catalogue.make.ts';
import { network } from '../../test/fake-network.ts';
import { renderShop } from '../../test/render-shop.tsx';

test('§8 quantity error: a part is not added while its field is wrong', async () => {
  await openShopForParts();
  network.lose(cartCalls.changeCart);
  network.answer(catalogueCalls.goodsList, pageOf([makePartCard({ code: 'NV-3' })]));
  const { user } = await renderShop('/shop?view=list');
  const field = await screen.findByRole('textbox', { name: 'Quantity of NV-3' });
  await user.clear(field);
  await user.type(field, '0');
  await user.click(screen.getByRole('button', { name: 'Add to cart: NV-3' }));
  expect(await screen.findByText('The least is 1.')).toBeDefined();
  expect(document.activeElement).toBe(field);
  await user.clear(field);
  await user.type(field, '3');
  await user.click(screen.getByRole('button', { name: 'Add to cart: NV-3' }));
  expect(await screen.findByText('3 × NV-3 is in the cart.')).toBeDefined();
});
