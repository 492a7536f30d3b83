// Product §8 manuals: uploaded, assigned, replaced and removed by the office; the technician finds and searches them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { uploadFile } from '../../../../test/multipart.ts';
import { hasRealData, REAL_DATA } from '../../../../test/real-data.ts';
import { type TestShop, testShop } from '../../../../test/shop.ts';
import { removeForgottenFile } from '../../../platform/http/forget-product-file.ts';
import { makeAdministrator, makeCompany } from '../../identity/identity.make.ts';
import { makeModel } from '../../machines/machines.make.ts';
import { readManualText } from '../reading/read-manuals.ts';

const { deskManuals, deskManual, saveManual, removeManual } = calls.manualDesk;
let it: TestShop;
let token = '';
let technician = '';
beforeAll(async () => {
  it = await testShop();
  ({ token } = await makeAdministrator(it.shop.db, ['catalogue']));
  ({ token: technician } = await makeCompany(it.shop.db));
});

/** A file of so many pages that all say these words. */
function pdfOf(words: string, pages = 1): Buffer {
  const stream = `BT /F1 12 Tf 50 700 Td (${words}) Tj ET`;
  const ids = Array.from({ length: pages }, (_, at) => 10 + at);
  const kids = ids.map((id) => `${id} 0 R`).join(' ');
  return Buffer.from(`%PDF-1.4
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[${kids}]/Count ${pages}>> endobj
4 0 obj <</Length ${stream.length}>> stream
${stream}
endstream endobj
5 0 obj <</Type/Font/Subtype/Type1/BaseFont/Helvetica>> endobj
${ids.map((id) => `${id} 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>> endobj`).join('\n')}
trailer <</Root 1 0 R>>
%%EOF`);
}

const upload = async (bytes: Buffer) => (await uploadFile(it, { token, name: 'book.pdf', bytes })).fileId;

const given = (code: string, more: object = {}) => ({
  code,
  language: 'en' as const,
  kind: 'service' as const,
  titles: { en: `Manual ${code}`, es: null, pt: null, fa: 'Manuel', zh: null },
  revision: 'B',
  publishedOn: '2026-05-04',
  variantIds: [] as number[],
  fileId: null as number | null,
  ...more,
});
let codes = 0;
const newCode = () => `SM-DESK-${(codes += 1)}`;
const search = async (keyword: string) =>
  (await it.ask(calls.serviceManuals.manualSearch, { keyword }, { token: technician })).result.items;
const fileThere = async (file: string) => (await it.app.inject({ url: `/static/product/${file}` })).statusCode;

test('product §8 a manual is uploaded, found, searched, replaced under the same number, and removed', async () => {
  const { db } = it.shop;
  const one = await makeModel(db);
  const other = await makeModel(db);
  const code = newCode();
  const fileId = await upload(pdfOf('Bleed the zanzibar valve', 2));
  const added = await it.ask(saveManual, given(code, { fileId, variantIds: [one.variantId, other.variantId] }), {
    token,
  });
  const { manualId, file } = added.result;
  expect(added.result).toMatchObject({
    pageCount: 2,
    text: 'waiting',
    models: [{ isPartly: false }, { isPartly: false }],
  });
  const listed = await it.ask(calls.serviceManuals.manualList, { variantId: one.variantId }, { token: technician });
  expect(listed.result.items).toMatchObject([{ code, editions: [{ manualId }] }]);
  await readManualText(it.shop, { manualId });
  expect(await search('zanzibar valve')).toMatchObject([
    { manualId, page: 1 },
    { manualId, page: 2 },
  ]);
  expect(await fileThere(file)).toBe(200);

  const next = await upload(pdfOf('Bleed the quibble valve'));
  const changed = given(code, { manualId, fileId: next, kind: 'brochure', variantIds: [other.variantId] });
  const saved = (await it.ask(saveManual, changed, { token })).result;
  expect(saved).toMatchObject({ manualId, pageCount: 1, kind: 'brochure', models: [{ variantId: other.variantId }] });
  expect(saved.file).not.toBe(file);
  // Who reads the old one may go on for a while; its words are gone at once.
  expect([await search('zanzibar'), await fileThere(file)]).toEqual([[], 200]);
  await readManualText(it.shop, { manualId });
  expect(await search('quibble')).toMatchObject([{ manualId, page: 1 }]);
  const waiting = await db<{ facts: { file: string }; later: boolean }[]>`
    select facts, run_at > now() + interval '50 minutes' as later from outbox where job = 'forget product file' and facts ->> 'file' = ${file}`;
  expect(waiting).toEqual([{ facts: { file }, later: true }]);
  await removeForgottenFile(it.shop, { file });
  await removeForgottenFile(it.shop, { file: saved.file });
  expect([await fileThere(file), await fileThere(saved.file)]).toEqual([404, 200]);

  expect((await it.ask(removeManual, { manualId }, { token })).status).toBe(200);
  expect(await search('quibble')).toEqual([]);
  await removeForgottenFile(it.shop, { file: saved.file });
  expect(await fileThere(saved.file)).toBe(404);
  const trail = await db<
    { action: string }[]
  >`select action from audit where subject = ${`manual ${code}`} order by position`;
  expect(trail.map(({ action }) => action)).toEqual(['saveManual', 'saveManual', 'removeManual']);
});

test('product §8 manuals are listed by word, kind, language, model and what they lack; a model that stays keeps its serial numbers', async () => {
  const { db } = it.shop;
  const { variantId, model } = await makeModel(db);
  const code = newCode();
  const added = await it.ask(saveManual, given(code, { fileId: await upload(pdfOf('x')), variantIds: [variantId] }), {
    token,
  });
  const { manualId } = added.result;
  const list = async (asked: object) =>
    (await it.ask(deskManuals, { keyword: code, ...asked }, { token, language: 'fa' })).result.items;
  expect(await list({})).toMatchObject([
    { code, title: 'Manuel', models: [model], language: 'en', publishedOn: '2026-05-04' },
  ]);
  for (const hit of [{ kind: 'service' }, { language: 'en' }, { variantId }, { lacks: 'text' }])
    expect(await list(hit)).toHaveLength(1);
  for (const miss of [{ kind: 'brochure' }, { language: 'zh' }, { lacks: 'models' }, { keyword: 'nothing' }])
    expect(await list(miss)).toEqual([]);
  const [effectivity] = await db<{ id: number }[]>`insert into effectivities (code) values (${code}) returning id`;
  await db`update manual_models set effectivity_id = ${effectivity?.id ?? 0} where manual_id = ${manualId}`;
  const kept = await it.ask(saveManual, given(code, { manualId, variantIds: [variantId] }), { token });
  expect(kept.result.models).toMatchObject([{ variantId, isPartly: true }]);
  expect((await it.ask(deskManual, { manualId }, { token })).result).toEqual(kept.result);
});

test('manualExists, manualNotTaken, manualNotFound, uploadFailed: refused in words, and nothing is left behind', async () => {
  const { db } = it.shop;
  const code = newCode();
  const fileId = await upload(pdfOf('first'));
  await it.ask(saveManual, given(code, { fileId }), { token });
  const ask = async (more: object, by = token) => await it.ask(saveManual, given(code, more), { token: by });
  expect((await ask({ fileId })).reason).toBe('manualExists');
  expect((await ask({ manualId: 999_999_999, fileId })).reason).toBe('manualNotFound');
  expect((await ask({ language: 'es' })).fields?.[0]).toEqual({ field: 'fileId', problem: 'required' });
  expect((await ask({ language: 'es', fileId, variantIds: [999_999_999] })).fields?.[0]?.field).toBe('variantIds');
  const { token: colleague } = await makeAdministrator(db, ['catalogue']);
  expect((await ask({ language: 'es', fileId }, colleague)).reason).toBe('uploadFailed');
  const refusedFor = async (bytes: Buffer) => {
    const { reason, facts } = await ask({ language: 'es', fileId: await upload(bytes) });
    return [reason, facts?.['why']];
  };
  expect(await refusedFor(Buffer.from('a letter'))).toEqual(['manualNotTaken', 'notPdf']);
  expect(await refusedFor(Buffer.from('%PDF-1.4 nothing else'))).toEqual(['manualNotTaken', 'damaged']);
  expect((await it.ask(deskManuals, { keyword: code }, { token })).result.total).toBe(1);
  for (const call of [deskManual, removeManual])
    expect((await it.ask(call, { manualId: 999_999_999 }, { token })).reason).toBe('manualNotFound');
});

test('signInAgain, noPermission: nobody but the catalogue’s people of the office', async () => {
  const { token: orders } = await makeAdministrator(it.shop.db, ['orders']);
  for (const [call, input] of [
    [deskManuals, {}],
    [deskManual, { manualId: 1 }],
    [saveManual, given('X')],
    [removeManual, { manualId: 1 }],
  ] as const) {
    expect((await it.ask(call, input as never)).reason).toBe('signInAgain');
    expect((await it.ask(call, input as never, { token: orders })).reason).toBe('noPermission');
  }
});

test.skipIf(!hasRealData)('manualNotTaken: a file of another maker that asks for a password', async () => {
  const fileId = await upload(readFileSync(join(REAL_DATA, 'pdf/tricky/issue6010_1.pdf')));
  const refused = await it.ask(saveManual, given(newCode(), { fileId }), { token });
  expect([refused.reason, refused.facts]).toEqual(['manualNotTaken', { why: 'locked' }]);
});
