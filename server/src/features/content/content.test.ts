// What the home page shows (spec §7 Banners), open to anyone.
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { makeCompany, makeSubAccount } from '../identity/identity.make.ts';
import { makePart } from '../parts/parts.make.ts';

let it: TestShop;
beforeAll(async () => {
  it = await testShop();
});
const { bannerList, recommendList, helpLink, tutorialLink, tip, regionContact } = calls.content;

test('§7 banners are those in force, in the caller’s language', async () => {
  const { db } = it.shop;
  await db`
    insert into banners (title_en, title_es, text_en, link, shown_from, shown_to) values
      ('Now', 'Ahora', 'text', '/shop', now() - interval '1 day', now() + interval '1 day'),
      ('Over', null, null, null, now() - interval '2 days', now() - interval '1 day'),
      ('Later', null, null, null, now() + interval '1 day', null)`;
  const answer = await it.ask(bannerList, {}, { language: 'es' });
  const titles = answer.result.map((banner) => banner.title);
  expect(titles).toContain('Ahora');
  expect(titles).not.toContain('Over');
  expect(titles).not.toContain('Later');
  const inChinese = (await it.ask(bannerList, {}, { language: 'zh' })).result;
  expect(inChinese.find(({ title }) => title === 'Now')).toMatchObject({ titleLang: 'en' });
});

test('product §4 recommended parts carry prices only for who may see them', async () => {
  const { db } = it.shop;
  const part = await makePart(db, { priceMinor: 4321 });
  await db`insert into recommendations (part_id) values (${part.partId})`;
  const company = await makeCompany(db);
  const technician = await makeSubAccount(db, company.companyId, { permissions: [3] });
  const card = async (token?: string) =>
    (await it.ask(recommendList, {}, token ? { token } : {})).result.find((one) => one.code === part.code);
  expect((await card(company.token))?.price).toEqual({ amount: '43.21', currency: 'USD' });
  for (const seen of [await card(), await card(technician.token)]) {
    expect(seen?.stock).toBe(100);
    expect(seen).not.toHaveProperty('price');
    expect(seen).not.toHaveProperty('listPrice');
  }
});

test('§7 links and tip fall back to the help page and to nothing', async () => {
  const { db } = it.shop;
  await db`delete from shop_links`;
  expect((await it.ask(helpLink, {})).result).toEqual({ link: '/help', links: [] });
  expect((await it.ask(tutorialLink, {})).result).toEqual({ link: '/help', links: [] });
  expect((await it.ask(tip, {})).result).toEqual({ text: null });
  await db`
    insert into shop_links (kind, text_en, text_zh, link) values
      ('help', 'Help', null, 'https://help.example/'), ('tip', 'Ask by serial number', '请提供序列号', null)`;
  expect((await it.ask(helpLink, {})).result).toMatchObject({ link: 'https://help.example/' });
  expect((await it.ask(tip, {}, { language: 'zh' })).result).toEqual({ text: '请提供序列号', textLang: null });
  expect((await it.ask(tip, {}, { language: 'pt' })).result).toEqual({ text: 'Ask by serial number', textLang: 'en' });
});

test('§8 the parts desk is written to at the address for everybody, else at the shop’s own', async () => {
  const { db } = it.shop;
  await db`delete from region_contacts`;
  expect((await it.ask(regionContact, {})).result).toMatchObject({ email: 'parts@outrigger.example' });
  await db`
    insert into region_contacts (country, name, email) values ('US', 'Houston', 'us@desk.example'), (null, 'Everybody', 'all@desk.example')`;
  expect((await it.ask(regionContact, {})).result).toMatchObject({ email: 'all@desk.example' });
  await db`delete from region_contacts`;
});

test('§7 of several tips shown each day gives the next one', async () => {
  const { db } = it.shop;
  await db`insert into shop_links (kind, text_en, position) values ('tip', 'First', 7001), ('tip', 'Second', 7002), ('tip', 'Third', 7003)`;
  const shown = await db<{ text: string }[]>`
    select text_en as text from shop_links where kind = 'tip' and coalesce(shown_from, now()) <= now()
      and coalesce(shown_to, 'infinity') > now() order by position`;
  const [today] = await db<{ number: number }[]>`select (extract(epoch from now())::bigint / 86400)::int as number`;
  expect((await it.ask(tip, {})).result.text).toBe(shown[(today?.number ?? 0) % shown.length]?.text);
});
