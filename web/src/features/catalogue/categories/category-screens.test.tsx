// Spec §2 Category: the tree, what of it fits the machine on the strip (product §5), and the way to one category.
import { machineCalls } from '@outrigger/contract/calls/machines.ts';
import { catalogueCalls } from '@outrigger/contract/calls/catalogue.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { chooseMachine } from '../../../client/chosen-machine.ts';
import { keepFitsOnly } from '../../../client/fits-only.ts';
import { readAnew } from '../../../test/read-anew.ts';
import { network } from '../../../test/fake-network.ts';
import { CYLINDERS, makePartCard, openShopForParts, pageOf } from '../../../test/catalogue.make.ts';
import { renderShop } from '../../../test/render-shop.tsx';

beforeEach(() => openShopForParts());

const TREE = [{ ...CYLINDERS, id: 1, code: 'group-hydraulics', parentId: null, name: 'Hydraulics' }, CYLINDERS];
const MACHINE = { hostId: 41, serialNumber: 'AH39484', model: 'A14E', type: 'Boom', proof: 'range' } as const;

test('§2 the tree of categories leads down to one category with its parts', async () => {
  const { user, path } = await renderShop('/category');
  const link = await screen.findByRole('link', { name: /^Cylinders/ });
  expect(link.textContent).toContain('7');
  network.answer(catalogueCalls.categoryDetail, {
    category: CYLINDERS,
    path: [{ id: 1, name: 'Hydraulics' }],
    children: [],
    types: [],
    colours: [],
  });
  await user.click(link);
  await waitFor(() => expect(path()).toBe('/product?id=2'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Cylinders' })).toBeDefined();
  expect(await screen.findByRole('link', { name: 'Wear pad' })).toBeDefined();
  expect(network.sentTo(catalogueCalls.goodsList).at(-1)?.query.get('categoryId')).toBe('2');
});

test('product §5 with a machine chosen every category says how many of its parts fit, and holds to them on the way down', async () => {
  chooseMachine(MACHINE);
  network.answer(catalogueCalls.categoryList, [
    ...TREE,
    { ...CYLINDERS, id: 3, code: 'hoses', name: 'Hoses', partCount: 9 },
  ]);
  network.answer(machineCalls.categoriesForMachine, [
    { id: 1, partCount: 4 },
    { id: 2, partCount: 4 },
  ]);
  keepFitsOnly(false);
  const { user, path } = await renderShop('/category');
  expect(await screen.findByText('none fits')).toBeDefined();
  expect((await screen.findByRole('link', { name: /^Cylinders/ })).textContent).toBe('Cylinders74 fit');
  expect(screen.getByRole('link', { name: /^Hoses/ }).textContent).toBe('Hoses9none fits');
  expect(screen.getByRole('link', { name: 'Parts of AH39484' }).getAttribute('href')).toBe(
    '/historyPartsList?hostId=41',
  );
  await user.click(await screen.findByRole('switch', { name: /^Only what fits AH39484/ }));
  await waitFor(() => expect(path()).toBe('/category?fits=1'));
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Hoses/ })).toBeNull());
  const link = await screen.findByRole('link', { name: /^Cylinders/ });
  expect(link.textContent).toBe('Cylinders4');
  network.answer(catalogueCalls.categoryDetail, {
    category: CYLINDERS,
    path: [],
    children: [],
    types: [],
    colours: [],
  });
  network.answer(machineCalls.fitOfParts, []);
  network.answer(machineCalls.goodsForMachine, pageOf([makePartCard({ name: 'Fitting pad' })], 4));
  await user.click(link);
  await waitFor(() => expect(path()).toBe('/product?id=2&fits=1'));
  expect(await screen.findByText('4 parts')).toBeDefined();
  // The head may stand before the list is asked for.
  await waitFor(() => expect(network.sentTo(machineCalls.goodsForMachine).at(-1)?.query.get('only')).toBe('fits'));
  expect(screen.getByRole('link', { name: 'Categories' }).getAttribute('href')).toBe('/category?fits=1');
});

test('product §5 where nothing in the tree fits the machine, the way back to all of it is offered', async () => {
  chooseMachine(MACHINE);
  network.answer(machineCalls.categoriesForMachine, []);
  const { user, path } = await renderShop('/category?fits=1');
  expect(await screen.findByText('Nothing here is known to fit AH39484')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Show all parts' }));
  await waitFor(() => expect(path()).toBe('/category?fits=0'));
  expect(await screen.findByRole('link', { name: /^Cylinders/ })).toBeDefined();
});

test('a tree held to a machine says so where nobody knows what fits, and asks again', async () => {
  chooseMachine(MACHINE);
  network.refuse(machineCalls.categoriesForMachine, 'unavailable', 'The shop rests.');
  const { user } = await renderShop('/category?fits=1');
  expect(await screen.findByText('The shop rests.')).toBeDefined();
  network.answer(machineCalls.categoriesForMachine, [{ id: 1, partCount: 4 }]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Hydraulics' })).toBeDefined();
});

test('product §5 the page of a category held to a machine lists what lies below it only once it is known what fits', async () => {
  chooseMachine(MACHINE);
  const children = [
    { ...CYLINDERS, id: 3, parentId: 2, code: 'rods', name: 'Rods' },
    { ...CYLINDERS, id: 4, parentId: 2, code: 'seals', name: 'Seals' },
  ];
  network.answer(catalogueCalls.categoryDetail, { category: CYLINDERS, path: [], children, types: [], colours: [] });
  network.answer(machineCalls.fitOfParts, []);
  network.answer(machineCalls.goodsForMachine, pageOf([makePartCard()], 4));
  const late = Promise.withResolvers<void>();
  const rests = { code: 503, message: 'The shop rests.', result: { reason: 'unavailable', facts: {} } };
  network.respond(machineCalls.categoriesForMachine, async () => {
    await late.promise;
    return Response.json(rests, { status: 503 });
  });
  const { user } = await renderShop('/product?id=2&fits=1');
  expect(await screen.findByRole('heading', { level: 1, name: 'Cylinders' })).toBeDefined();
  expect(screen.queryByRole('link', { name: /^Rods/ })).toBeNull();
  await act(async () => late.resolve());
  expect(await screen.findByText('The shop rests.')).toBeDefined();
  expect(screen.queryByRole('link', { name: /^Rods/ })).toBeNull();
  network.answer(machineCalls.categoriesForMachine, [
    { id: 2, partCount: 4 },
    { id: 3, partCount: 4 },
  ]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await screen.findByRole('link', { name: /^Rods/ })).textContent).toBe('Rods4');
  expect(screen.queryByRole('link', { name: /^Seals/ })).toBeNull();
});

test('§2 the category page without a category asks to choose one, and does not speak of renaming', async () => {
  await renderShop('/product');
  expect(await screen.findByRole('heading', { level: 1, name: 'Choose a category' })).toBeDefined();
  expect(screen.queryByText(/renamed/)).toBeNull();
  expect(screen.getByRole('link', { name: 'To all categories' }).getAttribute('href')).toBe('/category');
});

test('product §1 a category that was read stays when reading it anew fails', async () => {
  network.answer(catalogueCalls.categoryDetail, {
    category: CYLINDERS,
    path: [],
    children: [],
    types: [],
    colours: [],
  });
  await renderShop('/product?id=2');
  await screen.findByRole('heading', { level: 1, name: 'Cylinders' });
  network.refuse(catalogueCalls.categoryDetail, 'unavailable');
  await readAnew(catalogueCalls.categoryDetail);
  expect(network.sentTo(catalogueCalls.categoryDetail)).toHaveLength(2);
  expect(screen.getByRole('heading', { level: 1, name: 'Cylinders' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Wear pad' })).toBeDefined();
});
