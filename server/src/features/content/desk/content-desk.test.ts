// The office keeps what stands beside the catalogue (product §8): deskContent, saveBanner, saveRecommendation, saveLink, saveContact, removeContent.
import { calls } from '@outrigger/contract';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { uploadFile } from '../../../../test/multipart.ts';
import { type TestShop, testShop } from '../../../../test/shop.ts';
import { makeAdministrator, makeCompany } from '../../identity/identity.make.ts';
import { FORGET_FILE_JOB } from '../../../platform/http/forget-product-file.ts';
import { makePart } from '../../parts/parts.make.ts';

const { deskContent, saveBanner, saveRecommendation, saveLink, saveContact, removeContent } = calls.contentDesk;
const { bannerList, recommendList, tip, helpLink, tutorialLink, regionContact } = calls.content;
let it: TestShop;
let token = '';
beforeAll(async () => {
  it = await testShop();
  token = (await makeAdministrator(it.shop.db, ['support'])).token;
});

const five = (en: string, es = '') => ({ en, es, pt: '', fa: '', zh: '' });
const ALWAYS = { position: 1, from: null, to: null };
const LATER = { position: 0, from: '2100-01-01T00:00:00.000Z', to: '2100-02-01T00:00:00.000Z' };
const WRONG = { position: 0, from: '2027-02-01T00:00:00Z', to: '2027-01-01T00:00:00Z' };
const banner = { titles: five('Seal kits', 'Juegos'), texts: five('For every cylinder'), image: null, link: '/shop' };
const desk = async () => (await it.ask(deskContent, {}, { token })).result;

test('product §8 a banner is shown in its time and language, changed and taken away; each is noted', async () => {
  const { id } = (await it.ask(saveBanner, { ...banner, ...ALWAYS }, { token })).result;
  const later = (await it.ask(saveBanner, { ...banner, ...LATER }, { token })).result.id;
  const seen = async (language = 'es') => (await it.ask(bannerList, {}, { language })).result;
  expect((await seen()).find((one) => one.id === id)).toMatchObject({ title: 'Juegos', text: 'For every cylinder' });
  expect((await seen()).some((one) => one.id === later)).toBe(false);
  expect((await desk()).banners.find((one) => one.id === later)).toMatchObject({ state: 'planned', from: LATER.from });
  await it.ask(saveBanner, { ...banner, ...ALWAYS, id, titles: five('Filters') }, { token });
  expect((await seen()).find((one) => one.id === id)?.title).toBe('Filters');
  expect((await it.ask(saveBanner, { ...banner, ...WRONG }, { token })).reason).toBe('dateRangeInvalid');
  for (const link of ['//evil.example', 'javascript:alert(1)', 'http://plain.example'])
    expect((await it.ask(saveBanner, { ...banner, ...ALWAYS, link }, { token })).status, link).toBe(400);
  expect((await it.ask(removeContent, { kind: 'banner', id }, { token })).status).toBe(200);
  expect((await it.ask(removeContent, { kind: 'banner', id }, { token })).reason).toBe('notFound');
  expect((await it.ask(saveBanner, { ...banner, ...ALWAYS, id }, { token })).reason).toBe('notFound');
  const noted = await it.shop.db<
    { action: string }[]
  >`select action from audit where subject = ${`banner ${id}`} order by id`;
  expect(noted.map(({ action }) => action)).toEqual(['saveContent', 'saveContent', 'removeContent']);
});

test('product §8 a picture that is sent stands on its banner, drawn small enough, until another takes its place or the banner goes', async () => {
  const { db } = it.shop;
  const upload = async (bytes: Buffer, by = token) =>
    (await uploadFile(it, { token: by, name: 'banner.png', bytes })).fileId;
  const png = (background: string) =>
    sharp({ create: { width: 2000, height: 600, channels: 3, background } })
      .png()
      .toBuffer();
  const shown = async (id: number) => (await it.ask(bannerList, {})).result.find((one) => one.id === id)?.image ?? '';
  const file = async (name: string) => await it.app.inject({ url: `/static/product/${name}` });
  const forgotten = async () => {
    const jobs = await db<{ file: string }[]>`
      select facts ->> 'file' as file from outbox where job = ${FORGET_FILE_JOB} and facts ->> 'file' like 'banner/%'`;
    return jobs.map((job) => job.file);
  };

  const given = { ...banner, ...ALWAYS, image: 'HF-1001.svg' };
  const { id } = (await it.ask(saveBanner, { ...given, fileId: await upload(await png('#c00')) }, { token })).result;
  const first = await shown(id);
  expect(first).toMatch(/^banner\/[\w-]{12}\.webp$/);
  const { statusCode, headers, rawPayload } = await file(first);
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp']);
  expect((await sharp(rawPayload).metadata()).width).toBe(1280);

  // Changed without another picture it stays; with another one the first goes.
  await it.ask(saveBanner, { ...given, id, image: first, titles: five('Filters') }, { token });
  expect([await shown(id), await forgotten()]).toEqual([first, []]);
  await it.ask(saveBanner, { ...given, id, image: first, fileId: await upload(await png('#0c0')) }, { token });
  const second = await shown(id);
  expect(second).not.toBe(first);
  expect(await forgotten()).toEqual([first]);

  // What is no picture, or somebody else's, is refused and changes nothing.
  const letter = await upload(Buffer.from('a letter'));
  expect((await it.ask(saveBanner, { ...given, id, fileId: letter }, { token })).reason).toBe('uploadNotTaken');
  const other = await makeAdministrator(db, ['support']);
  const theirs = await upload(await png('#00c'), other.token);
  expect((await it.ask(saveBanner, { ...given, id, fileId: theirs }, { token })).reason).toBe('uploadFailed');
  const gone = await it.ask(
    saveBanner,
    { ...given, id: 999_999_999, fileId: await upload(await png('#ccc')) },
    { token },
  );
  expect(gone.reason).toBe('notFound');
  expect(await shown(id)).toBe(second);
  await it.ask(removeContent, { kind: 'banner', id }, { token });
  expect((await forgotten()).toSorted()).toEqual([first, second].toSorted());
});

test('product §8 a part is put forward once, found however its code is typed, and only in its time', async () => {
  const part = await makePart(it.shop.db, { code: `7021-${process.pid}-R` });
  const typed = part.code.toLowerCase().replaceAll('-', ' ');
  const { id } = (await it.ask(saveRecommendation, { code: typed, ...ALWAYS }, { token })).result;
  const isSeen = async () => (await it.ask(recommendList, {})).result.some(({ code }) => code === part.code);
  expect(await isSeen()).toBe(true);
  expect((await it.ask(saveRecommendation, { code: part.code, ...LATER }, { token })).result.id).toBe(id);
  expect(await isSeen()).toBe(false);
  expect((await desk()).recommendations.find((one) => one.id === id)).toMatchObject({
    code: part.code,
    state: 'planned',
  });
  expect((await it.ask(saveRecommendation, { code: 'NO-SUCH-1', ...ALWAYS }, { token })).reason).toBe('partNotFound');
  expect((await it.ask(saveRecommendation, { code: part.code, ...WRONG }, { token })).reason).toBe('dateRangeInvalid');
  expect((await it.ask(removeContent, { kind: 'recommendation', id }, { token })).status).toBe(200);
});

test('product §8 of two codes that differ by their signs alone the one that is written so is put forward, and it alone', async () => {
  const { db } = it.shop;
  const [dashed, plain] = [
    await makePart(db, { code: `80-${process.pid}-S` }),
    await makePart(db, { code: `80${process.pid}S` }),
  ];
  const { id } = (await it.ask(saveRecommendation, { code: plain.code, ...ALWAYS }, { token })).result;
  const { recommendations } = await desk();
  expect(recommendations.find((one) => one.id === id)?.code).toBe(plain.code);
  expect(recommendations.some(({ code }) => code === dashed.code)).toBe(false);
  await it.ask(removeContent, { kind: 'recommendation', id }, { token });
});

test('product §8 tips and links have places of their own, and readers get those that are shown, in order', async () => {
  await it.shop.db`delete from shop_links`;
  const link = { kind: 'help' as const, link: '/terms', texts: five('Returns', 'Devoluciones') };
  const first = (await it.ask(saveLink, { ...link, ...ALWAYS }, { token })).result.id;
  await it.ask(saveLink, { ...link, ...ALWAYS, texts: five('By serial number'), link: '/history' }, { token });
  await it.ask(saveLink, { ...link, ...LATER, texts: five('Not yet') }, { token });
  await it.ask(saveLink, { ...link, ...ALWAYS, kind: 'tip', link: null, texts: five('Choose a machine') }, { token });
  const help = (await it.ask(helpLink, {}, { language: 'es' })).result;
  expect(help.link).toBe('/terms');
  expect(help.links).toEqual([
    { text: 'Devoluciones', textLang: null, link: '/terms' },
    { text: 'By serial number', textLang: 'en', link: '/history' },
  ]);
  expect((await it.ask(tutorialLink, {})).result).toEqual({ link: '/help', links: [] });
  expect((await it.ask(tip, {})).result.text).toBe('Choose a machine');
  await it.ask(saveLink, { ...link, ...ALWAYS, position: 2, id: first }, { token });
  const places = (await desk()).links.filter(({ kind }) => kind === 'help').map(({ position }) => position);
  expect(places).toEqual([0, 2, 3]);
  expect((await it.ask(saveLink, { ...link, ...WRONG }, { token })).reason).toBe('dateRangeInvalid');
  expect((await it.ask(saveLink, { ...link, ...ALWAYS, id: 999_999_999 }, { token })).reason).toBe('notFound');
  expect((await it.ask(removeContent, { kind: 'link', id: first }, { token })).status).toBe(200);
});

test('product §8 each country has one contact; who is signed in finds the own one first', async () => {
  await it.shop.db`delete from region_contacts`;
  const contact = {
    name: 'Houston',
    phone: '+1 713',
    email: 'us@desk.example',
    address: null,
    hours: five('Mon-Fri 8-17', 'Lun-vie 8-17'),
    position: 1,
  };
  const { id } = (await it.ask(saveContact, { ...contact, country: 'US' }, { token })).result;
  await it.ask(saveContact, { ...contact, country: null, name: 'Everybody', position: 0 }, { token });
  expect((await it.ask(saveContact, { ...contact, country: 'US' }, { token })).reason).toBe('countryTaken');
  expect((await it.ask(saveContact, { ...contact, country: 'ZZ' }, { token })).reason).toBe('notFound');
  const company = await makeCompany(it.shop.db);
  const names = async (asked: { token?: string }) =>
    (await it.ask(regionContact, {}, asked)).result.contacts?.map(({ name, isOwn }) => [name, isOwn]);
  await it.shop.db`update companies set country = 'US' where id = ${company.companyId}`;
  expect(await names({ token: company.token })).toEqual([
    ['Houston', true],
    ['Everybody', false],
  ]);
  expect(await names({})).toEqual([
    ['Everybody', true],
    ['Houston', false],
  ]);
  const hoursIn = async (language: string) =>
    (await it.ask(regionContact, {}, { language })).result.contacts?.map(({ hours, hoursLang }) => [
      hours,
      hoursLang,
    ])[0];
  expect(await hoursIn('es')).toEqual(['Lun-vie 8-17', null]);
  expect(await hoursIn('zh')).toEqual(['Mon-Fri 8-17', 'en']);
  await it.ask(saveContact, { ...contact, country: 'MX', id }, { token });
  expect(await names({ token: company.token })).toEqual([
    ['Everybody', true],
    ['Houston', false],
  ]);
  await it.ask(removeContent, { kind: 'contact', id }, { token });
  expect((await desk()).contacts.map(({ name }) => name)).toEqual(['Everybody']);
  await it.shop.db`delete from region_contacts`;
});

test('product §8 customers and other roles of the office keep none of it', async () => {
  const buyer = await makeCompany(it.shop.db);
  const finance = await makeAdministrator(it.shop.db, ['finance']);
  for (const other of [buyer.token, finance.token])
    for (const status of [
      (await it.ask(deskContent, {}, { token: other })).status,
      (await it.ask(saveBanner, { ...banner, ...ALWAYS }, { token: other })).status,
      (await it.ask(removeContent, { kind: 'banner', id: 1 }, { token: other })).status,
    ])
      expect(status).toBe(403);
});
