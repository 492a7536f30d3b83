// Product §5: on which models and machines a part fits, as its page tells.
import { machineCalls } from '@outrigger/contract/calls/machines.ts';
import { partCalls } from '@outrigger/contract/calls/parts.ts';
import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { chooseMachine } from '../../client/chosen-machine.ts';
import { makeMachine, makePartDetail } from '../../test/catalogue.make.ts';
import { network } from '../../test/fake-network.ts';
import { openShopForPart } from '../../test/part-page.make.ts';
import { renderShop } from '../../test/render-shop.tsx';

beforeEach(openShopForPart);

test('product §5 the verdict speaks about the machine on the strip', async () => {
  chooseMachine({ hostId: 41, serialNumber: 'AH39484', model: 'A14E', type: 'Boom', proof: 'range' });
  const reason = { name: 'inRange' as const, printed: 'A14E: prior to 9', options: null };
  network.answer(machineCalls.fitOfParts, [{ partId: makePartDetail().id, verdict: 'fits', proof: 'range', reason }]);
  await renderShop('/detail?code=NV-1000001');
  expect(await screen.findByText('Fits')).toBeTruthy();
  expect(screen.getByText('prior to 9')).toBeTruthy();
});

test('product §5 the machines that take the part say how many and why', async () => {
  const machine = makeMachine({ serialNumber: 'AH39484', model: 'A14E' });
  const reason = { name: 'inRange' as const, printed: null, options: null };
  const row = {
    ...machine,
    verdict: 'fits' as const,
    proof: 'range' as const,
    reason,
    quantity: 6,
    printedCode: 'OLD-7',
  };
  network.answer(machineCalls.machinesOfPart, { items: [row], total: 1, fitting: 1, page: 1, pageSize: 20 });
  await renderShop('/detail?code=NV-1000001');
  const table = await screen.findByRole('table', { name: 'Your machines that take it' });
  // The list of that machine prints the code the part took the place of.
  expect(within(table).getByRole('link', { name: 'AH39484' }).getAttribute('href')).toBe(
    '/historyPartsList?hostId=41&keyword=OLD-7',
  );
  expect(within(table).getByRole('cell', { name: '6' })).toBeDefined();
});

test('product §5 machines where nobody knows whether the part fits stand under a heading of their own', async () => {
  const row = (hostId: number, serialNumber: string, verdict: 'fits' | 'unknown') => ({
    ...makeMachine({ hostId, serialNumber }),
    verdict,
    proof: 'none' as const,
    reason: { name: 'otherScheme' as const, printed: null, options: null },
    quantity: 1,
    printedCode: null,
  });
  const items = [row(41, 'AH1', 'fits'), row(42, 'AH2', 'unknown')];
  network.answer(machineCalls.machinesOfPart, { items, total: 2, fitting: 1, page: 1, pageSize: 20 });
  await renderShop('/detail?code=NV-1000001');
  const serials = async (name: string) =>
    within(await screen.findByRole('table', { name }))
      .getAllByRole('link')
      .map((one) => one.textContent);
  expect(await serials('Your machines that take it')).toEqual(['AH1']);
  expect(await serials('Your machines where the fit is not known')).toEqual(['AH2']);
});

test('product §5 a figure shared by models leads to the chosen machine where its book holds it, else to one model', async () => {
  const models = [
    { variantId: 12, model: 'A12E' },
    { variantId: 17, model: 'A14E' },
    { variantId: 18, model: 'A14E' },
  ];
  const use = {
    figureId: 9,
    figureCode: 'A-01',
    figureName: 'Axle',
    itemNo: '3',
    quantity: 2,
    models,
    replaces: 'OLD-7',
  };
  const totals = { related: [], matchedModels: 1, usedIn: 412 };
  network.answer(partCalls.goodsDetail, makePartDetail({ usedIn: [use], totals }));
  const machine = { hostId: 41, serialNumber: 'AH39484', model: 'A14E', type: 'Boom', proof: 'range' } as const;
  network.answer(machineCalls.fitOfParts, []);
  await renderShop('/detail?code=NV-1000001');
  const table = within(await screen.findByRole('table', { name: 'Where it is used' }));
  const link = () => table.getByRole('link', { name: /Axle/ }).getAttribute('href');
  expect(table.getByText('A12E, A14E')).toBeTruthy();
  expect(table.getByText('Printed as OLD-7')).toBeTruthy();
  expect(screen.getByText('The first 1 of 412.')).toBeTruthy();
  expect(link()).toBe('/manual/parts?variantId=12&figureId=9&item=3');
  act(() => chooseMachine({ ...machine, variantId: 18 }));
  expect(link()).toBe('/manual/parts?hostId=41&figureId=9&item=3');
  // Another book of the same model name.
  act(() => chooseMachine({ ...machine, variantId: 19 }));
  expect(link()).toBe('/manual/parts?variantId=12&figureId=9&item=3');
});

test('product §5 machines that do not load say so and can be asked for again', async () => {
  network.refuse(machineCalls.machinesOfPart, 'unavailable');
  const { user } = await renderShop('/detail?code=NV-1000001');
  const told = await screen.findByText('Your machines could not be loaded');
  network.answer(machineCalls.machinesOfPart, { items: [], total: 0, fitting: 0, page: 1, pageSize: 20 });
  await user.click(within(told.closest('[role=alert]') as HTMLElement).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('None of your machines is known to take this part.')).toBeDefined();
});

test('§2 serial number from: all only where the book restricts none, else the first known machine and what the book says', async () => {
  const part = makePartDetail();
  const [known] = part.matchedModels;
  if (!known) throw new Error('the made part has a model');
  const model = (
    variantId: number,
    serialNumberFrom: string | null,
    rules: string[] | null,
    prefixes: string | null = null,
  ) => ({
    ...known,
    variantId,
    serialNumberFrom,
    serialRules: rules && rules.map((rule) => ({ rule, prefixes })),
  });
  const many = ['prior to 5', 'from 9', 'only 7', 'only 12', 'only 14'];
  const matchedModels = [
    model(1, null, null),
    model(2, 'AG1', ['A12E: from 100; A14E: prior to 50']),
    model(3, null, ['from 900']),
    model(4, null, many),
    model(5, 'AG1', ['prior to 15548'], 'AG'),
  ];
  network.answer(partCalls.goodsDetail, { ...part, matchedModels });
  await renderShop('/detail?code=NV-1000001');
  const table = await screen.findByRole('table', { name: 'Matched models' });
  const cells = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.lastElementChild?.textContent);
  expect(cells).toEqual([
    'All',
    'AG1In the book: prior to 50',
    'In the book: from 900',
    'In the book: prior to 5; from 9; only 7 and 2 more',
    'AG1In the book: prior to 15548 (serial numbers AG)',
  ]);
});

test('product §5 where nobody answers whether the part fits, that is said, not a verdict, and asked again', async () => {
  chooseMachine({ hostId: 41, serialNumber: 'AH39484', model: 'A14E', type: 'Boom', proof: 'range' });
  network.refuse(machineCalls.fitOfParts, 'unavailable', 'The shop rests.');
  const { user } = await renderShop('/detail?code=NV-1000001');
  const told = await screen.findByText('Whether it fits could not be loaded');
  expect(screen.queryByText('Fit not known')).toBeNull();
  const reason = { name: 'model' as const, printed: null, options: null };
  network.answer(machineCalls.fitOfParts, [{ partId: 1, verdict: 'fits', proof: 'model', reason }]);
  await user.click(within(told.closest('[role=alert]') as HTMLElement).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Fits')).toBeTruthy();
});
