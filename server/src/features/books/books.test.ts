// Spec §7 Books; product §2, §4, §5 Part manuals: books and figures over production's own app.
import { calls, rowsOfList } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { makeCompany, makeSubAccount } from '../identity/identity.make.ts';
import { type MadeModel, makeLine, makeMachine, makeModel } from '../machines/machines.make.ts';
import { makePart } from '../parts/parts.make.ts';

let it: TestShop;
beforeAll(async () => {
  it = await testShop();
});

const { bookContents, figurePage } = calls.books;

/** Another figure in the chapter of the model, at a place of the book. */
async function makeFigure({ variantId, chapterId }: MadeModel, position: number, assembly: number | null = null) {
  const { db } = it.shop;
  const code = `FIG-${variantId.toString()}-${position.toString()}`;
  const [figure] = await db<{ id: number }[]>`
    insert into figures (code, name_en, name_fr, assembly_part_id) values (${code}, ${`Figure ${code}`}, ${`Planche ${code}`}, ${assembly}) returning id`;
  const figureId = figure?.id ?? 0;
  await db`insert into figure_models (variant_id, figure_id, chapter_id, position) values (${variantId}, ${figureId}, ${chapterId}, ${position})`;
  return { figureId, code };
}

test('product §2 the books of all, of a model and of a machine; chapters above come before those below, figures in their order', async () => {
  const { db } = it.shop;
  const { token } = await makeCompany(db);
  const model = await makeModel(db);
  const [upper] = await db<{ id: number }[]>`
    insert into chapters (code, name_en, position) values (${`UP-${model.model}`}, 'Machine', -1) returning id`;
  await db`update chapters set parent_id = ${upper?.id ?? 0} where id = ${model.chapterId}`;
  const [third, second] = [await makeFigure(model, 3), await makeFigure(model, 2)];
  const { hostId } = await makeMachine(db, model);
  const all = await it.ask(bookContents, {}, { token });
  expect(all.result.chapters).toEqual([]);
  expect(all.result.books.find((book) => book.variantId === model.variantId)).toMatchObject({ figureCount: 3 });
  const own = await it.ask(bookContents, { hostId }, { token });
  expect(own.result.books).toMatchObject([{ variantId: model.variantId, model: model.model }]);
  expect(own.result.chapters).toMatchObject([
    { id: upper?.id, parentId: null, figures: [] },
    {
      id: model.chapterId,
      parentId: upper?.id,
      figures: [{ figureId: model.figureId, illustration: null }, { code: second.code }, { code: third.code }],
    },
  ]);
  expect((await it.ask(bookContents, { variantId: model.variantId }, { token })).result).toEqual(own.result);
  const french = await it.ask(bookContents, { hostId }, { token, language: 'fa' });
  expect(french.result.chapters[1]?.figures.at(-1)).toMatchObject({ name: `Planche ${third.code}`, nameLang: null });
  expect(french.result.chapters[1]).toMatchObject({ name: 'Chassis', nameLang: 'en' });
});

test('product §5 a figure gives drawings, hotspots, model and rows judged for the machine, whoever owns it', async () => {
  const { db } = it.shop;
  const [owner, stranger] = [await makeCompany(db), await makeCompany(db)];
  const model = await makeModel(db);
  const [early, late] = [await makePart(db), await makePart(db)];
  await makeLine(db, model, { partId: early.partId, itemNo: '1', ordinals: '{[0,500)}', printed: 'prior to 500' });
  await makeLine(db, model, { partId: late.partId, itemNo: '2', ordinals: '{[500,)}', printed: '500 and above' });
  const [sheet] = await db<{ id: number }[]>`
    insert into illustrations (figure_id, kind, file, width, height) values (${model.figureId}, 'drawing', 'scan.png', 1000, 800) returning id`;
  await db`insert into illustrations (figure_id, kind, file) values (${model.figureId}, 'model', 'solid.glb')`;
  await db`
    insert into hotspots (illustration_id, item_id, shape, x, y, width, height)
    select ${sheet?.id ?? 0}, id, 'box', 10, 20, 30, 40 from items where figure_id = ${model.figureId} and item_no = '2'`;
  const { hostId } = await makeMachine(db, model, { ordinal: 700 });
  await it.ask(calls.machines.saveOwnMachine, { hostId, ownName: 'Big lift' }, { token: owner.token });
  const page = await it.ask(figurePage, { figureId: model.figureId, hostId }, { token: owner.token });
  expect(rowsOfList(page.result.list).map(({ itemNo, verdict, proof }) => [itemNo, verdict, proof])).toEqual([
    ['1', 'doesNotFit', 'range'],
    ['2', 'fits', 'range'],
  ]);
  expect(page.result.list.items[0]).toMatchObject({ price: { amount: '10.00', currency: 'USD' }, stock: 100 });
  expect(page.result.drawings).toMatchObject([
    { file: 'scan.png', width: 1000, hotspots: [{ itemNo: '2', shape: 'box', x: 10, y: 20, width: 30, height: 40 }] },
  ]);
  expect(page.result.model3d).toMatchObject({ file: 'solid.glb', hotspots: [] });
  // Machines and their books are catalogue; what a company calls its machine is not.
  const seen = await it.ask(figurePage, { figureId: model.figureId, hostId }, { token: stranger.token });
  expect(seen.result).toEqual(page.result);
  expect(JSON.stringify(seen.result)).not.toContain('Big lift');
});

test('product §4 without the permission no price is sent, to whoever asks first', async () => {
  const { db } = it.shop;
  const main = await makeCompany(db);
  const sub = await makeSubAccount(db, main.companyId, { permissions: [3] });
  const model = await makeModel(db);
  await makeLine(db, model, { partId: (await makePart(db)).partId, itemNo: '1' });
  for (const hostId of [undefined, (await makeMachine(db, model)).hostId]) {
    const input = { figureId: model.figureId, ...(hostId === undefined ? {} : { hostId }) };
    const [full, bare] = [
      await it.ask(figurePage, input, { token: main.token }),
      await it.ask(figurePage, input, { token: sub.token }),
    ];
    expect(JSON.stringify(full.result)).toContain('"amount"');
    expect(JSON.stringify(bare.result)).not.toMatch(/amount|price/i);
  }
});

test('product §5 a figure shared by models is judged for the machine; in another model’s book by what its own book says', async () => {
  const { db } = it.shop;
  const { token } = await makeCompany(db);
  const [one, two, other] = [await makeModel(db), await makeModel(db), await makeModel(db)];
  await db`insert into figure_models (variant_id, figure_id, chapter_id) values (${two.variantId}, ${one.figureId}, ${two.chapterId})`;
  const [shared, foreign] = [await makePart(db), await makePart(db)];
  await makeLine(db, one, { partId: shared.partId, itemNo: '1' });
  await makeLine(db, one, { partId: foreign.partId, itemNo: '2' });
  await makeLine(db, other, { partId: shared.partId, itemNo: '9' });
  const verdicts = async (input: { hostId?: number; variantId?: number }) => {
    const { result } = await it.ask(figurePage, { figureId: one.figureId, ...input }, { token });
    return { variantId: result.variantId, verdicts: rowsOfList(result.list).map(({ verdict }) => verdict) };
  };
  const both = ['fits', 'fits'];
  expect(await verdicts({ hostId: (await makeMachine(db, one)).hostId })).toEqual({
    variantId: one.variantId,
    verdicts: both,
  });
  expect(await verdicts({ hostId: (await makeMachine(db, two)).hostId })).toEqual({
    variantId: two.variantId,
    verdicts: both,
  });
  expect(await verdicts({ hostId: (await makeMachine(db, other)).hostId })).toEqual({
    variantId: one.variantId,
    verdicts: ['fits', 'doesNotFit'],
  });
  expect(await verdicts({ variantId: two.variantId })).toEqual({
    variantId: two.variantId,
    verdicts: ['unknown', 'unknown'],
  });
  const { result } = await it.ask(figurePage, { figureId: one.figureId }, { token });
  expect(result.models.map(({ variantId }) => variantId)).toEqual([one.variantId, two.variantId]);
});

test('product §5 a part that another figure takes apart leads down to it, and from there back to its item', async () => {
  const { db } = it.shop;
  const { token } = await makeCompany(db);
  const [model, stranger] = [await makeModel(db), await makeModel(db)];
  const cylinder = await makePart(db);
  const { figureId: below } = await makeFigure(model, 2, cylinder.partId);
  // The same part taken apart in a book that is not this one leads nowhere from here.
  await makeFigure(stranger, 2, cylinder.partId);
  await makeLine(db, model, { partId: cylinder.partId, itemNo: '7' });
  const upper = await it.ask(figurePage, { figureId: model.figureId }, { token });
  expect(upper.result.breakdowns).toMatchObject([{ partId: cylinder.partId, figureId: below }]);
  expect(upper.result.within).toEqual([]);
  const lower = await it.ask(figurePage, { figureId: below }, { token });
  expect(lower.result.within).toMatchObject([{ figureId: model.figureId, itemNo: '7' }]);
  expect(lower.result.list.items).toEqual([]);
});

test('machineNotFound, notFound, signInAgain: what is not there and who is not signed in', async () => {
  const { db } = it.shop;
  const { token } = await makeCompany(db);
  const { figureId } = await makeModel(db);
  const nobody = 999_999_999;
  expect((await it.ask(figurePage, { figureId, hostId: nobody }, { token })).reason).toBe('machineNotFound');
  expect((await it.ask(bookContents, { hostId: nobody }, { token })).reason).toBe('machineNotFound');
  expect((await it.ask(figurePage, { figureId: nobody }, { token })).reason).toBe('notFound');
  expect((await it.ask(bookContents, { variantId: nobody }, { token })).reason).toBe('notFound');
  expect((await it.ask(figurePage, { figureId })).reason).toBe('signInAgain');
});
