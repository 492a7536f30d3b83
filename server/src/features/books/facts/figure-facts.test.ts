// Product §8 figures: made in the office with models and lines, changed and put into further books; the technician sees them at once.
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../../test/shop.ts';
import { makeAdministrator, makeCompany } from '../../identity/identity.make.ts';
import { makeLine, makeMachine, makeModel } from '../../machines/machines.make.ts';
import { makePart } from '../../parts/parts.make.ts';

const { figureFacts, figureChoices, saveFigure } = calls.figureFacts;
let it: TestShop;
let token = '';
let technician = '';
beforeAll(async () => {
  it = await testShop();
  ({ token } = await makeAdministrator(it.shop.db, ['catalogue']));
  ({ token: technician } = await makeCompany(it.shop.db));
});

let count = 0;
const ownCode = () => `X${process.pid.toString(36)}-${(count += 1)}.${Date.now().toString(36)}`;
const names = { en: 'Tilt cylinder', es: null, pt: null, fa: 'Vérin d’inclinaison', zh: null };
const row = (itemNo: string, partCode: string, quantity: number | null = 1, lineNo: number | null = null) => ({
  itemNo,
  lineNo,
  partCode,
  quantity,
});

test('product §8 a figure is made with its models and lines, and stands in their books at once', async () => {
  const { db } = it.shop;
  const [model, other] = [await makeModel(db), await makeModel(db)];
  const [pin, seal] = [await makePart(db), await makePart(db)];
  const code = ownCode();
  const rows = [row('1', pin.code.toLowerCase(), 2), row('2', seal.code, null), row('2', pin.code)];
  const given = { edition: 0, code, names, variantIds: [model.variantId], chapterId: model.chapterId, rows };
  const made = (await it.ask(saveFigure, given, { token })).result;
  expect(made).toMatchObject({ code, names, edition: 1, models: [{ variantId: model.variantId }] });
  expect(made.rows.map((one) => [one.itemNo, one.lineNo, one.partCode, one.quantity])).toEqual([
    ['1', 1, pin.code, 2],
    ['2', 1, seal.code, null],
    ['2', 2, pin.code, 1],
  ]);
  const { figureId } = made;
  const { hostId } = await makeMachine(db, model, { ordinal: 4 });
  const seen = async () => (await it.ask(calls.books.figurePage, { figureId, hostId }, { token: technician })).result;
  expect((await seen()).list.items.map((one) => one.itemNo)).toEqual(['1', '2', '2']);

  // Put into another book, a line dropped, one changed, one added; the order is that of the form.
  const next = {
    ...given,
    figureId,
    edition: 1,
    variantIds: [model.variantId, other.variantId],
    chapterId: other.chapterId,
  };
  const changed = [row('3', seal.code), row('1', seal.code, 5, 1), row('2', seal.code, null, 1)];
  const after = (await it.ask(saveFigure, { ...next, rows: changed }, { token })).result;
  expect(after.models).toEqual([
    { variantId: model.variantId, chapterId: model.chapterId },
    { variantId: other.variantId, chapterId: other.chapterId },
  ]);
  expect(after.rows.map((one) => [one.itemNo, one.partCode, one.quantity])).toEqual([
    ['3', seal.code, 1],
    ['1', seal.code, 5],
    ['2', seal.code, null],
  ]);
  expect((await seen()).models).toHaveLength(2);
  const gone = await it.ask(saveFigure, { ...next, edition: 2, variantIds: [other.variantId], rows: [] }, { token });
  expect(gone.result).toMatchObject({ edition: 3, models: [{ variantId: other.variantId }], rows: [] });
  expect(
    (
      await it.ask(calls.books.bookContents, { variantId: model.variantId }, { token: technician })
    ).result.chapters.flatMap((chapter) => chapter.figures.map((one) => one.figureId)),
  ).not.toContain(figureId);
  const trail = await db<{ action: string }[]>`select action from audit where subject = ${`figure ${code}`}`;
  expect(trail).toHaveLength(3);
});

test('product §8 what an import says of a line stays with it: serial numbers, hotspots, what is attached', async () => {
  const { db } = it.shop;
  const model = await makeModel(db);
  const [part, bolt] = [await makePart(db), await makePart(db)];
  await makeLine(db, model, { partId: part.partId, itemNo: '7', ordinals: '{[1,100)}' });
  await makeLine(db, model, { partId: bolt.partId, itemNo: '8' });
  const { figureId } = model;
  await db`update items set parent_item_id = (select id from items where figure_id = ${figureId} and item_no = '8')
    where figure_id = ${figureId} and item_no = '7'`;
  const facts = (await it.ask(figureFacts, { figureId }, { token })).result;
  expect(facts.rows.map((one) => [one.itemNo, one.isLimited])).toEqual([
    ['7', true],
    ['8', false],
  ]);
  const { code, edition } = facts;
  const rows = [row('7', bolt.code, 3, 1)];
  const given = { figureId, edition, code, names, variantIds: [model.variantId], chapterId: null, rows };
  const kept = (await it.ask(saveFigure, given, { token })).result;
  expect(kept.rows).toMatchObject([{ itemNo: '7', partCode: bolt.code, quantity: 3, isLimited: true }]);
  const [item] = await db<
    { parentItemId: number | null }[]
  >`select parent_item_id from items where figure_id = ${figureId}`;
  expect(item?.parentItemId).toBeNull();
});

test('conflict, figureExists, invalidContent, notFound: nothing is overwritten or made up', async () => {
  const { db } = it.shop;
  const model = await makeModel(db);
  const { code: partCode } = await makePart(db);
  const facts = (await it.ask(figureFacts, { figureId: model.figureId }, { token })).result;
  const fresh = { edition: 0, code: ownCode(), names, variantIds: [], chapterId: null, rows: [] };
  const reason = async (input: object) => (await it.ask(saveFigure, { ...fresh, ...input }, { token })).reason;
  expect(await reason({ code: facts.code })).toBe('figureExists');
  const { result } = await it.ask(saveFigure, fresh, { token });
  expect(await reason({ figureId: result.figureId, edition: 1, code: facts.code })).toBe('figureExists');
  expect(await reason({ figureId: result.figureId, edition: 7 })).toBe('conflict');
  expect(await reason({ figureId: 999_999_999, edition: 1 })).toBe('notFound');
  expect((await it.ask(figureFacts, { figureId: 999_999_999 }, { token })).reason).toBe('notFound');
  const field = async (input: object) =>
    (await it.ask(saveFigure, { ...fresh, code: ownCode(), ...input }, { token })).fields?.[0]?.field;
  expect(await field({ variantIds: [999_999_999] })).toBe('variantIds');
  expect(await field({ variantIds: [model.variantId] })).toBe('chapterId');
  expect(await field({ chapterId: 999_999_999 })).toBe('chapterId');
  expect(await field({ rows: [row('1', partCode), row('2', 'NO SUCH CODE')] })).toBe('rows.1.partCode');
  expect(await field({ rows: [row('1', partCode, 1, 4)] })).toBe('rows.0.lineNo');
});

test('signInAgain, noPermission: figures are made by the catalogue’s people of the office alone', async () => {
  const { token: orders } = await makeAdministrator(it.shop.db, ['orders']);
  const given = { edition: 0, code: ownCode(), names, variantIds: [], chapterId: null, rows: [] };
  for (const [call, input] of [
    [figureFacts, { figureId: 1 }],
    [figureChoices, {}],
    [saveFigure, given],
  ] as const) {
    expect((await it.ask(call, input as never)).reason).toBe('signInAgain');
    expect((await it.ask(call, input as never, { token: orders })).reason).toBe('noPermission');
  }
  const model = await makeModel(it.shop.db);
  const { models, chapters } = (await it.ask(figureChoices, {}, { token })).result;
  expect(models.map(({ variantId }) => variantId)).toContain(model.variantId);
  expect(chapters.map(({ chapterId }) => chapterId)).toContain(model.chapterId);
});
