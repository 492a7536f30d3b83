// Product §3: the phone is asked what would be signed in where, answers once, and hears when the code is over.
import { identityCalls } from '@outrigger/contract/calls/identity.ts';
import { qrCalls } from '@outrigger/contract/calls/qr-sign-in.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { network } from '../../../test/fake-network.ts';
import { makeUser, signInAs } from '../../../test/people.make.ts';
import { renderShop } from '../../../test/render-shop.tsx';

const CODE = 'c'.repeat(43);
const ASKER = {
  browser: 'Firefox',
  system: 'Linux',
  address: '203.0.113.7',
  isSameAddress: false,
  askedAt: '2026-11-25T09:00:00.000Z',
};

beforeEach(() => {
  network.answer(identityCalls.profile, { user: makeUser() });
  network.answer(qrCalls.lookAtQrSignIn, ASKER);
  network.answer(qrCalls.decideQrSignIn, null);
});

async function scanned() {
  signInAs();
  const shop = await renderShop(`/qr_sign_in?code=${CODE}`);
  await screen.findByRole('heading', { name: 'Sign in on another screen?' });
  return shop;
}

test.each([
  ['Sign in there', true, 'The other screen is signed in'],
  ['Turn away', false, 'Turned away'],
] as const)('product §3 “%s” is sent once and said', async (button, isAllowed, said) => {
  const { user } = await scanned();
  expect(await screen.findByText('Firefox on Linux')).toBeDefined();
  expect(screen.getByText('203.0.113.7 · another one than this phone')).toBeDefined();
  expect(screen.getByText(/buyer@demo\.outrigger\.example/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByText(said)).toBeDefined();
  expect(network.sentTo(qrCalls.decideQrSignIn).map(({ body }) => body)).toEqual([{ code: CODE, isAllowed }]);
  expect(screen.queryByRole('button', { name: button })).toBeNull();
});

test('product §3 two presses in one moment are one answer, and after a failure it can be given again', async () => {
  const { user } = await scanned();
  const button = await screen.findByRole('button', { name: 'Sign in there' });
  network.refuse(qrCalls.decideQrSignIn, 'signInCodeOver', 'This code has run out or was used.');
  act(() => {
    button.click();
    button.click();
  });
  await screen.findByRole('alert');
  expect(network.sentTo(qrCalls.decideQrSignIn)).toHaveLength(1);
  network.answer(qrCalls.decideQrSignIn, null);
  await user.click(button);
  expect(await screen.findByText('The other screen is signed in')).toBeDefined();
});

test('product §3 a code that is over is said, and there is nothing to press but the way on', async () => {
  network.refuse(qrCalls.lookAtQrSignIn, 'signInCodeOver', 'This code has run out or was used.');
  await scanned();
  expect((await screen.findByRole('alert')).textContent).toContain('This code has run out or was used.');
  expect(screen.queryByRole('button', { name: 'Sign in there' })).toBeNull();
  expect(screen.getByRole('link', { name: 'To the start page' })).toBeDefined();
});

test('product §3 who scans without being signed in signs in first and comes back to the question', async () => {
  const { path } = await renderShop(`/qr_sign_in?code=${CODE}`);
  await waitFor(() => expect(path()).toBe(`/login?back=${encodeURIComponent(`/qr_sign_in?code=${CODE}`)}`));
});
