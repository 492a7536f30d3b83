// Product §5 Supersession: a part that was reached as one of several that replaced another says what else is needed.
import { cartCalls } from '@outrigger/contract/calls/cart.ts';
import { machineCalls } from '@outrigger/contract/calls/machines.ts';
import { partCalls } from '@outrigger/contract/calls/parts.ts';
import { ratingCalls } from '@outrigger/contract/calls/ratings.ts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { loadTexts } from '../../client/texts.ts';
import { makePartCard, makePartDetail, makeSuccessor, openShopForParts } from '../../test/catalogue.make.ts';
import { network } from '../../test/fake-network.ts';
import { renderShop } from '../../test/render-shop.tsx';

const OLD = makePartDetail({ replacedBy: [makeSuccessor('NV-2'), makeSuccessor('NV-3', 4)] });

beforeEach(async () => {
  await openShopForParts();
  await Promise.all(['detail', 'ratings', 'cart'].map((feature) => loadTexts(feature)));
  network.answer(machineCalls.machinesOfPart, { items: [], total: 0, fitting: 0, page: 1, pageSize: 20 });
  network.refuse(ratingCalls.ratingList, 'unavailable');
  network.lose(cartCalls.changeCart);
  network.respond(partCalls.goodsDetail, ({ query }) => {
    const result = query.get('code') === OLD.code ? OLD : makePartDetail({ id: 2, code: 'NV-2', name: 'Pad holder' });
    return Response.json({ code: 200, message: 'OK', result });
  });
  const sold = [makePartCard({ id: 2, code: 'NV-2' }), makePartCard({ id: 3, code: 'NV-3' })];
  network.answer(
    partCalls.goodsBatchDetail,
    sold.map((part) => ({ item: part.code, part, changeCode: null, oldQuantity: 1, newQuantity: 1 })),
  );
});

const isMain = (name: string) => screen.getByRole('button', { name }).className.includes('bg-brand');

test('product §5 from the old part on, the page of a successor says what else is needed, adds all and leads back', async () => {
  const { user, path } = await renderShop('/detail?code=NV-1000001');
  await user.click(await screen.findByRole('link', { name: /NV-2/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Pad holder' })).toBeDefined();
  expect(path()).toBe('/detail?code=NV-2&insteadOf=NV-1000001');
  const said = (await screen.findByText(/^Also needed/)).closest('section');
  expect(said?.textContent).toMatch(/^Part of what replaces NV-1000001Also needed: 4 × NV-3All/);
  const more = screen.getByRole('link', { name: 'NV-3' });
  expect(more.getAttribute('href')).toBe('/detail?code=NV-3&insteadOf=NV-1000001');
  await waitFor(() => expect(isMain('Add all to cart: NV-1000001')).toBe(true));
  expect(isMain('Add to cart: NV-2')).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Add all to cart: NV-1000001' }));
  expect(await screen.findByText('1 × NV-2, 4 × NV-3 are in the cart.')).toBeDefined();
  const back = screen.getByRole('link', { name: 'All that replaces NV-1000001' });
  expect(back.getAttribute('href')).toBe('/detail?code=NV-1000001');
});

test.each([
  ['nobody came from an old part', '/detail?code=NV-2'],
  ['the part does not replace the one named', '/detail?code=NV-2&insteadOf=NV-9'],
])('product §5 where %s the page is that of the part alone', async (_, address) => {
  network.respond(partCalls.goodsDetail, ({ query }) => {
    const code = query.get('code') ?? '';
    return Response.json({ code: 200, message: 'OK', result: makePartDetail({ id: code.length, code }) });
  });
  await renderShop(address);
  await waitFor(() => expect(isMain('Add to cart: NV-2')).toBe(true));
  expect(screen.queryByText(/^Also needed/)).toBeNull();
});

test('product §5 a quantity that is being typed stays, with its focus, when what else is needed comes above it', async () => {
  const late = Promise.withResolvers<void>();
  network.respond(partCalls.goodsDetail, async ({ query }) => {
    const isOld = query.get('code') === OLD.code;
    if (isOld) await late.promise;
    return Response.json({ code: 200, message: 'OK', result: isOld ? OLD : makePartDetail({ id: 2, code: 'NV-2' }) });
  });
  const { user } = await renderShop('/detail?code=NV-2&insteadOf=NV-1000001');
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Quantity of NV-2' });
  await user.clear(field);
  await user.type(field, '7');
  late.resolve();
  expect(await screen.findByText(/^Also needed/)).toBeDefined();
  await waitFor(() => expect(isMain('Add all to cart: NV-1000001')).toBe(true));
  expect(screen.getByRole('textbox', { name: 'Quantity of NV-2' })).toBe(field);
  expect(field.value).toBe('7');
  expect(document.activeElement).toBe(field);
});
