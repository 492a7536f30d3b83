// Product §5 suggestions while typing: driven by role and label.
import { searchCalls } from '@outrigger/contract/calls/search.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { chooseMachine } from '../../client/chosen-machine.ts';
import { network } from '../../test/fake-network.ts';
import { renderShop } from '../../test/render-shop.tsx';
import { found, MACHINE, openShopForSearch, partHit } from '../../test/search.make.ts';

beforeEach(openShopForSearch);

test('product §5 suggestions of one name say what tells them apart; the last one leads to all results', async () => {
  network.answer(searchCalls.goodsSuggest, [
    partHit({ id: 1, foundBy: 'codePrefix', matched: null, subtitle: 'Hydraulic part · S0808E' }),
    partHit({ id: 2, foundBy: 'codePrefix', matched: null, subtitle: 'Hydraulic part · T16' }),
  ]);
  network.answer(searchCalls.goodsSearch, found([partHit()], { exactCode: 'NV-1000001' }));
  const { user, path } = await renderShop('/category');
  await user.type(await screen.findByRole('combobox'), 'nv-10');
  const list = await screen.findByRole('listbox');
  expect(await within(list).findByRole('option', { name: /Wear pad.*S0808E/ })).toBeDefined();
  expect(within(list).getByRole('option', { name: /Wear pad.*T16/ })).toBeDefined();
  expect(within(list).getAllByRole('option').at(-1)?.textContent).toBe('All results for “nv-10”');
  await user.keyboard('{ArrowUp}{Enter}');
  await waitFor(() => expect(path()).toBe('/searchResult?keyword=nv-10&all=1'));
  expect(await screen.findByRole('tab', { name: 'Parts 1' })).toBeDefined();
});

test('product §5 an old code that is offered says once that it is old, and what replaced it', async () => {
  const mode = 'all' as const;
  const replacedBy = ['NV-2190801', 'ISO 2341 10x40'].map((code) => ({ code, mode }));
  const old = partHit({ id: 1, foundBy: 'superseded', matched: 'NV1000001' });
  network.answer(searchCalls.goodsSuggest, [
    { ...old, replacedBy },
    { ...old, id: 2, replacedBy: replacedBy.map((one) => ({ ...one, mode: 'choice' as const })) },
    { ...old, id: 3, replacedBy: replacedBy.slice(0, 1) },
    { ...old, id: 4 },
  ]);
  const { user } = await renderShop('/category');
  await user.type(await screen.findByRole('combobox'), 'nv-10');
  const options = await within(await screen.findByRole('listbox')).findAllByRole('option');
  const details = options.slice(0, 4).map((option) => option.textContent?.split('Wear pad')[1]);
  expect(details).toEqual([
    expect.stringMatching(/Replaced together by NV-2190801 \+ ISO 2341 10x40$/),
    expect.stringMatching(/Replaced by one of NV-2190801, ISO 2341 10x40$/),
    expect.stringMatching(/Replaced by NV-2190801$/),
    expect.stringMatching(/Found by old code$/),
  ]);
  for (const detail of details.slice(0, 3)) expect(detail).not.toContain('Found by');
});

test('quality 17 of what a hit is besides its name only what stands in English is told to be so', async () => {
  const offers = [
    { ...MACHINE, subtitle: 'Rough terrain lift · HA-0138 · Chantier Nord', subtitleLang: 'en' as const },
    partHit({ subtitle: 'Pièce d’usure · A20RT', subtitleLang: null }),
  ];
  network.answer(searchCalls.goodsSuggest, offers);
  const groups = [{ group: 'articulatingBoomLifts' as const, total: 1 }];
  network.answer(searchCalls.goodsSearch, found([], { groups, nearMachines: offers.slice(0, 1) }));
  const { user } = await renderShop('/searchResult?keyword=rough');
  const english = (within: Element) => [...within.querySelectorAll('[lang=en]')].map((one) => one.textContent);
  const link = await screen.findByRole('link', { name: /AH39484/ });
  expect(link.textContent).toContain('Rough terrain lift · HA-0138 · Chantier Nord');
  expect(english(link)).toEqual(['Rough terrain lift']);
  await user.type(await screen.findByRole('combobox'), 'h');
  const list = await screen.findByRole('listbox');
  expect(await within(list).findByRole('option', { name: /A20RT/ })).toBeDefined();
  expect(list.textContent).toContain('Rough terrain lift · HA-0138 · Chantier Nord');
  expect(english(list)).toEqual(['Rough terrain lift']);
});

test('product §5 a suggestion says whether it fits; a chapter shows its name, not its key', async () => {
  chooseMachine({ hostId: 41, serialNumber: 'AH39484', model: 'A14E', type: 'Boom', proof: 'range' });
  const plain = { image: null, matched: null, id: 9 };
  network.answer(searchCalls.goodsSuggest, [
    partHit({ verdict: 'fits' }),
    { ...plain, kind: 'chapter', code: 'hydraulics', title: 'Hydraulics', subtitle: null, foundBy: 'name' },
  ]);
  const { user } = await renderShop('/category');
  await user.type(await screen.findByRole('combobox'), 'hyd');
  const list = await screen.findByRole('listbox');
  expect((await within(list).findByRole('option', { name: /Wear pad/ })).textContent).toContain('Fits AH39484');
  expect(within(list).getByRole('option', { name: 'Hydraulics' })).toBeDefined();
  expect(network.sentTo(searchCalls.goodsSuggest).at(-1)?.query.get('hostId')).toBe('41');
});

test('product §5 suggestions while typing are chosen by keyboard; Enter without a choice goes to the results', async () => {
  network.answer(searchCalls.goodsSuggest, [MACHINE, partHit()]);
  network.answer(searchCalls.goodsSearch, found([partHit()]));
  const { user, path } = await renderShop('/category');
  const box = await screen.findByRole('combobox', { name: 'Search parts, machines and figures' });
  await user.type(box, 'wear');
  const list = await screen.findByRole('listbox');
  expect(await within(list).findByRole('option', { name: /Wear pad/ })).toBeDefined();
  expect(network.sentTo(searchCalls.goodsSuggest)).toHaveLength(1);
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(path()).toBe('/detail?code=NV-1000001'));
  await user.type(box, 'wear{Enter}');
  await waitFor(() => expect(path()).toBe('/searchResult?keyword=wear'));
});

test('§8 a keyword of more than 100 characters is told while typing, and nothing of it is cut', async () => {
  const { user } = await renderShop('/category');
  const box = await screen.findByRole('combobox', { name: 'Search parts, machines and figures' });
  await user.click(box);
  await user.paste('x'.repeat(120));
  expect(await screen.findByText('A search has 1 to 100 characters, this one has 120.')).toBeDefined();
  expect((box as HTMLInputElement).value).toHaveLength(120);
  expect(network.sentTo(searchCalls.goodsSuggest)).toHaveLength(0);
});

test('product §5 where nothing is offered the way to all results stays, since more is found of some of the words', async () => {
  network.answer(searchCalls.goodsSuggest, []);
  network.answer(searchCalls.goodsSearch, found([partHit()]));
  const { user, path } = await renderShop('/category');
  await user.type(await screen.findByRole('combobox'), 'o-ring 12.5');
  const list = await screen.findByRole('listbox');
  expect(await within(list).findByRole('option', { name: 'All results for “o-ring 12.5”' })).toBeDefined();
  expect(screen.getByText('No suggestions so far')).toBeDefined();
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(path()).toBe('/searchResult?keyword=o-ring+12.5&all=1'));
});
