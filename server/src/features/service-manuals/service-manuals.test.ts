// Service manuals through production's own app: lists, one book, search by page, parts of a page (spec §7 Books; product §5).
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { makeCompany } from '../identity/identity.make.ts';
import { makeLine, makeMachine, makeModel } from '../machines/machines.make.ts';
import { makePart } from '../parts/parts.make.ts';
import { makeManual } from './service-manuals.make.ts';

const { manualList, manualDetail, manualSearch, findInManual, manualPageParts } = calls.serviceManuals;

let it: TestShop;
let token = '';
beforeAll(async () => {
  it = await testShop();
  ({ token } = await makeCompany(it.shop.db));
});

let count = 0;
/** A word that stands nowhere else. */
const ownWord = () => `zyl${process.pid.toString(36)}q${(count += 1)}x`;
const codesOf = (items: readonly { code: string }[]) => items.map(({ code }) => code);

/** A model with a machine of number 50, a manual for all of its machines, one from number 100 on, and one of another model. */
async function withBooks(word: string) {
  const { db } = it.shop;
  const [model, other] = [await makeModel(db), await makeModel(db)];
  const { hostId } = await makeMachine(db, model, { ordinal: 50 });
  const { hostId: lateId } = await makeMachine(db, model, { ordinal: 150 });
  const [effectivity] = await db<{ id: number }[]>`
    insert into effectivities (code, printed_en) values (${`E-${word}`}, '100 and above') returning id`;
  await db`insert into effectivity_ranges (effectivity_id, scheme_id, prefix, ordinals)
    values (${effectivity?.id ?? 0}, ${model.schemeId}, '', '{[100,)}')`;
  const pages = [`Check the ${word} daily.`];
  const all = await makeManual(db, { code: `A-${word}`, pages, variants: [model] });
  const late = await makeManual(db, {
    code: `B-${word}`,
    pages,
    variants: [{ variantId: model.variantId, effectivityId: effectivity?.id ?? 0 }],
  });
  const others = await makeManual(db, { code: `C-${word}`, pages, variants: [other], kind: 'brochure' });
  return { model, hostId, lateId, all, late, others };
}

test('product §5 what applies to the machine comes first or alone, by model and serial number', async () => {
  const { hostId, lateId, all, late, others, model } = await withBooks(ownWord());
  const only = await it.ask(manualList, { hostId, only: 'machine' }, { token });
  expect(codesOf(only.result.items)).toEqual([all.code]);
  expect(only.result).toMatchObject({ total: 1, forMachine: 1 });
  expect(only.result.items[0]).toMatchObject({ isForMachine: true, models: [model.model] });
  const lateOnly = await it.ask(manualList, { hostId: lateId, only: 'machine' }, { token });
  expect(codesOf(lateOnly.result.items)).toEqual([all.code, late.code]);
  const everything = await it.ask(manualList, { hostId, pageSize: 100 }, { token });
  expect(everything.result.items[0]).toMatchObject({ code: all.code, isForMachine: true });
  expect(codesOf(everything.result.items)).toEqual(expect.arrayContaining([late.code, others.code]));
  const ofModel = await it.ask(manualList, { variantId: model.variantId }, { token });
  expect(codesOf(ofModel.result.items)).toEqual([all.code, late.code]);
  expect(ofModel.result).toMatchObject({ forMachine: null, items: [{ isForMachine: null }, {}] });
  const brochures = await it.ask(manualList, { kind: 'brochure', pageSize: 100 }, { token });
  expect(codesOf(brochures.result.items)).toContain(others.code);
  expect(codesOf(brochures.result.items)).not.toContain(all.code);
});

test('product §5 a book is one row with its languages, the caller’s first, and opens in each', async () => {
  const { db } = it.shop;
  const { code, manualId } = await makeManual(db, { language: 'en', pages: ['Text'] });
  const { manualId: frenchId } = await makeManual(db, { code, language: 'fa', pages: ['Texte'] });
  await db`insert into manual_outline (manual_id, position, level, title, page_no) values (${frenchId}, 1, 1, 'Sécurité', 1)`;
  await db`update manuals set title_fr = 'Manuel d’atelier' where code = ${code}`;
  const { result } = await it.ask(manualDetail, { id: frenchId }, { token, language: 'fa' });
  expect(result).toMatchObject({
    manualId: frenchId,
    code,
    language: 'fa',
    title: 'Manuel d’atelier',
    titleLang: null,
    file: `manual/${code}.fa.pdf`,
    outline: [{ level: 1, title: 'Sécurité', page: 1 }],
    text: 'read',
    isForMachine: null,
  });
  expect(result.editions.map((one) => one.manualId)).toEqual([frenchId, manualId]);
  const spanish = await it.ask(manualDetail, { id: manualId }, { token, language: 'es' });
  expect(spanish.result).toMatchObject({ title: 'Service manual', titleLang: 'en' });
  expect((await it.ask(manualDetail, { id: 999_999_999 }, { token })).reason).toBe('manualNotFound');
});

test('product §5 full text by page, limited to what applies to the machine; a hit shows its sentence', async () => {
  const word = ownWord();
  const { hostId, all, late, others } = await withBooks(word);
  const found = await it.ask(manualSearch, { keyword: word.toUpperCase() }, { token });
  expect(codesOf(found.result.items)).toEqual([all.code, late.code, others.code]);
  expect(found.result.items[0]).toMatchObject({
    manualId: all.manualId,
    page: 1,
    heading: 'Page 1',
    matches: 1,
    passage: [
      { text: 'Check the ', isMatch: false },
      { text: word, isMatch: true },
      { text: ' daily.', isMatch: false },
    ],
  });
  const limited = await it.ask(manualSearch, { keyword: word, hostId }, { token });
  expect(codesOf(limited.result.items)).toEqual([all.code]);
  expect(limited.result.total).toBe(1);
  const brochures = await it.ask(manualSearch, { keyword: word, kind: 'brochure' }, { token });
  expect(codesOf(brochures.result.items)).toEqual([others.code]);
});

test('product §5 each book answers once, in the caller’s language where that edition says it', async () => {
  const { db } = it.shop;
  const [shared, alone] = [ownWord(), ownWord()];
  const { code } = await makeManual(db, { pages: [`Torque ${shared}`] });
  await makeManual(db, { code, language: 'pt', pages: [`Binário ${shared} e válvula ${alone}`] });
  const languages = async (keyword: string, language: string) =>
    (await it.ask(manualSearch, { keyword }, { token, language })).result.items.map((one) => one.language);
  expect(await languages(shared, 'pt')).toEqual(['pt']);
  expect(await languages(shared, 'zh')).toEqual(['en']);
  expect(await languages(alone, 'en')).toEqual(['pt']);
  expect(await languages(`VALVULA ${alone}`, 'en')).toEqual(['pt']);
  const wanted = await it.ask(manualSearch, { keyword: shared, language: 'pt' }, { token });
  expect(wanted.result.items.map((one) => one.language)).toEqual(['pt']);
});

test('product §5 Chinese is found by substring across line ends, and not by its characters apart', async () => {
  const { db } = it.shop;
  const mark = ownWord();
  const { manualId } = await makeManual(db, {
    language: 'zh',
    pages: [`${mark} 检查液压油\n位，必要时加油。`, `${mark} 油位 液压 压油`],
  });
  const pagesOf = async (keyword: string) =>
    (await it.ask(findInManual, { id: manualId, keyword }, { token })).result.pages.map(({ page }) => page);
  expect(await pagesOf('液压油位')).toEqual([1]);
  expect(await pagesOf('油位')).toEqual([1, 2]);
  expect(await pagesOf(`${mark} 液压`)).toEqual([1, 2]);
  expect(await pagesOf('漏油')).toEqual([]);
});

test('product §5 all places in one book, in its order, counted', async () => {
  const word = ownWord();
  const { manualId } = await makeManual(it.shop.db, { pages: [`${word}, ${word}`, 'nothing', `the ${word}s`] });
  await makeManual(it.shop.db, { pages: [word] });
  const { result } = await it.ask(findInManual, { id: manualId, keyword: word }, { token });
  expect(result.pages.map(({ page, matches }) => [page, matches])).toEqual([
    [1, 2],
    [3, 1],
  ]);
  expect(result.matches).toBe(3);
  // Nothing but signs is a search that finds nothing.
  expect((await it.ask(findInManual, { id: manualId, keyword: '...' }, { token })).result.pages).toEqual([]);
  expect((await it.ask(findInManual, { id: 999_999_999, keyword: word }, { token })).reason).toBe('manualNotFound');
});

test('product §5 the parts whose codes are printed on a page, whichever way they are written', async () => {
  const { db } = it.shop;
  const [plain, spaced] = [await makePart(db), await makePart(db)];
  const tail = `${spaced.partId}`.padStart(4, '0');
  await db`update parts set code = ${`16 ${tail}-001`} where id = ${spaced.partId}`;
  const { manualId } = await makeManual(db, {
    pages: [`Replace the seal (${plain.code}), and fit 16 ${tail}-001 with 4 bolts M8 x 30.`, 'no codes'],
  });
  const { result } = await it.ask(manualPageParts, { id: manualId, page: 1 }, { token });
  expect(result.map(({ printed, partId }) => [printed, partId])).toEqual([
    [plain.code, plain.partId],
    [`16 ${tail}-001`, spaced.partId],
  ]);
  expect((await it.ask(manualPageParts, { id: manualId, page: 2 }, { token })).result).toEqual([]);
  expect((await it.ask(manualPageParts, { id: 999_999_999, page: 1 }, { token })).reason).toBe('manualNotFound');
});

test('product §5 an alias of one part and the company’s own code lead to the part, and nobody else’s does', async () => {
  const { db } = it.shop;
  const { companyId, token: buyer } = await makeCompany(db);
  const [own, known, one, other] = [await makePart(db), await makePart(db), await makePart(db), await makePart(db)];
  const [ownCode, alias, shared] = [ownWord(), ownWord(), ownWord()];
  await db`insert into customer_part_codes (company_id, part_id, code) values (${companyId}, ${own.partId}, ${ownCode})`;
  for (const [partId, code] of [
    [known.partId, alias],
    [one.partId, shared],
    [other.partId, shared],
  ] as const)
    await db`insert into part_aliases (part_id, code, kind) values (${partId}, ${code}, 'supplier')`;
  const { manualId } = await makeManual(db, { pages: [`Fit ${ownCode}, ${alias} or ${shared}.`] });
  const printed = async (by: string) =>
    (await it.ask(manualPageParts, { id: manualId, page: 1 }, { token: by })).result.map((part) => part.partId);
  expect(await printed(buyer)).toEqual([own.partId, known.partId]);
  expect(await printed(token)).toEqual([known.partId]);
});

test('product §5 of more pages than are counted the best come first', async () => {
  const { db } = it.shop;
  const word = ownWord();
  // Words apart on a thousand pages; together on the last page of a book that was made last.
  await makeManual(db, { code: `A-${word}`, pages: ['Text'] });
  await db`
    insert into manual_pages (manual_id, page_no, heading, body)
    select m.id, n, '', ${`${word} seal, and the pump`} from manuals m, generate_series(2, 1100) n where m.code = ${`A-${word}`}`;
  const { manualId } = await makeManual(db, { code: `B-${word}`, pages: [`Check the ${word} pump.`] });
  const { result } = await it.ask(manualSearch, { keyword: `${word} pump` }, { token });
  expect([result.items[0]?.manualId, result.total]).toEqual([manualId, 1000]);
});

test('product §5 a part of a page leads to its item in the book of the machine, and of no other', async () => {
  const { db } = it.shop;
  const [model, other] = [await makeModel(db), await makeModel(db)];
  const { partId, code } = await makePart(db);
  await makeLine(db, model, { partId, itemNo: '7' });
  const { manualId } = await makeManual(db, { pages: [`Replace ${code}.`] });
  const placeFor = async (hostId?: number) =>
    (await it.ask(manualPageParts, { id: manualId, page: 1, hostId }, { token })).result[0]?.place;
  const { hostId } = await makeMachine(db, model, { ordinal: 1 });
  expect(await placeFor(hostId)).toEqual({ figureId: model.figureId, itemNo: '7' });
  expect(await placeFor((await makeMachine(db, other, { ordinal: 1 })).hostId)).toBeNull();
  expect(await placeFor()).toBeNull();
});

test('product §5 an unknown machine is refused, and nobody reads without signing in', async () => {
  for (const [call, input] of [
    [manualList, { hostId: 999_999_999 }],
    [manualDetail, { id: 1, hostId: 999_999_999 }],
    [manualSearch, { hostId: 999_999_999, keyword: 'oil' }],
  ] as const) {
    expect((await it.ask(call, input, { token })).reason, call.path).toBe('machineNotFound');
    expect((await it.ask(call, input)).status, call.path).toBe(401);
  }
});
