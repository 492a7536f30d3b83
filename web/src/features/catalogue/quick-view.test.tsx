// Spec §2 quick-view dialog, §4 its stock, §5 its quantity, §8 its messages: driven by role and label.
import { partCalls } from '@outrigger/contract/calls/parts.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { makePartDetail, openShopForParts } from '../../test/catalogue.make.ts';
import { network } from '../../test/fake-network.ts';
import { renderShop } from '../../test/render-shop.tsx';

beforeEach(() => openShopForParts());

test('§2, §4 the quick view shows the part, and more than there is is out of stock', async () => {
  const detail = makePartDetail({
    stock: 2,
    rating: 4.5,
    ratingCount: 12,
    description:
      '<p>Slides <strong>freely</strong>.</p><script>document.title="x"</script><img src=x onerror=alert(1)>',
    imageUrl: 'part/a.webp,part/b.webp',
  });
  network.answer(partCalls.goodsDetail, detail);
  const { user, path } = await renderShop('/shop');
  await user.click(await screen.findByRole('button', { name: 'Quick view: NV-1000001' }));
  const dialog = await screen.findByRole('dialog', { name: 'Wear pad' });
  expect(path()).toBe('/shop?quick=NV-1000001');
  for (const name of ['Previous picture', 'Next picture', 'Favourite: NV-1000001']) {
    expect(within(dialog).getByRole('button', { name })).toBeDefined();
  }
  expect(within(dialog).getByText('4.5 of 5 stars, 12 ratings')).toBeDefined();
  expect(within(dialog).getByText('2 pieces available')).toBeDefined();
  expect(within(dialog).getByText('In stock')).toBeDefined();
  const more = within(dialog).getByRole('button', { name: 'One more of NV-1000001' });
  await user.click(more);
  expect(within(dialog).getByText('In stock')).toBeDefined();
  await user.click(more);
  expect(within(dialog).getByText('Out of stock')).toBeDefined();
  expect(within(dialog).getByText('freely').tagName).toBe('STRONG');
  expect(dialog.querySelector('script, img[onerror]')).toBeNull();
  expect(dialog.textContent).not.toContain('document.title');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(path()).toBe('/shop'));
});

test('§5 the quantity of the quick view is never below 1', async () => {
  const { user } = await renderShop('/shop?quick=NV-1000001');
  const dialog = await screen.findByRole('dialog', { name: 'Wear pad' });
  await user.click(within(dialog).getByRole('button', { name: 'One fewer of NV-1000001' }));
  expect(within(dialog).getByRole('textbox', { name: 'Quantity of NV-1000001' })).toHaveProperty('value', '1');
});

test('§8 the quick view says that details failed to load, with a retry, and that a code is no product', async () => {
  network.refuse(partCalls.goodsDetail, 'partLoadFailed');
  const { user } = await renderShop('/shop?quick=NV-1000001');
  expect(await screen.findByText('Failed to load product details')).toBeDefined();
  network.refuse(partCalls.goodsDetail, 'partNotFound');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No product with this part code')).toBeDefined();
});

test('§8 a quick view that failed once asks anew when it is opened again', async () => {
  network.refuse(partCalls.goodsDetail, 'partLoadFailed');
  const { user, path } = await renderShop('/shop');
  const open = await screen.findByRole('button', { name: 'Quick view: NV-1000001' });
  await user.click(open);
  expect(await screen.findByText('Failed to load product details')).toBeDefined();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(path()).toBe('/shop'));
  network.answer(partCalls.goodsDetail, makePartDetail());
  await user.click(open);
  expect(await screen.findByRole('dialog', { name: 'Wear pad' })).toBeDefined();
});
