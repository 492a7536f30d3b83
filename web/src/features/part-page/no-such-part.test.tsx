// Spec §8 no product with this part code: whatever stands in the address of the page of a part, and while it loads.
import { partCalls } from '@outrigger/contract/calls/parts.ts';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openShopForParts } from '../../test/catalogue.make.ts';
import { network } from '../../test/fake-network.ts';
import { renderShop } from '../../test/render-shop.tsx';

beforeEach(() => openShopForParts());

test.each([
  ['code=%00', 'invalidContent', 'The address names no part'],
  [`code=${'A'.repeat(2000)}`, 'invalidContent', 'What the address names cannot be a part code'],
  ['id=9999999', 'partIdNotFound', 'The address names no part'],
] as const)('§8 no product with this part code, where the address is /detail?%s', async (address, reason, words) => {
  network.refuse(partCalls.goodsDetail, reason, 'code has the wrong format');
  await renderShop(`/detail?${address}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'No part with this code' })).toBeTruthy();
  expect(screen.getByText(words, { exact: false })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Search parts' }).getAttribute('href')).toBe('/search');
  expect(document.body.textContent).not.toMatch(/wrong format|AAAA/);
});

test.each(['code=', 'id=', 'id=abc', 'id=-1', 'id=1e99', ''])(
  '§8 /detail?%s names no part, says so and asks nobody',
  async (address) => {
    await renderShop(`/detail?${address}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'No part with this code' })).toBeTruthy();
    expect(network.sentTo(partCalls.goodsDetail)).toHaveLength(0);
  },
);

test('design: a part that is loading has a heading, on its page opened directly too', async () => {
  network.respond(partCalls.goodsDetail, () => new Promise(() => undefined));
  document.body.insertAdjacentHTML('beforeend', '<div class="shell"></div>');
  await renderShop('/detail?code=NV-1000001');
  document.querySelector('.shell')?.remove();
  expect(screen.getByRole('heading', { level: 1, name: 'NV-1000001' }).closest('[aria-busy=true]')).toBeTruthy();
});
