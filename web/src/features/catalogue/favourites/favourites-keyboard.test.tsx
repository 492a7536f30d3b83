// Quality 16: a favourite taken off by key hands the focus on to the same button of a row beside it.
import { areaCalls } from '@outrigger/contract/calls/areas.ts';
import { favouriteCalls } from '@outrigger/contract/calls/favourites.ts';
import { cartCalls } from '@outrigger/contract/calls/cart.ts';
import { identityCalls } from '@outrigger/contract/calls/identity.ts';
import { partCalls } from '@outrigger/contract/calls/parts.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loadTexts } from '../../../client/texts.ts';
import { makePartCard } from '../../../test/catalogue.make.ts';
import { network } from '../../../test/fake-network.ts';
import { signInAs } from '../../../test/people.make.ts';
import { renderShop } from '../../../test/render-shop.tsx';

const codeOf = (id: number) => `NV-100000${id}`;

test('quality 16 a favourite taken off by key hands on to the next row, the last to the one before, the only one to the heading', async () => {
  await Promise.all(['favourites', 'catalogue', 'parts', 'cart'].map((feature) => loadTexts(feature)));
  network.answer(identityCalls.profile, { user: signInAs() });
  network.answer(areaCalls.currencyList, []);
  network.answer(cartCalls.cart, { version: 0, lines: [] });
  const kept = [1, 2, 3].map((id) => ({ id, code: codeOf(id), name: 'Wear pad', addedAt: '2026-01-01T00:00:00Z' }));
  network.answer(favouriteCalls.favourites, kept);
  network.answer(
    partCalls.goodsListByIds,
    [1, 2, 3].map((id) => makePartCard({ id, code: codeOf(id) })),
  );
  network.answer(favouriteCalls.changeFavourite, { code: codeOf(1), isFavourite: false });
  const { user } = await renderShop('/favorite');
  const button = (id: number) => screen.findByRole('button', { name: `Remove ${codeOf(id)} from the favourites` });
  const second = await button(2);
  await button(3);
  act(() => second.focus());
  await user.keyboard('{Enter}');
  await waitFor(async () => expect(document.activeElement).toBe(await button(3)));
  await user.keyboard('{Enter}');
  await waitFor(async () => expect(document.activeElement).toBe(await button(1)));
  await user.keyboard('{Enter}');
  await screen.findByText('No favourites yet');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
});
