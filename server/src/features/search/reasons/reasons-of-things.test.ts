// Models, chapters, figures and manuals say why they were found and where they open, in results and while typing (product §5: each hit says why it was found).
import { calls, type Language } from '@outrigger/contract';
import { beforeAll, expect, test, vi } from 'vitest';
import { type TestShop, testShop } from '../../../../test/shop.ts';
import { makeCompany } from '../../identity/identity.make.ts';
import { type MadeModel, makeMachine, makeModel } from '../../machines/machines.make.ts';

const { goodsSearch, goodsSuggest } = calls.search;
// Letters alone: a word with figures in it may be a code.
const key = [...`rt${Date.now()}`].map((sign) => (/\d/.test(sign) ? 'bcdfghjklm'[Number(sign)] : sign)).join('');
let it: TestShop;
let model: MadeModel;
let mine: { token: string; companyId: number };
beforeAll(async () => {
  it = await testShop();
  const { db } = it.shop;
  mine = await makeCompany(db);
  model = await makeModel(db);
  await db`update model_variants set name_fr = ${`Nacelle ${key}`} where id = ${model.variantId}`;
  await db`update machine_families set name_es = ${`Brazos ${key}`} where id = (select family_id from model_variants where id = ${model.variantId})`;
  await db`update figures set name_pt = ${`Lança ${key}`}, code = ${`F-${key}`} where id = ${model.figureId}`;
  await db`update chapters set name_zh = ${`${key}副臂`} where id = ${model.chapterId}`;
  await db`insert into manuals (code, language, kind, title_en, title_fr, file, page_count)
    values (${`SM-${key}`}, 'en', 'service', 'Service', ${`Entretien ${key}`}, 'x.pdf', 1)`;
  await vi.waitUntil(async () => (await found(`lanca ${key}`, 'chapters')).length === 1, { timeout: 20_000 });
});
type Group = 'finalAssembly' | 'chapters' | 'brochures';
const found = async (keyword: string, group: Group, language: Language = 'en') =>
  (await it.ask(goodsSearch, { keyword, group }, { token: mine.token, language })).result.items;
const reasonsOf = (hits: Awaited<ReturnType<typeof found>>) =>
  hits.map(({ kind, foundBy, matched, matchedIn }) => [kind, foundBy, matched, matchedIn]);

test.each([
  ['nacelle KEY', 'finalAssembly', 'en', ['model', 'name', 'Nacelle KEY', 'fa']],
  ['nacelle KEY', 'finalAssembly', 'fa', ['model', 'name', null, undefined]],
  ['brazos KEY', 'finalAssembly', 'en', ['model', 'family', 'Brazos KEY', 'es']],
  ['lanca KEY', 'chapters', 'en', ['figure', 'name', 'Lança KEY', 'pt']],
  ['F-KEY', 'chapters', 'en', ['figure', 'figure', null, undefined]],
  ['KEY副臂', 'chapters', 'en', ['chapter', 'name', 'KEY副臂', 'zh']],
  ['KEY副臂', 'chapters', 'zh', ['chapter', 'name', null, undefined]],
  ['entretien KEY', 'brochures', 'en', ['manual', 'name', 'Entretien KEY', 'fa']],
  ['SM-KEY', 'brochures', 'en', ['manual', 'manual', null, undefined]],
] as const)(
  'product §5 "%s" among %s tells a reader of %s why it was found',
  async (typed, group, language, wanted) => {
    const named = (text: string) => text.replaceAll('KEY', key);
    const reason = wanted.map((one) => (one ? named(one) : one));
    expect(reasonsOf(await found(named(typed), group, language))).toEqual([reason]);
    if (group === 'brochures') return;
    const asking = { token: mine.token, language };
    const offered = (await it.ask(goodsSuggest, { keyword: named(typed) }, asking)).result;
    expect(reasonsOf(offered.filter(({ kind }) => kind === wanted[0]))).toEqual([reason]);
  },
);

test('product §5 a model that is called otherwise than its code says what it is called', async () => {
  expect(reasonsOf(await found(model.model, 'finalAssembly'))).toEqual([['model', 'model', model.model, undefined]]);
});

test('product §5 a figure and a chapter open on the company’s only machine whose book holds them, and on none where there are two', async () => {
  const { db } = it.shop;
  const { token, companyId } = await makeCompany(db);
  const own = async (hostId: number) =>
    await db`insert into company_machines (company_id, machine_id) values (${companyId}, ${hostId})`;
  const opensOn = async (keyword: string, hostId?: number) => {
    const [offered] = (await it.ask(goodsSuggest, { keyword, hostId }, { token })).result;
    const [hit] = (await it.ask(goodsSearch, { keyword, group: 'chapters', hostId }, { token })).result.items;
    expect(offered?.opensOn).toEqual(hit?.opensOn);
    return hit?.opensOn;
  };
  const otherModel = await makeModel(db);
  const [other, stranger] = [await makeMachine(db, otherModel), await makeMachine(db, model)];
  await own(other.hostId);
  expect(await opensOn(`lanca ${key}`)).toBeUndefined();
  const only = await makeMachine(db, model);
  await own(only.hostId);
  for (const keyword of [`lanca ${key}`, `${key}副臂`]) {
    await expect.poll(() => opensOn(keyword)).toEqual(only);
    expect(await opensOn(keyword, other.hostId)).toEqual(only);
    // The machine chosen has it itself, whose ever it is.
    expect(await opensOn(keyword, stranger.hostId)).toBeUndefined();
  }
  // Two of one model, and one each of two.
  const { variantId } = otherModel;
  await db`insert into figure_models (variant_id, figure_id, chapter_id) values (${variantId}, ${model.figureId}, ${model.chapterId})`;
  await expect.poll(() => opensOn(`lanca ${key}`)).toBeUndefined();
  await db`delete from figure_models where variant_id = ${variantId} and figure_id = ${model.figureId}`;
  await expect.poll(() => opensOn(`lanca ${key}`)).toEqual(only);
  await own(stranger.hostId);
  await expect.poll(() => opensOn(`lanca ${key}`)).toBeUndefined();
});
