// Spec §2 quick-view dialog, §4 its stock, §5 its quantity, §8 its messages: driven by role and label.
import { partCalls } from '@outrigger/contract/calls/parts.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { loadTexts } from '../../../client/texts.ts';
import { makePartCard, makePartDetail, makeSuccessor, openShopForParts } from '../../../test/catalogue.make.ts';
import { network } from '../../../test/fake-network.ts';
import { renderShop } from '../../../test/render-shop.tsx';

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
  // The server hands out nothing of the kind; should it, it would stand there as it is written, and act on nothing.
  expect(dialog.querySelector('script, img[onerror]')).toBeNull();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(path()).toBe('/shop'));
});

test('§4 a quantity that is refused is more than there is, until one that is there takes its place', async () => {
  network.answer(partCalls.goodsDetail, makePartDetail({ stock: 2 }));
  const { user } = await renderShop('/shop?quick=NV-1000001');
  const dialog = await screen.findByRole('dialog', { name: 'Wear pad' });
  const field = within(dialog).getByRole('textbox', { name: 'Quantity of NV-1000001' });
  await user.clear(field);
  await user.type(field, '99999{Enter}');
  expect(within(dialog).getByText('Out of stock')).toBeDefined();
  await user.clear(field);
  await user.type(field, '1{Enter}');
  expect(within(dialog).getByText('In stock')).toBeDefined();
});

test.each([
  [307, '999999999', 'Out of stock for this quantity'],
  [307, '308', 'Out of stock for this quantity'],
  [307, '307', 'In stock'],
  [0, '999999999', 'Out of stock'],
])('§4 of %i pieces in stock and %s typed the status says “%s”', async (stock, typed, words) => {
  network.answer(partCalls.goodsDetail, makePartDetail({ stock }));
  const { user } = await renderShop('/shop?quick=NV-1000001');
  const dialog = within(await screen.findByRole('dialog', { name: 'Wear pad' }));
  const field = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Quantity of NV-1000001' });
  await user.clear(field);
  await user.type(field, `${typed}{Enter}`);
  expect(dialog.getByText(/^(In|Out of) stock/).textContent).toBe(words);
  expect(dialog.getByText(`${stock} pieces available`)).toBeDefined();
  // Nothing that was typed is cut off.
  expect(field.value).toBe(typed);
  expect(field.style.width).toBe(typed.length > 5 ? `${typed.length + 1}ch` : '');
});

test('§2 what the count of the quick view means is told to a finger and to the keyboard too', async () => {
  const { user } = await renderShop('/shop?quick=NV-1000001');
  const dialog = await screen.findByRole('dialog', { name: 'Wear pad' });
  const count = within(dialog).getByRole('button', { name: /pieces? available/ });
  // A press alone: a finger neither hovers nor brings the focus first.
  fireEvent.click(count);
  expect((await screen.findByRole('tooltip')).textContent).toContain('over all warehouses');
  await user.pointer({
    keys: '[TouchA]',
    target: within(dialog).getByText('Everything about this part').parentElement ?? dialog,
  });
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  count.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('tooltip')).toBeDefined();
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

test('§8 what cannot be a part code is no product either, with a way onward', async () => {
  network.refuse(partCalls.goodsDetail, 'invalidContent', 'code is too long');
  await renderShop(`/shop?quick=${'A'.repeat(2000)}`);
  expect(await screen.findByText('No product with this part code')).toBeDefined();
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).getByRole('link', { name: 'Search parts' }).getAttribute('href')).toBe('/search');
  expect(dialog.textContent).not.toMatch(/too long|A{65}/);
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

/** The quick view of a part that two replaced together, the second of them as said; whether a button of it is the main step. */
async function openReplaced(step: object, sold: object) {
  await loadTexts('detail');
  const replacedBy = [makeSuccessor('NV-2'), makeSuccessor('NV-3', 4)].map((one) => ({ ...one, ...step }));
  network.answer(partCalls.goodsDetail, makePartDetail({ replacedBy }));
  const parts = [makePartCard({ id: 2, code: 'NV-2' }), makePartCard({ id: 3, code: 'NV-3', ...sold })];
  network.answer(
    partCalls.goodsBatchDetail,
    parts.map((part, at) => ({ item: `NV-${at + 2}`, part, changeCode: null, oldQuantity: 1, newQuantity: 1 })),
  );
  await renderShop('/shop?quick=NV-1000001');
  const dialog = within(await screen.findByRole('dialog', { name: 'Wear pad' }));
  return async (name: string) => (await dialog.findByRole('button', { name })).className.includes('bg-brand');
}

test.each([
  ['are not in the catalogue', 'NV-1000001', { isKnown: false }, {}],
  ['are not all sold', 'NV-2', {}, { sellPolicy: 'notSold' }],
])('product §5 the quick view has a main step where the parts of a set %s', async (_, code, step, sold) => {
  const isMain = await openReplaced(step, sold);
  await waitFor(async () => expect(await isMain(`Add to cart: ${code}`)).toBe(true));
  expect(screen.queryByRole('button', { name: 'Add all to cart: NV-1000001' })).toBeNull();
});

test('product §5, §4 of one of several the quick view offers each by itself: its price, its stock and its Add', async () => {
  await openReplaced({ mode: 'choice' }, { price: { amount: '3.00', currency: 'USD' }, stock: 4 });
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('Replaced by one of these')).toBeDefined();
  const offer = within(dialog.getByRole('button', { name: 'Add to cart: NV-3' }).closest('li') as HTMLElement);
  expect(offer.getByText('$3.00')).toBeDefined();
  expect(offer.getByText('4 pieces available')).toBeDefined();
  expect(offer.getByText('In stock')).toBeDefined();
  // One old part is four of it; five are not there.
  await userEvent.click(offer.getByRole('button', { name: 'One more of NV-3' }));
  expect(offer.getByText('Out of stock')).toBeDefined();
  expect(dialog.getByRole('button', { name: 'Favourite: NV-1000001' })).toBeDefined();
  // What the old part costs is folded with it.
  const old = dialog.getByRole('button', { name: 'Add to cart: NV-1000001' });
  expect(old.closest('details')?.open).toBe(false);
  for (const words of dialog.getAllByText('14 pieces available')) expect(words.closest('details, li')).not.toBeNull();
});

test('product §5 the quick view counts what replaced a part, also where one part took the place of both', async () => {
  await openReplaced({}, { code: 'NV-2' });
  expect(await screen.findByText('5 × NV-2')).toBeDefined();
  expect(screen.getByText('Replaced together by 2 parts: you need all of them')).toBeDefined();
});
