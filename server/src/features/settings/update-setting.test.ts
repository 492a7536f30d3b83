// Personal settings (spec §7 updateSetting): what is given is saved, the rest stays.
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../test/shop.ts';
import type { SignedInContext } from '../../platform/context.ts';
import { makeCompany } from '../identity/identity.make.ts';
import { updateSetting as update } from './update-setting.ts';

const { updateSetting, ownSettings } = calls.settings;
let it: TestShop;
beforeAll(async () => {
  it = await testShop();
});

test('§7 language, currency and newsletter are saved one by one and follow the person', async () => {
  const { token } = await makeCompany(it.shop.db);
  expect((await it.ask(updateSetting, { language: 'fa' }, { token })).result).toEqual({
    language: 'fa',
    currency: 'USD',
    newsletter: false,
    newsletterWaits: false,
    isInDemoMailbox: true,
  });
  expect((await it.ask(updateSetting, { currency: 'EUR', newsletter: true }, { token })).result).toEqual({
    language: 'fa',
    currency: 'EUR',
    newsletter: false,
    newsletterWaits: true,
    isInDemoMailbox: true,
  });
  expect((await it.ask(ownSettings, {}, { token })).result).toMatchObject({ currency: 'EUR', newsletterWaits: true });
  const profile = await it.ask(calls.identity.profile, {}, { token });
  expect(profile.result.user).toMatchObject({ language: 'fa', currency: 'EUR' });
});

test('§8 a currency the shop does not sell in is refused', async () => {
  const { token } = await makeCompany(it.shop.db);
  const answer = await it.ask(updateSetting, { currency: 'CHF' }, { token });
  expect([answer.status, answer.reason]).toEqual([404, 'currencyNotFound']);
  expect((await it.ask(updateSetting, { language: 'de' }, { token })).status).toBe(400);
  expect((await it.ask(updateSetting, {}, {})).status).toBe(401);
});

test('§8 an account that went away meanwhile is told that nothing was saved', async () => {
  const context = { db: it.shop.db, caller: { userId: 900_000_000, email: 'gone@example.test' } };
  await expect(update(context as unknown as SignedInContext, { language: 'es' })).rejects.toMatchObject({
    reason: 'settingsSaveFailed',
  });
});
