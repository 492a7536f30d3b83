// Spec §2 related products: what is often changed with a part, why, and whether it fits; driven by role and label.
import { machineCalls } from '@outrigger/contract/calls/machines.ts';
import { partCalls } from '@outrigger/contract/calls/parts.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { makePartCard } from '../../test/catalogue.make.ts';
import { network } from '../../test/fake-network.ts';
import { openShopForPart } from '../../test/part-page.make.ts';
import { renderShop } from '../../test/render-shop.tsx';

beforeEach(openShopForPart);

test('§2 parts often changed with it stand with every reason', async () => {
  network.answer(partCalls.goodsTogether, [
    {
      part: makePartCard({ id: 7, code: 'NV-1000007', name: 'Wear ring' }),
      reasons: [
        { kind: 'ordered', code: null },
        { kind: 'kit', code: 'NV-KIT-1' },
      ],
    },
    { part: makePartCard({ id: 8, code: 'NV-1000008', name: 'Pin' }), reasons: [{ kind: 'set', code: 'NV-OLD' }] },
  ]);
  await renderShop('/detail?code=NV-1000001');
  const section = (await screen.findByRole('heading', { name: 'Often changed with this one' })).closest('section');
  const shown = within(section as HTMLElement);
  for (const words of [
    'Wear ring',
    'Ordered together by many companies',
    'Both are in kit NV-KIT-1',
    'Together they replace NV-OLD',
  ])
    expect(shown.getByText(words)).toBeTruthy();
  expect(network.sentTo(partCalls.goodsTogether)[0]?.query.get('id')).toBe('1');
  expect(network.sentTo(machineCalls.fitOfParts)).toHaveLength(0);
});

test('where none is known nothing is said; where the shop refuses it can be tried again', async () => {
  network.refuse(partCalls.goodsTogether, 'unavailable');
  const { user } = await renderShop('/detail?code=NV-1000001');
  expect(await screen.findByText('What is changed with it could not be read.')).toBeTruthy();
  network.answer(partCalls.goodsTogether, []);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText('Often changed with this one')).toBeNull());
});
