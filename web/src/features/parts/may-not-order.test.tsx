// Spec §6: who may not order is not offered the cart, and is told why.
import { permissions } from '@outrigger/contract';
import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loadTexts } from '../../client/texts.ts';
import { signInAs } from '../../test/people.make.ts';
import { AddToCart } from './add-to-cart.tsx';

const PART = {
  code: 'NV-1',
  partId: 1,
  name: 'Wear pad',
  stock: 3,
  imageUrl: '',
  unit: 'pcs',
  packQuantity: 1,
  minQuantity: 1,
  sellPolicy: 'backorder',
} as const;

async function show(differs: Parameters<typeof signInAs>[0], look: 'row' | 'page') {
  await Promise.all(['parts', 'cart', 'noorder'].map((feature) => loadTexts(feature)));
  signInAs(differs);
  await act(async () => void render(<AddToCart part={PART} look={look} />));
}

test('§6 who may order has the button', async () => {
  await show({ role: 'sub', permissions: [permissions.placeOrders] }, 'row');
  expect(screen.getByRole('button', { name: 'Add to cart: NV-1' })).toBeTruthy();
});

test.each([
  ['may see prices alone', { role: 'sub', permissions: [permissions.viewPrices] }, 'No permission to access.'],
  ['has no access yet', { isAccess: false }, 'Ordering is not open yet.'],
  ['is an administrator', { role: 'admin' }, 'Administrators do not order.'],
] as const)('§6 who %s sees no button but the reason, with what to do where there is room', async (_, who, reason) => {
  const person = 'permissions' in who ? { ...who, permissions: [...who.permissions] } : who;
  await show(person, 'row');
  expect(await screen.findByText(reason)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  await show(person, 'page');
  expect(await screen.findByText(new RegExp(`^${reason} .+\\.$`))).toBeTruthy();
});
