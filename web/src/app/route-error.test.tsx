// Spec §2, §8: a screen that cannot be drawn offers a way on that helps.
import { areaCalls } from '@outrigger/contract/calls/areas.ts';
import { identityCalls } from '@outrigger/contract/calls/identity.ts';
import { partCalls } from '@outrigger/contract/calls/parts.ts';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { loadTexts } from '../client/texts.ts';
import { makePartDetail } from '../test/catalogue.make.ts';
import { network } from '../test/fake-network.ts';
import { signInAs } from '../test/people.make.ts';
import { renderShop } from '../test/render-shop.tsx';

afterEach(() => void vi.restoreAllMocks());

test('§8 a page older than the shop, which cannot draw an answer of today, is loaded anew', async () => {
  await Promise.all(['detail', 'ratings', 'parts', 'cart'].map((feature) => loadTexts(feature)));
  network.answer(identityCalls.profile, { user: signInAs() });
  network.answer(areaCalls.currencyList, []);
  const { tags: _, ...anotherShape } = makePartDetail();
  network.answer(partCalls.goodsDetail, anotherShape as ReturnType<typeof makePartDetail>);
  // React tells of what failed to draw.
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  const { user } = await renderShop('/detail?code=NV-1000001');
  const reloadButton = await screen.findByRole('button', { name: 'Reload' });
  expect(screen.getByRole('heading', { level: 1, name: 'The page could not be opened' })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('This page met an error');
  await user.click(reloadButton);
  expect(reload).toHaveBeenCalledOnce();
});
