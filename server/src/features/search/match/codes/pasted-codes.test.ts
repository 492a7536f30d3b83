// Codes as a PDF or a Chinese keyboard writes them lead to the part wherever a code may be given (product §5 Search, Supersession).
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../../../test/shop.ts';
import { makeCompany } from '../../../identity/identity.make.ts';
import { makeLine, makeMachine, makeModel } from '../../../machines/machines.make.ts';
import { makePart, makeSupersession } from '../../../parts/parts.make.ts';

const fullWidth = (text: string) =>
  text.replaceAll(/[!-~]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0));
const WRITTEN = [
  ['a minus sign', (code: string) => code.replaceAll('-', '\u2212')],
  [
    'thin, narrow and ideographic spaces',
    (code: string) => code.replace('-', '\u2009').replace('-', '\u202f').replace('-', '\u3000'),
  ],
  [
    'a soft hyphen and a break without width',
    (code: string) => `${code.slice(0, 4)}\u00ad${code.slice(4, 6)}\u200b${code.slice(6)}`,
  ],
  ['full-width letters and digits', fullWidth],
] as const;

let it: TestShop;
let token: string;
beforeAll(async () => {
  it = await testShop();
  token = (await makeCompany(it.shop.db)).token;
});

test.each(WRITTEN)('product §5 a part code written with %s leads to the part everywhere', async (_, written) => {
  const { db } = it.shop;
  const { code, partId } = await makePart(db, { code: `NV-${Date.now()}-7-K` });
  const typed = written(code);
  expect(typed).not.toBe(code);
  const found = async () => (await it.ask(calls.search.goodsSearch, { keyword: typed }, { token })).result;
  // The index takes a part in a moment after it was written.
  await expect.poll(async () => (await found()).exactCode, { timeout: 20_000 }).toBe(code);
  // The database answered until the index was there, which may have begun before the part was written.
  await expect
    .poll(async () => (await found()).items, { timeout: 20_000 })
    .toMatchObject([{ id: partId, foundBy: 'code' }]);
  const offered = async () => (await it.ask(calls.search.goodsSuggest, { keyword: typed }, { token })).result;
  await expect.poll(offered, { timeout: 20_000 }).toMatchObject([{ id: partId }]);
  expect((await it.ask(calls.parts.goodsDetail, { code: typed }, { token })).result).toMatchObject({
    code,
    changeCode: null,
  });
  const batch = await it.ask(calls.parts.goodsBatchDetail, { codes: `${typed},${code}` }, { token });
  expect(batch.result.map((one) => one.part?.id)).toEqual([partId, partId]);
  expect(batch.result[1]?.item).toBe(code);
  expect((await it.ask(calls.catalogue.goodsList, { keyword: typed }, { token })).result.items).toMatchObject([
    { id: partId },
  ]);
  const checked = await it.ask(calls.orders.checkPriceAndInventory, { materialList: [typed] }, { token });
  expect(checked.result).toMatchObject([{ code }]);
  const cart = await it.ask(calls.cart.changeCart, { since: 0, lines: [{ code: typed, qty: 1 }] }, { token });
  expect(cart.result.lines).toContainEqual(expect.objectContaining({ code, changeCode: null }));
  const liked = await it.ask(calls.favourites.changeFavourite, { code: typed, isFavourite: true }, { token });
  expect(liked.result.code).toBe(code);
});

test.each(WRITTEN)(
  'product §5 a serial number written with %s leads to the machine, its rows and its book',
  async (_, written) => {
    const { db } = it.shop;
    const model = await makeModel(db);
    const part = await makePart(db, { code: `PD-${Date.now()}-8-L` });
    await makeLine(db, model, { itemNo: '1', partId: part.partId });
    const serialNumber = `SX-${model.variantId + 10_000}-9-${model.variantId}`;
    const { hostId } = await makeMachine(db, model, { prefix: 'SX', ordinal: 10_000 + model.variantId, serialNumber });
    const keyword = written(serialNumber);
    const [found, listed, opened, rows] = await Promise.all([
      it.ask(calls.search.goodsSearch, { keyword }, { token }),
      it.ask(calls.machines.machineList, { keyword }, { token }),
      it.ask(calls.machines.machineDetail, { serialNumber: keyword }, { token }),
      it.ask(calls.machines.machinePartList, { hostId, keyword: written(part.code) }, { token }),
    ]);
    expect(found.result.exactHostId).toBe(hostId);
    expect(listed.result.items.map((one) => one.hostId)).toEqual([hostId]);
    expect(opened.result.hostId).toBe(hostId);
    expect(rows.result.items.map((row) => row.partCode)).toEqual([part.code]);
  },
);

test('product §5 a replaced code in odd signs is told as it was asked; a code stored in odd signs is still found by them', async () => {
  const { db } = it.shop;
  const [old, next] = [await makePart(db, { code: `OLD-${Date.now()}` }), await makePart(db)];
  await makeSupersession(db, old, next);
  const typed = fullWidth(old.code);
  const batch = await it.ask(calls.parts.goodsBatchDetail, { codes: typed }, { token });
  expect(batch.result).toMatchObject([{ item: typed, changeCode: typed, part: { code: next.code } }]);
  const odd = await makePart(db, { code: `ODD\u2212${Date.now()}` });
  expect((await it.ask(calls.parts.goodsDetail, { code: odd.code }, { token })).result.code).toBe(odd.code);
});
