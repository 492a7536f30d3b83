// The reader's own language first, through production's own app (product §5 Search: all five languages at once).
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { makeCompany } from '../identity/identity.make.ts';
import { makeModel } from '../machines/machines.make.ts';
import { makePart } from '../parts/parts.make.ts';

const { goodsSearch, goodsSuggest } = calls.search;
let it: TestShop;
let token: string;
// No name of another test begins so.
const letters = 'qzx';
beforeAll(async () => {
  it = await testShop();
  ({ token } = await makeCompany(it.shop.db));
});

const found = async (keyword: string, language = 'en') =>
  (await it.ask(goodsSearch, { keyword }, { token, language })).result.items.map((hit) => hit.code);
const offered = async (keyword: string, language = 'en') =>
  (await it.ask(goodsSuggest, { keyword }, { token, language })).result.map((hit) => [hit.kind, hit.code]);

test('product §5 of a few letters names in the own language that begin so come first, and what only another language calls so besides parts is not offered', async () => {
  const { db } = it.shop;
  const named = async (code: string, nameEn: string, nameEs: string) => {
    const part = await makePart(db, { code: `${code}-${Date.now()}`, nameEn });
    await db`update parts set name_es = ${nameEs}, rank = ${code === 'OWN' ? 1 : 5} where id = ${part.partId}`;
    return part.code;
  };
  const other = await named('OTHER', 'Pump', `Bomba ${letters}ueda`);
  const own = await named('OWN', `${letters}uad pin`, 'Pasador');
  const inside = await named('INSIDE', `Left ${letters}uad`, 'Izquierdo');
  const model = await makeModel(db);
  await db`update model_variants set name_es = ${`Plataforma ${letters}ueda`} where id = ${model.variantId}`;
  await expect.poll(() => found(letters), { timeout: 20_000 }).toEqual([own, inside, other]);
  expect((await found(letters, 'es'))[0]).toBe(other);
  const parts = (codes: readonly string[]) => codes.map((code) => ['part', code]);
  await expect.poll(() => offered(letters)).toEqual(parts([own, inside, other]));
  await expect.poll(async () => (await offered(letters, 'es')).map(([kind]) => kind)).toContain('model');
  expect((await offered(`${letters}ueda`)).map(([kind]) => kind)).toContain('model');
});

test('product §5 a code that begins with a few letters hides no model that another language calls so', async () => {
  const { db } = it.shop;
  const part = await makePart(db, { code: `QJV-${Date.now()}`, nameEn: 'Bolt' });
  const model = await makeModel(db);
  await db`update model_variants set name_es = 'Qjv plataforma' where id = ${model.variantId}`;
  const kinds = async () => (await offered('qjv')).map(([kind]) => kind);
  await expect.poll(kinds, { timeout: 20_000 }).toEqual(expect.arrayContaining(['part', 'model']));
  expect((await offered('qjv')).map(([, code]) => code)).toContain(part.code);
});

test('product §5 Chinese typed character by character is the word', async () => {
  const { db } = it.shop;
  const ram = await makePart(db, { nameEn: `Ram ${letters}zh` });
  const seal = await makePart(db, { nameEn: `Seal ${letters}zh` });
  await db`update parts set name_zh = '龘靐油缸', rank = 1 where id = ${ram.partId}`;
  await db`update parts set name_zh = '缸盖靐龘', rank = 5 where id = ${seal.partId}`;
  await expect.poll(() => found('龘 靐', 'zh'), { timeout: 20_000 }).toEqual([ram.code]);
  expect(await offered('龘 靐', 'zh')).toEqual([['part', ram.code]]);
});

test('product §5 models and chapters that the own language calls so come before others, in results too', async () => {
  const { db } = it.shop;
  const [first, second] = [await makeModel(db), await makeModel(db)];
  const word = `${letters}mast`;
  await db`update model_variants set name_en = 'Lift', name_es = ${word}, position = 1 where id = ${first.variantId}`;
  await db`update model_variants set name_en = ${word}, name_es = 'Elevador', position = 2 where id = ${second.variantId}`;
  await db`update machine_families set position = 1 where id in (select family_id from model_variants where id = any(${[first.variantId, second.variantId]}))`;
  const chapters = await db<{ id: number; code: string }[]>`
    insert into chapters (code, name_en, name_es) values (${`a-${word}`}, 'Deck', ${word}), (${`aa-${word}`}, 'Decks', ${word}), (${`b-${word}`}, ${word}, 'Base') returning id, code`;
  const ids = async (group: 'finalAssembly' | 'chapters', language: string) =>
    (await it.ask(goodsSearch, { keyword: word, group }, { token, language })).result.items.map((hit) => hit.id);
  const [a, aa, b] = chapters.map(({ id }) => id);
  await expect.poll(() => ids('chapters', 'es')).toEqual([a, aa, b]);
  expect(await ids('chapters', 'en')).toEqual([b, a, aa]);
  expect((await offered(word)).filter(([kind]) => kind === 'chapter')).toEqual([['chapter', `b-${word}`]]);
  await expect.poll(() => ids('finalAssembly', 'es')).toEqual([first.variantId, second.variantId]);
  expect(await ids('finalAssembly', 'en')).toEqual([second.variantId, first.variantId]);
});
