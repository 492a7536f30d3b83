// Product §5 Supersession: the chain as it is drawn and as it is spoken.
import type { PartDetail } from '@outrigger/contract';
import { partCalls } from '@outrigger/contract/calls/parts.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { makePartDetail, openShopForParts } from '../../test/catalogue.make.ts';
import { network } from '../../test/fake-network.ts';
import { renderShop } from '../../test/render-shop.tsx';
import { loadTexts } from '../../client/texts.ts';
import { ratingCalls } from '@outrigger/contract/calls/ratings.ts';
import { machineCalls } from '@outrigger/contract/calls/machines.ts';

type Link = PartDetail['chain'][number];
const link = (step: number, code: string, differs: Partial<Link> = {}): Link => ({
  step,
  code,
  name: `Part ${code}`,
  stock: step,
  oldCode: null,
  mode: 'all',
  oldQuantity: 1,
  newQuantity: 1,
  isTwoWay: false,
  effectiveFrom: null,
  ...differs,
});

beforeEach(async () => {
  await openShopForParts();
  await Promise.all(['detail', 'ratings'].map((feature) => loadTexts(feature)));
  network.answer(machineCalls.machinesOfPart, { items: [], total: 0, fitting: 0, page: 1, pageSize: 20 });
  network.refuse(ratingCalls.ratingList, 'unavailable');
});

async function openChain(chain: readonly Link[]) {
  network.answer(partCalls.goodsDetail, makePartDetail({ chain: [...chain] }));
  await renderShop('/detail?code=NV-1000001');
  return within(await screen.findByRole('region', { name: 'Supersession' }));
}

test('product §5 every step says its ratio and stock, and this part is marked', async () => {
  const chain = [link(0, 'A-1'), link(1, 'NV-1000001', { oldCode: 'A-1', newQuantity: 2 })];
  const drawn = await openChain(chain);
  const own = drawn.getByText('This part').closest('[aria-current]');
  expect(own?.textContent).toBe('NV-1000001Part NV-10000011 in stockFor 1 old, order 2 newThis part');
  expect(drawn.getByRole('link', { name: /A-1/ }).textContent).toBe('A-1Part A-10 in stock');
});

test('product §5 all of several are one named list with plus signs, one of several another with "or"', async () => {
  const all = [
    link(0, 'NV-1000001'),
    link(1, 'C-1', { oldCode: 'NV-1000001' }),
    link(1, 'C-2', { oldCode: 'NV-1000001', newQuantity: 3 }),
  ];
  const drawn = await openChain(all);
  const together = drawn.getByRole('list', { name: 'Replaced by all of these together' });
  expect(
    within(together)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['C-1Part C-11 in stockFor 1 old, order 1 new', '+C-2Part C-21 in stockFor 1 old, order 3 new']);
});

test('product §5 of several to choose from the list says so', async () => {
  const choice = [
    link(0, 'NV-1000001'),
    link(1, 'C-1', { oldCode: 'NV-1000001', mode: 'choice' }),
    link(1, 'C-2', { oldCode: 'NV-1000001', mode: 'choice' }),
  ];
  const drawn = await openChain(choice);
  const list = drawn.getByRole('list', { name: 'Replaced by one of these' });
  expect(within(list).getAllByText('or')).toHaveLength(1);
  expect(within(list).queryByText('+')).toBeNull();
});

test('product §5 one way and both ways are said in words, and of which of several parts a step speaks', async () => {
  const chain = [
    link(0, 'A-1'),
    link(0, 'A-2'),
    link(1, 'NV-1000001', { oldCode: 'A-1', isTwoWay: true }),
    link(1, 'D-1', { oldCode: 'A-2', effectiveFrom: '2020-05-15' }),
  ];
  const drawn = await openChain(chain);
  const said = (code: string) => drawn.getAllByText(code).map((one) => one.parentElement?.textContent);
  expect(said('A-1')).toContain('A-1Replaced byboth ways');
  expect(said('A-2')).toContain('A-2Replaced byone waysince May 15, 2020');
});

test('product §5 a part that replaces two stands once, under the codes of both', async () => {
  const chain = [
    link(0, 'A-1'),
    link(0, 'A-2'),
    link(1, 'NV-1000001', { oldCode: 'A-1' }),
    link(1, 'NV-1000001', { oldCode: 'A-2' }),
  ];
  const drawn = await openChain(chain);
  expect(drawn.getAllByText('NV-1000001')).toHaveLength(1);
  expect(drawn.getByText('Replaced by').parentElement?.textContent).toBe('A-1A-2Replaced byone way');
  const own = drawn.getByText('This part').closest('[aria-current]');
  expect(own?.textContent).toBe('NV-1000001Part NV-10000011 in stockFor 1 old, order 1 newThis part');
});

test('product §5 a part that replaces one with a third and another alone stands in both groups, told whole in the first', async () => {
  const chain = [
    link(0, 'A-1'),
    link(0, 'A-2'),
    link(1, 'NV-1000001', { oldCode: 'A-1' }),
    link(1, 'C-1', { oldCode: 'A-1' }),
    link(1, 'NV-1000001', { oldCode: 'A-2', newQuantity: 2 }),
  ];
  const drawn = await openChain(chain);
  const together = drawn.getByRole('list', { name: 'Replaced by all of these together' });
  expect(within(together).getAllByText(/^(NV-1000001|C-1)$/)).toHaveLength(2);
  expect(drawn.getAllByText('NV-1000001').map((one) => one.parentElement?.textContent)).toEqual([
    'NV-1000001Part NV-10000011 in stockFor 1 old, order 1 newThis part',
    'NV-1000001The same partFor 1 old, order 2 newThis part',
  ]);
  expect(drawn.getAllByText('This part').filter((one) => one.closest('[aria-current]'))).toHaveLength(1);
});

test('product §5 where it replaces two in different ways, it says of each how', async () => {
  const chain = [
    link(0, 'A-1'),
    link(0, 'A-2'),
    link(1, 'NV-1000001', { oldCode: 'A-1', isTwoWay: true }),
    link(1, 'NV-1000001', { oldCode: 'A-2', newQuantity: 2, effectiveFrom: '2020-05-15' }),
  ];
  const drawn = await openChain(chain);
  const own = drawn.getByText('This part').closest('[aria-current]');
  const each = 'A-1For 1 old, order 1 newboth waysA-2For 1 old, order 2 newone waysince May 15, 2020';
  expect(own?.textContent).toBe(`NV-1000001Part NV-10000011 in stock${each}This part`);
});

test('product §5 several successors of different days or directions each say their own', async () => {
  const chain = [
    link(0, 'A-1'),
    link(1, 'NV-1000001', { oldCode: 'A-1', mode: 'choice', effectiveFrom: '2020-05-15' }),
    link(1, 'C-2', { oldCode: 'A-1', mode: 'choice', isTwoWay: true }),
  ];
  const drawn = await openChain(chain);
  expect(drawn.getByText('Replaced by one of these').parentElement?.textContent).toBe('Replaced by one of these');
  expect(drawn.getByText('This part').closest('[aria-current]')?.textContent).toContain('one waysince May 15, 2020');
  expect(drawn.getByRole('link', { name: /C-2/ }).textContent).toContain('order 1 newboth ways');
});
