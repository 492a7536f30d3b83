// Product §5 Supersession: what the page of a replaced part offers in its place.
import { machineCalls } from '@outrigger/contract/calls/machines.ts';
import { partCalls } from '@outrigger/contract/calls/parts.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { chooseMachine } from '../../client/chosen-machine.ts';
import { makePartCard, makePartDetail } from '../../test/catalogue.make.ts';
import { network } from '../../test/fake-network.ts';
import { openShopForPart } from '../../test/part-page.make.ts';
import { renderShop } from '../../test/render-shop.tsx';

beforeEach(openShopForPart);

const successor = (code: string, differs = {}) => ({
  code,
  isKnown: true,
  mode: 'all' as const,
  oldQuantity: 1,
  newQuantity: 1,
  isTwoWay: false,
  effectiveFrom: '2020-05-15',
  ...differs,
});
const offerOf = (code: string, amount: string, id: number) => ({
  item: code,
  part: makePartCard({ id, code, price: { amount, currency: 'USD' }, listPrice: { amount, currency: 'USD' } }),
  changeCode: null,
  oldQuantity: 1,
  newQuantity: 1,
});

test('product §5 an old code shows what replaced it', async () => {
  network.answer(partCalls.goodsDetail, makePartDetail({ changeCode: 'OLD-1' }));
  await renderShop('/detail?code=OLD-1');
  expect(await screen.findByText('OLD-1 was replaced')).toBeTruthy();
});

test('product §5 a replaced part gives its place to its successor: since when, ratio, price, stock, Add', async () => {
  network.answer(partCalls.goodsDetail, makePartDetail({ replacedBy: [successor('NEW-1', { newQuantity: 2 })] }));
  network.answer(partCalls.goodsBatchDetail, [offerOf('NEW-1', '20.00', 2)]);
  await renderShop('/detail?code=NV-1000001');
  const box = within(await screen.findByRole('region', { name: 'Price and stock' }));
  expect(box.getByText('since May 15, 2020')).toBeTruthy();
  expect(await box.findByText('For 1 old, order 2 new')).toBeTruthy();
  expect(await box.findByText('$20.00')).toBeTruthy();
  expect(box.getAllByRole('button', { name: /^Add to cart/ }).map((one) => one.getAttribute('aria-label'))).toEqual([
    'Add to cart: NEW-1',
  ]);
  expect(box.getByRole<HTMLInputElement>('textbox', { name: 'Quantity of NEW-1' }).value).toBe('2');
  const old = box.getByText('The old part, NV-1000001').closest('details');
  expect(old?.open).toBe(false);
  expect(old?.textContent).toContain('$12.50');
});

test('product §5 a successor that does not fit the chosen machine is added only by a button that says so', async () => {
  chooseMachine({ hostId: 41, serialNumber: 'AH39484', model: 'A14E', type: 'Boom', proof: 'range' });
  const reason = { name: 'otherModel' as const, printed: null, options: null };
  network.answer(machineCalls.fitOfParts, [{ partId: 2, verdict: 'doesNotFit', proof: 'model', reason }]);
  network.answer(partCalls.goodsDetail, makePartDetail({ replacedBy: [successor('NEW-1')] }));
  network.answer(partCalls.goodsBatchDetail, [offerOf('NEW-1', '20.00', 2)]);
  await renderShop('/detail?code=NV-1000001');
  expect(await screen.findByRole('button', { name: 'Add anyway, it does not fit: NEW-1' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add to cart: NEW-1' })).toBeNull();
});

test('product §5 of a part replaced twice as many are offered as the whole chain asks for', async () => {
  network.answer(partCalls.goodsDetail, makePartDetail({ replacedBy: [successor('NEW-1', { newQuantity: 2 })] }));
  network.answer(partCalls.goodsBatchDetail, [
    { ...offerOf('NEW-2', '20.00', 3), item: 'NEW-1', changeCode: 'NEW-1', newQuantity: 3 },
  ]);
  await renderShop('/detail?code=NV-1000001');
  expect(await screen.findByText('Sold today in place of NEW-1')).toBeTruthy();
  expect(screen.getByRole('link', { name: /^NEW-2/ }).getAttribute('href')).toBe('/detail?code=NEW-2');
  expect(screen.getByText('For 1 old, order 6 new')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity of NEW-2' }).value).toBe('6');
});

test('product §5 of a part split into two both are offered, and its rest is sold folded away', async () => {
  const replacedBy = [successor('NEW-1'), successor('NEW-2')];
  network.answer(partCalls.goodsDetail, makePartDetail({ replacedBy, sellPolicy: 'stockOnly', stock: 3 }));
  network.answer(partCalls.goodsBatchDetail, [offerOf('NEW-1', '20.00', 2), offerOf('NEW-2', '3.00', 3)]);
  await renderShop('/detail?code=NV-1000001');
  expect(await screen.findByText('Replaced together by 2 parts: you need all of them')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Add to cart: NEW-1' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add to cart: NEW-2' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add to cart: NV-1000001' }).closest('details')?.open).toBe(false);
});

test('product §5 a part that may stand for its successor and is in stock stays the one to order', async () => {
  network.answer(partCalls.goodsDetail, makePartDetail({ replacedBy: [successor('NEW-1', { isTwoWay: true })] }));
  network.answer(partCalls.goodsBatchDetail, [offerOf('NEW-1', '20.00', 2)]);
  await renderShop('/detail?code=NV-1000001');
  expect(await screen.findByRole('link', { name: 'NEW-1 can be used instead' })).toBeTruthy();
  expect(await screen.findByText('$20.00')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Add to cart/ })).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Add to cart: NV-1000001' })).toBeTruthy();
});

test('product §5 a replacement of a later day is told as coming, beside the part that is still sold', async () => {
  const replacedBy = [successor('NEW-1', { effectiveFrom: '2999-05-15' })];
  const step = { name: null, stock: 3, mode: 'all' as const, oldQuantity: 1, newQuantity: 1, isTwoWay: false };
  const chain = [
    { ...step, step: 0, code: 'NV-1000001', oldCode: null, effectiveFrom: null },
    { ...step, step: 1, code: 'NEW-1', oldCode: 'NV-1000001', effectiveFrom: '2999-05-15' },
  ];
  network.answer(partCalls.goodsDetail, makePartDetail({ replacedBy, chain }));
  await renderShop('/detail?code=NV-1000001');
  const box = await screen.findByRole('region', { name: 'Price and stock' });
  expect(box.textContent).toContain('Replaced by NEW-1 from May 15, 2999');
  const drawn = screen.getByRole('region', { name: 'Supersession' });
  expect(drawn.textContent).toContain('from May 15, 2999');
  expect(document.body.textContent).not.toContain('since May 15, 2999');
});

test.each([
  ['one part', [successor('NEW-1')], 'No longer sold. Orders for it are filled with its successor.'],
  [
    'all of several',
    [successor('NEW-1'), successor('NEW-2')],
    'No longer sold. All the parts that replaced it are ordered together in its place.',
  ],
  [
    'one of several',
    [successor('NEW-1', { mode: 'choice' as const }), successor('NEW-2', { mode: 'choice' as const })],
    'No longer sold. Choose which of its successors to order in its place.',
  ],
])(
  'product §5 of an old part that is gone its page says what is ordered in its place: %s',
  async (_, replacedBy, words) => {
    network.answer(partCalls.goodsDetail, makePartDetail({ replacedBy, sellPolicy: 'stockOnly', stock: 0 }));
    network.answer(partCalls.goodsBatchDetail, [offerOf('NEW-1', '20.00', 2), offerOf('NEW-2', '3.00', 3)]);
    await renderShop('/detail?code=NV-1000001');
    expect(await screen.findByText(words)).toBeTruthy();
  },
);
