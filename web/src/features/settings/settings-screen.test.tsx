// Spec §2 settings and subscription: newsletter by double opt-in, language, currency, look of this device.
import { areaCalls } from '@outrigger/contract/calls/areas.ts';
import { cartCalls } from '@outrigger/contract/calls/cart.ts';
import { contentCalls } from '@outrigger/contract/calls/content.ts';
import { deviceCalls } from '@outrigger/contract/calls/devices.ts';
import { identityCalls } from '@outrigger/contract/calls/identity.ts';
import { newsletterCalls } from '@outrigger/contract/calls/newsletter.ts';
import { settingsCalls } from '@outrigger/contract/calls/settings.ts';
import { configure, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { brand, theme } from '../../client/stored/preferences.ts';
import { network } from '../../test/fake-network.ts';
import { signInAs } from '../../test/people.make.ts';
import { renderShop } from '../../test/render-shop.tsx';

vi.setConfig({ testTimeout: 20_000 });
configure({ asyncUtilTimeout: 5000 });
const { ownSettings, updateSetting } = settingsCalls;
const settings = {
  language: 'en',
  currency: 'USD',
  newsletter: false,
  newsletterWaits: false,
  isInDemoMailbox: true,
} as const;

beforeEach(() => {
  network.answer(areaCalls.currencyList, [
    { code: 'EUR', name: 'Euro', symbol: '€', exchange: '0.92', validFrom: '2026-11-02T08:00:00Z' },
  ]);
  network.answer(deviceCalls.devices, []);
  network.answer(cartCalls.cart, { version: 0, lines: [] });
  network.answer(contentCalls.regionContact, { email: 'desk@outrigger.example' });
});

async function open() {
  network.answer(identityCalls.profile, { user: signInAs() });
  return await renderShop('/usersetting');
}

test('§2 the newsletter waits for its mailed link, and says where that went', async () => {
  network.answer(ownSettings, settings);
  network.answer(updateSetting, { ...settings, newsletterWaits: true });
  const { user } = await open();
  const wanted = await screen.findByRole('switch', { name: 'Send me the newsletter' });
  network.answer(ownSettings, { ...settings, newsletterWaits: true });
  await user.click(wanted);
  expect(await screen.findByText(/A link was mailed to buyer@demo.outrigger.example/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Open the mailbox of the demo' }).getAttribute('href')).toBe(
    '/demo_mail?email=buyer%40demo.outrigger.example',
  );
  expect(network.sentTo(updateSetting)[0]?.body).toEqual({ newsletter: true });
});

test('§8 what could not be saved is told where it was chosen', async () => {
  network.answer(ownSettings, settings);
  network.refuse(updateSetting, 'settingsSaveFailed', 'The settings were not saved. Try again.');
  const { user } = await open();
  await user.click(await screen.findByRole('switch', { name: 'Send me the newsletter' }));
  expect(await screen.findByText('The settings were not saved. Try again.')).toBeDefined();
});

test('§2 look and theme colour are chosen here; the currency is saved with the person', async () => {
  network.answer(ownSettings, settings);
  network.answer(updateSetting, settings);
  const { user } = await open();
  await user.click(await screen.findByRole('radio', { name: 'Dark' }));
  await user.click(screen.getByRole('radio', { name: 'Workshop blue' }));
  expect([theme.get(), brand.get()]).toEqual(['dark', '#1d5fae']);
  await user.click(screen.getByRole('radio', { name: 'Signal orange' }));
  expect(brand.get()).toBeUndefined();
  await user.selectOptions(screen.getByLabelText('Currency'), 'EUR');
  expect(await screen.findByText('1 USD is 0.92 EUR since Nov 2, 2026.')).toBeDefined();
  await waitFor(() => expect(network.sentTo(updateSetting)[0]?.body).toEqual({ currency: 'EUR' }));
});

test('§7 a visitor asks for the newsletter, confirms it by its link, and leaves it by another', async () => {
  network.answer(newsletterCalls.subscribeNewsletter, { isInDemoMailbox: true });
  const { user, router } = await renderShop('/newsletter');
  const email = await screen.findByLabelText('Email');
  await user.type(email, 'nobody');
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect(screen.getByText('The email address must have the form name@company.com.')).toBeDefined();
  await user.type(email, '@example.test');
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect(await screen.findByText('Look into your mail')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Open the mailbox of the demo' }).getAttribute('href')).toBe(
    '/demo_mail?email=nobody%40example.test',
  );
  network.refuse(newsletterCalls.confirmNewsletter, 'emailVerificationFailed', 'Have a new link sent.');
  await router.navigate({ to: '/newsletter', search: { step: 'confirm', ticket: 'T1' } });
  await user.click(await screen.findByRole('button', { name: 'Confirm the newsletter' }));
  expect(await screen.findByText('Have a new link sent.')).toBeDefined();
  network.answer(newsletterCalls.leaveNewsletter, { email: 'nobody@example.test' });
  await router.navigate({ to: '/newsletter', search: { step: 'leave', ticket: 'T1' } });
  await user.click(await screen.findByRole('button', { name: 'Leave the newsletter' }));
  expect(await screen.findByText('You are unsubscribed')).toBeDefined();
});
