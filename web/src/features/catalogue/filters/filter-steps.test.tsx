// Design: filters kept in the URL; the way back goes through them one at a time, whether chosen or typed.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openShopForParts } from '../../../test/catalogue.make.ts';
import { renderShop } from '../../../test/render-shop.tsx';

beforeEach(() => openShopForParts());

/** The parts list with ways to change and to undo its filters, each awaited in the address. */
async function openList() {
  const { router, user, path } = await renderShop('/shop');
  const reaches = async (address: string) => await waitFor(() => expect(path()).toBe(address));
  const back = async (address: string) => {
    await act(async () => router.history.back());
    await reaches(address);
  };
  const priceFrom = await screen.findByRole('textbox', { name: /^Price from/ });
  await screen.findByRole('option', { name: 'Black' });
  return { router, user, path, reaches, back, priceFrom, name: screen.getByRole('textbox', { name: 'Name or code' }) };
}

test('design: back undoes a typed price and keeps the colour chosen before it, then the name step by step', async () => {
  const { user, reaches, back, priceFrom, name } = await openList();
  await user.selectOptions(screen.getByLabelText('Colour'), 'Black');
  await reaches('/shop?colour=black');
  await user.type(priceFrom, '100');
  await user.tab();
  await reaches('/shop?colour=black&minPrice=100');
  await user.type(name, 'gate');
  await reaches('/shop?colour=black&minPrice=100&keyword=gate');
  await back('/shop?colour=black&minPrice=100');
  await waitFor(() => expect(name).toHaveProperty('value', ''));
  await back('/shop?colour=black');
  await waitFor(() => expect(priceFrom).toHaveProperty('value', ''));
  await back('/shop');
});

test('design: what is typed on in the same field is one step, however often it pauses', async () => {
  const { router, user, reaches, back, name } = await openList();
  for (const words of ['ga', 'gat', 'gate']) {
    fireEvent.change(name, { target: { value: words } });
    await reaches(`/shop?keyword=${words}`);
  }
  expect(router.history.length).toBe(2);
  await user.selectOptions(screen.getByLabelText('Colour'), 'Black');
  await reaches('/shop?keyword=gate&colour=black');
  fireEvent.change(name, { target: { value: 'gates' } });
  await reaches('/shop?keyword=gates&colour=black');
  expect(router.history.length).toBe(4);
  await back('/shop?keyword=gate&colour=black');
  await back('/shop?keyword=gate');
  await back('/shop');
});

test('design: a price slider makes one step for all its presses', async () => {
  const { router, path, back } = await openList();
  const slider = await screen.findByRole<HTMLInputElement>('slider', { name: /^Price from/ });
  act(() => slider.focus());
  for (const at of ['1', '2', '3']) {
    const before = path();
    fireEvent.change(slider, { target: { value: at } });
    fireEvent.keyUp(slider, { key: 'ArrowRight' });
    await waitFor(() => expect(path()).not.toBe(before));
  }
  expect(router.history.length).toBe(2);
  await back('/shop');
});
