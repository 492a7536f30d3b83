// Spec §2 Part detail, §6 stars, §8 no product with this part code: driven by role and label.
import { areaCalls } from '@outrigger/contract/calls/areas.ts';
import { cartCalls } from '@outrigger/contract/calls/cart.ts';
import { identityCalls } from '@outrigger/contract/calls/identity.ts';
import { machineCalls } from '@outrigger/contract/calls/machines.ts';
import { partCalls } from '@outrigger/contract/calls/parts.ts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { chooseMachine } from '../../client/chosen-machine.ts';
import { loadTexts } from '../../client/texts.ts';
import { makePartDetail, makeRow } from '../../test/catalogue.make.ts';
import { network } from '../../test/fake-network.ts';
import { signInAs } from '../../test/people.make.ts';
import { renderShop } from '../../test/render-shop.tsx';

beforeEach(async () => {
  await Promise.all(['parts', 'cart'].map((feature) => loadTexts(feature)));
  const user = signInAs();
  network.answer(identityCalls.profile, { user });
  network.answer(areaCalls.currencyList, []);
  network.answer(cartCalls.cart, { version: 0, lines: [] });
  network.answer(cartCalls.favourites, []);
  network.answer(machineCalls.machinesOfPart, { items: [], total: 0, page: 1, pageSize: 20 });
  network.answer(partCalls.goodsDetail, makePartDetail());
});

test('§2 the part page shows code, name, measures, matched models and serial number from', async () => {
  await renderShop('/detail?code=NV-1000001');
  expect(await screen.findByRole('heading', { level: 1, name: 'Wear pad' })).toBeTruthy();
  for (const text of ['1.157 kg', '125 mm', 'AG43301', 'genuine', '$12.50']) {
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  }
});

test('product §5 the verdict speaks about the machine on the strip', async () => {
  chooseMachine({ hostId: 41, serialNumber: 'AH39484', model: 'A14E', type: 'Boom', proof: 'range' });
  const row = makeRow({ proof: 'range', reason: { name: 'inRange', printed: 'A14E: prior to 9', options: null } });
  network.answer(machineCalls.machinePartList, { items: [row], total: 1, page: 1, pageSize: 9 });
  await renderShop('/detail?code=NV-1000001');
  expect(await screen.findByText('Fits')).toBeTruthy();
  expect(screen.getByText('prior to 9')).toBeTruthy();
});

test('product §5 an old code shows what replaced it', async () => {
  network.answer(partCalls.goodsDetail, makePartDetail({ changeCode: 'OLD-1' }));
  await renderShop('/detail?code=OLD-1');
  expect(await screen.findByText('OLD-1 was replaced')).toBeTruthy();
});

test('§8 no product with this part code', async () => {
  network.refuse(partCalls.goodsDetail, 'partNotFound');
  await renderShop('/detail?code=NOPE');
  expect(await screen.findByText(/knows no part “NOPE”/)).toBeTruthy();
});

test('§6 without prices no number is drawn, stars stand in their place', async () => {
  const { price: _, listPrice: __, priceBreaks: ___, ...part } = makePartDetail();
  network.answer(partCalls.goodsDetail, part);
  await renderShop('/detail?code=NV-1000001');
  expect(await screen.findByText('Price hidden')).toBeTruthy();
  expect(document.body.textContent).not.toContain('$');
});

test('§5 the heart makes a favourite, and puts it back where the server refuses', async () => {
  network.refuse(cartCalls.changeFavourite, 'partNotFound');
  const { user } = await renderShop('/detail?code=NV-1000001');
  const heart = await screen.findByRole('button', { name: 'Favourite: NV-1000001' });
  await user.click(heart);
  await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('false'));
  network.answer(cartCalls.changeFavourite, { code: 'NV-1000001', isFavourite: true });
  await user.click(heart);
  await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('true'));
});
