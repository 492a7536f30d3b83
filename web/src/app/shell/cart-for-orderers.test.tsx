// Spec §6: who may not order is led to no cart, neither from the header nor from the bar under the thumb nor from home.
import { areaCalls } from '@outrigger/contract/calls/areas.ts';
import { cartCalls } from '@outrigger/contract/calls/cart.ts';
import { identityCalls } from '@outrigger/contract/calls/identity.ts';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryHistory } from '@tanstack/react-router';
import { beforeEach, expect, test } from 'vitest';
import { network } from '../../test/fake-network.ts';
import { makeUser, signInAs } from '../../test/people.make.ts';
import { Providers } from '../providers.tsx';
import { makeRouter } from '../router.ts';

beforeEach(() => {
  network.answer(areaCalls.currencyList, []);
  network.answer(cartCalls.cart, { version: 0, lines: [] });
});

const MISSING = '/no-such-screen';

async function open(differs: Parameters<typeof makeUser>[0]) {
  network.answer(identityCalls.profile, { user: makeUser(differs) });
  signInAs(differs);
  const router = makeRouter(createMemoryHistory({ initialEntries: [MISSING] }));
  await router.load();
  await act(async () => void render(<Providers router={router} />));
  await screen.findByRole('heading', { level: 1 });
  return router;
}

async function cartLinksFor(differs: Parameters<typeof makeUser>[0]): Promise<number> {
  await open(differs);
  return document.querySelectorAll('a[href="/shopcart"]').length;
}

test.each([
  ['may order', {}, 2],
  ['may see prices alone', { role: 'sub', permissions: [2] }, 0],
  ['has no access', { isAccess: false }, 0],
] as const)('§6 who %s', async (_who, differs, links) => {
  const person = 'permissions' in differs ? { ...differs, permissions: [...differs.permissions] } : differs;
  expect(await cartLinksFor(person)).toBe(links);
});

test('§6 the keys lead who may not order to no cart either, and their list names none', async () => {
  const router = await open({ role: 'sub', permissions: [2] });
  await userEvent.keyboard('gc');
  expect(router.state.location.pathname).toBe(MISSING);
  await userEvent.keyboard('?');
  const list = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  expect(list.queryByText('Cart')).toBeNull();
  expect(list.getByText('Home')).toBeDefined();
});
