// Checkout as tests begin with it: opened, and gone on to the payment step.
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { renderShop } from './render-shop.tsx';

/** Opens checkout and goes on from the address as soon as that may be pressed; what stands in the payment step is for the test to await. */
export async function goToPayment(): ReturnType<typeof renderShop> {
  const shop = await renderShop('/placeorder');
  const next = await screen.findByRole('button', { name: 'Go on to payment' });
  await waitFor(() => expect(next.hasAttribute('disabled')).toBe(false));
  await shop.user.click(next);
  return shop;
}
