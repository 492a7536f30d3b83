// The pages for everybody, and the office that writes them (spec §2, product §8): shopPage, termsVersion, officePages, officePage, officePageVersion, savePageDraft, publishPage, removePageVersion, previewText.
import { calls, LANGUAGES, PAGES } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { makeAdministrator, makeCompany } from '../identity/identity.make.ts';

const { shopPage, termsVersion, officePages, officePage, officePageVersion } = calls.pages;
const { savePageDraft, publishPage, removePageVersion, previewText } = calls.pages;
let it: TestShop;
let token = '';
beforeAll(async () => {
  it = await testShop();
  token = (await makeAdministrator(it.shop.db, ['support'])).token;
});

let count = 0;
const draftOf = (page: (typeof PAGES)[number], given: { en?: string; es?: string; version?: string } = {}) => ({
  page,
  version: given.version ?? `v${process.pid} ${(count += 1)}`,
  name: { en: 'Title', es: 'Título', pt: '', fa: '', zh: '' },
  body: { en: given.en ?? '<p>Text</p>', es: given.es ?? '', pt: '', fa: '', zh: '' },
});

test('§2 an empty shop has every page in all five languages, cleaned, without a sign-in', async () => {
  for (const page of PAGES) {
    const bodies = await Promise.all(
      LANGUAGES.map(async (language) => (await it.ask(shopPage, { page }, { language })).result),
    );
    expect(new Set(bodies.map(({ body }) => body)).size, page).toBe(5);
    for (const { body, bodyLang } of bodies) {
      expect(body.length, page).toBeGreaterThan(200);
      expect(bodyLang ?? null).toBeNull();
      expect((await it.ask(previewText, { html: body }, { token })).result.html).toBe(body);
    }
  }
});

test('product §8 in each language privacy tells of the activity that is kept for 180 days, and help of reports on the order', async () => {
  for (const language of LANGUAGES) {
    const bodyOf = async (page: 'privacy' | 'cookies' | 'help') =>
      (await it.ask(shopPage, { page }, { language })).result.body;
    const privacy = await bodyOf('privacy');
    expect(privacy.match(/180/g), language).toHaveLength(1);
    expect(privacy, language).toMatch(/network address|dirección de red|endereço de rede|adresse réseau|网络地址/);
    expect(await bodyOf('cookies'), language).toContain('href="/privacy"');
    expect(await bodyOf('help'), language).toContain('href="/order"');
  }
});

test('§9 the terms tell the returns policy', async () => {
  const { body } = (await it.ask(shopPage, { page: 'terms' })).result;
  for (const words of ['20 days', '20%', 'store credit']) expect(body).toContain(words);
});

test('product §8 a draft is seen by the office alone; published it is in force, what is missing falls back to English', async () => {
  const draft = draftOf('about', {
    en: '<h2 id="x">Who</h2><p>See <a href="/help" onclick="x()">help</a> <a href="javascript:x()">here</a></p>',
    es: '<p>Quién</p>',
  });
  const marksAlone = draftOf('about', { en: '<img src="x" onerror="alert(1)">' });
  expect(await it.ask(savePageDraft, marksAlone, { token })).toMatchObject({
    status: 400,
    fields: [{ field: 'body.en' }],
  });
  const saved = (await it.ask(savePageDraft, draft, { token })).result;
  expect(saved).toMatchObject({ state: 'draft', version: draft.version, name: draft.name });
  const shown = async (language: string) => (await it.ask(shopPage, { page: 'about' }, { language })).result;
  const before = await shown('en');
  expect(before.version).not.toBe(draft.version);
  const again = (await it.ask(savePageDraft, draft, { token })).result;
  expect(again.id).toBe(saved.id);
  expect((await it.ask(publishPage, { id: saved.id }, { token })).result.state).toBe('inForce');
  expect(await shown('en')).toMatchObject({
    version: draft.version,
    body: '<h2>Who</h2><p>See <a href="/help">help</a> <a>here</a></p>',
  });
  expect(await shown('es')).toMatchObject({ body: '<p>Quién</p>' });
  expect(await shown('zh')).toMatchObject({ name: 'Title', nameLang: 'en', bodyLang: 'en' });
  const versions = (await it.ask(officePage, { page: 'about' }, { token })).result;
  expect(versions.slice(0, 2).map(({ state }) => state)).toEqual(['inForce', 'past']);
  expect((await it.ask(officePageVersion, { id: saved.id }, { token })).result.name).toEqual(draft.name);
  expect((await it.ask(publishPage, { id: saved.id }, { token })).reason).toBe('conflict');
  expect((await it.ask(removePageVersion, { id: saved.id }, { token })).reason).toBe('conflict');
  expect((await it.ask(savePageDraft, draft, { token })).reason).toBe('pageVersionTaken');
});

test('product §8 what begins later is planned, may be taken back, and never begins in the past', async () => {
  const { id } = (await it.ask(savePageDraft, draftOf('privacy'), { token })).result;
  expect((await it.ask(publishPage, { id, startsAt: '2020-01-01T00:00:00Z' }, { token })).reason).toBe('conflict');
  const planned = (await it.ask(publishPage, { id, startsAt: '2100-01-01T00:00:00Z' }, { token })).result;
  expect(planned).toMatchObject({ state: 'planned', startsAt: '2100-01-01T00:00:00.000Z' });
  const overview = async () => (await it.ask(officePages, {}, { token })).result.find(({ page }) => page === 'privacy');
  expect((await overview())?.planned?.id).toBe(id);
  expect((await it.ask(removePageVersion, { id }, { token })).result).toEqual({ id });
  expect((await overview())?.planned).toBeNull();
  for (const call of [officePageVersion, publishPage, removePageVersion])
    expect((await it.ask(call, { id }, { token })).status).toBe(404);
});

test('product §3 a new version of the terms is what registrations agree to from then on', async () => {
  const before = (await it.ask(termsVersion, {})).result.version;
  const draft = draftOf('terms');
  const { id } = (await it.ask(savePageDraft, draft, { token })).result;
  expect((await it.ask(termsVersion, {})).result.version).toBe(before);
  await it.ask(publishPage, { id }, { token });
  expect((await it.ask(termsVersion, {})).result.version).toBe(draft.version);
  const [entry] = await it.shop.db<{ subject: string }[]>`
    select subject from audit where action = 'publishPage' and facts -> 'after' ->> 'version' = ${draft.version}`;
  expect(entry?.subject).toBe('page terms');
});

test('product §8 customers and other roles of the office write no pages', async () => {
  const buyer = await makeCompany(it.shop.db);
  const finance = await makeAdministrator(it.shop.db, ['finance']);
  for (const other of [buyer.token, finance.token]) {
    expect((await it.ask(savePageDraft, draftOf('help'), { token: other })).status).toBe(403);
    expect((await it.ask(officePages, {}, { token: other })).status).toBe(403);
  }
});
