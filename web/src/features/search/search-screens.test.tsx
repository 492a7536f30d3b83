// Spec §2 search and search results, §8 search messages; product §5 suggestions while typing: driven by role and label.
import { areaCalls } from '@outrigger/contract/calls/areas.ts';
import { cartCalls } from '@outrigger/contract/calls/cart.ts';
import { identityCalls } from '@outrigger/contract/calls/identity.ts';
import { machineCalls } from '@outrigger/contract/calls/machines.ts';
import { partCalls } from '@outrigger/contract/calls/parts.ts';
import { searchCalls } from '@outrigger/contract/calls/search.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { chooseMachine, chosenMachine, dropMachine } from '../../client/chosen-machine.ts';
import { loadTexts } from '../../client/texts.ts';
import { makeMachineDetail, makePartCard, makePartDetail } from '../../test/catalogue.make.ts';
import { network } from '../../test/fake-network.ts';
import { signInAs } from '../../test/people.make.ts';
import { renderShop } from '../../test/render-shop.tsx';
import type { Found, Hit } from './search.data.ts';

const partHit = (differs: Partial<Hit> = {}): Hit => ({
  kind: 'part',
  id: 1,
  code: 'NV-1000001',
  title: 'Wear pad',
  subtitle: 'Wear part',
  image: null,
  foundBy: 'name',
  matched: null,
  part: makePartCard(),
  ...differs,
});
const MACHINE: Hit = {
  kind: 'machine',
  id: 41,
  code: 'AH39484',
  title: 'A14E',
  subtitle: 'Articulating boom lift',
  image: null,
  foundBy: 'fleetNumber',
  matched: 'HA-0138',
};
const found = (items: Hit[], differs: Partial<Found> = {}): Found => ({
  items,
  total: items.length,
  page: 1,
  pageSize: 24,
  groups: [
    { group: 'parts', total: items.length },
    { group: 'articulatingBoomLifts', total: 0 },
  ],
  exactCode: null,
  exactHostId: null,
  exactRest: null,
  exactFit: null,
  nearMachines: [],
  isMoreNear: false,
  nearCodes: [],
  model: null,
  restMissed: null,
  ...differs,
});

beforeEach(async () => {
  dropMachine();
  await Promise.all(['search', 'catalogue', 'filters', 'parts', 'cart'].map((feature) => loadTexts(feature)));
  network.answer(identityCalls.profile, { user: signInAs() });
  network.answer(areaCalls.currencyList, []);
  network.answer(cartCalls.cart, { version: 0, lines: [] });
  network.answer(cartCalls.favourites, []);
  network.answer(partCalls.categoryList, []);
  network.answer(partCalls.goodsDetail, makePartDetail());
});

test('§2 results come in groups with counts, each hit with its reason', async () => {
  const groups = [
    { group: 'parts' as const, total: 1 },
    { group: 'articulatingBoomLifts' as const, total: 1 },
  ];
  network.answer(searchCalls.goodsSearch, found([partHit({ matched: 'Patin', matchedIn: 'fa' })], { groups }));
  const { user, path } = await renderShop('/searchResult?keyword=patin');
  expect(await screen.findByRole('tab', { name: 'Parts 1', selected: true })).toBeDefined();
  const row = await screen.findByRole('article');
  expect(row.textContent).toContain('French name: Patin');
  network.answer(searchCalls.goodsSearch, found([MACHINE], { groups }));
  await user.click(screen.getByRole('tab', { name: 'Articulating boom lifts 1' }));
  const link = await screen.findByRole('link', { name: /AH39484/ });
  expect(link.getAttribute('href')).toBe('/historyPartsList?hostId=41');
  expect(link.textContent).toContain('Fleet number: HA-0138');
  expect(path()).toContain('group=articulatingBoomLifts');
});

test('product §5 one exact code opens the part in place of the results', async () => {
  network.answer(searchCalls.goodsSearch, found([partHit({ foundBy: 'code' })], { exactCode: 'NV-1000001' }));
  const { router, path } = await renderShop('/searchResult?keyword=nv1000001');
  await waitFor(() => expect(path()).toBe('/detail?code=NV-1000001'));
  expect(router.history.canGoBack()).toBe(false);
});

test('product §5 the way to all the rest stands on the screen that was opened', async () => {
  const groups = [{ group: 'parts' as const, total: 3 }];
  network.answer(searchCalls.goodsSearch, found([partHit()], { exactCode: 'NV-1000001', groups }));
  const { user, path } = await renderShop('/searchResult?keyword=nv1000001');
  await waitFor(() => expect(path()).toBe('/detail?code=NV-1000001'));
  await user.click(await screen.findByRole('button', { name: 'Show all 3 hits' }, { timeout: 5000 }));
  await waitFor(() => expect(path()).toBe('/searchResult?keyword=nv1000001&all=1'));
});

test('product §5 one exact serial or fleet number opens its machine in place of the results', async () => {
  network.answer(searchCalls.goodsSearch, found([], { exactHostId: 41 }));
  const { router, path } = await renderShop('/searchResult?keyword=ha0138');
  await waitFor(() => expect(path()).toBe('/historyPartsList?hostId=41'));
  expect(router.history.canGoBack()).toBe(false);
});

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

test('product §5 a model typed beside a part: it says whose parts come first, or that none is its own; offers too', async () => {
  const items = [partHit({ inBookOf: 'S0808E' }), partHit({ id: 2, part: makePartCard({ id: 2 }) })];
  network.answer(searchCalls.goodsSearch, found(items, { model: 'S0808E' }));
  network.answer(searchCalls.goodsSuggest, items);
  const { user } = await renderShop('/searchResult?keyword=S0808E%20wear%20pad');
  expect(await screen.findByText('Parts of the S0808E come first')).toBeDefined();
  const [own, other] = await screen.findAllByRole('article');
  expect(own?.textContent).toContain('In the parts list of S0808E');
  expect(other?.textContent).not.toContain('In the parts list');
  // What stands in a list is no verdict of fit, and does not look like one.
  const said = screen.getByText('In the parts list of S0808E');
  expect(said.className).not.toContain('text-good');
  expect(said.querySelector('.lucide-check')).toBeNull();
  await user.type(await screen.findByRole('combobox'), 's0808e wear');
  expect(await screen.findByRole('option', { name: /In the parts list of S0808E/ })).toBeDefined();
});

test('product §5 none of the parts found is of the model typed: it says so', async () => {
  network.answer(searchCalls.goodsSearch, found([partHit()], { model: 'S0808E' }));
  await renderShop('/searchResult?keyword=S0808E%20wear%20pad');
  expect(await screen.findByText('None of these is in the parts list of S0808E')).toBeDefined();
});

test('product §5 a model is found and nothing of the word beside it: the results say which word was missed', async () => {
  const model = {
    ...MACHINE,
    kind: 'model' as const,
    code: 'S0808E',
    title: 'S0808E Slab scissor lift',
    foundBy: 'model' as const,
  };
  const groups = [{ group: 'finalAssembly' as const, total: 1 }];
  network.answer(searchCalls.goodsSearch, found([model], { groups, restMissed: 'xyzzy' }));
  await renderShop('/searchResult?keyword=S0808E%20xyzzy');
  expect((await screen.findByText('Nothing found for “xyzzy”')).closest('[role=status]')).not.toBeNull();
  expect(screen.getByText('S0808E Slab scissor lift')).toBeDefined();
});

test('product §5 a part typed beside a machine is opened with the machine chosen; an offer of it leads there', async () => {
  const machine = { ...makeMachineDetail(), hostId: 41, serialNumber: 'AH39484' };
  network.answer(machineCalls.machineDetail, machine);
  const pair = [MACHINE, partHit({ fits: true, fitsSerial: 'AH39484', foundBy: 'code' })];
  network.answer(searchCalls.goodsSuggest, pair);
  network.answer(searchCalls.goodsSearch, found([partHit()], { exactFit: { code: 'NV-1000001', hostId: 41 } }));
  const { user, path } = await renderShop('/category');
  await user.type(await screen.findByRole('combobox'), 'ah39484 nv-1000001');
  await user.click(await screen.findByRole('option', { name: /Wear pad.*Fits AH39484/ }));
  await waitFor(() => expect(path()).toBe('/detail?code=NV-1000001'));
  expect(chosenMachine()).toMatchObject({ hostId: 41, serialNumber: 'AH39484' });
});

test('product §5 where another machine was chosen before, the new one is named, with a way back to it', async () => {
  network.answer(machineCalls.machineDetail, { ...makeMachineDetail(), hostId: 41, serialNumber: 'AH39484' });
  network.answer(searchCalls.goodsSearch, found([partHit()], { exactFit: { code: 'NV-1000001', hostId: 41 } }));
  const before = { hostId: 7, serialNumber: 'S324507', model: 'S1012', type: 'Scissor lift', proof: 'range' } as const;
  const { user, router } = await renderShop('/category');
  act(() => chooseMachine(before));
  await act(() => router.navigate({ href: '/searchResult?keyword=ah39484%20nv-1000001' }));
  const back = await screen.findByRole('button', { name: 'Back to S324507' }, { timeout: 5000 });
  expect(screen.getByText('Chosen machine: A14E AH39484')).toBeDefined();
  expect(chosenMachine()).toMatchObject({ hostId: 41 });
  await user.click(back);
  expect(chosenMachine()).toMatchObject(before);
});

test('product §5 a code nobody knows: the near ones are offered instead of advice for serial numbers', async () => {
  const near = partHit({ foundBy: 'codeNear', matched: 'NV-1000001', part: undefined });
  network.answer(searchCalls.goodsSearch, found([], { nearCodes: [near] }));
  await renderShop('/searchResult?keyword=NV-1000007');
  expect(await screen.findByText('No part has the code “NV-1000007”')).toBeDefined();
  const link = await screen.findByRole('link', { name: /NV-1000001/ });
  expect(link.getAttribute('href')).toBe('/detail?code=NV-1000001');
  expect(link.textContent).toContain('Similar code: NV-1000001');
  expect(screen.queryByText(/serial number has/)).toBeNull();
});

test('product §5 more machines end so than are shown: it says so', async () => {
  const nearMachines = [{ ...MACHINE, foundBy: 'serialEnd' as const, matched: null }];
  network.answer(searchCalls.goodsSearch, found([], { nearMachines, isMoreNear: true }));
  await renderShop('/searchResult?keyword=9484');
  expect(await screen.findByText(/More than 1 end so: type more of the number\./)).toBeDefined();
});

test('product §5 only similar names: it says so', async () => {
  network.answer(searchCalls.goodsSearch, found([partHit({ foundBy: 'nameTypo' })]));
  await renderShop('/searchResult?keyword=waer');
  expect(await screen.findByText('Nothing is called exactly “waer”')).toBeDefined();
});

test('product §5 where nothing has all the words it says so, and each hit which words it has or which category holds them', async () => {
  network.answer(searchCalls.goodsSearch, found([partHit({ foundBy: 'someWords', matched: 'wear' })]));
  const { user } = await renderShop('/searchResult?keyword=wear+capacitor');
  expect(await screen.findByText('Nothing has all of “wear capacitor”')).toBeDefined();
  expect(screen.getByText('These have some of the words.')).toBeDefined();
  expect((await screen.findByRole('article')).textContent).toContain('Only has: wear');
  const filed = partHit({ foundBy: 'category', matched: 'Hydraulics › Cylinders' });
  network.answer(searchCalls.goodsSearch, found([filed]));
  network.answer(searchCalls.goodsSuggest, [filed]);
  await user.type(screen.getByRole('combobox'), ' part');
  expect(await screen.findByRole('option', { name: /Category: Hydraulics › Cylinders/ })).toBeDefined();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('article').textContent).toContain('Category: Hydraulics › Cylinders'));
  expect(screen.queryByText(/^Nothing has all/)).toBeNull();
});

test('product §5 with a machine chosen the search asks for it, can be held to what fits, and says where nothing does', async () => {
  chooseMachine({ hostId: 41, serialNumber: 'AH39484', model: 'A14E', type: 'Boom', proof: 'range' });
  network.answer(machineCalls.fitOfParts, []);
  network.answer(searchCalls.goodsSearch, found([partHit()]));
  const { user, path } = await renderShop('/searchResult?keyword=wear');
  const toggle = await screen.findByRole('switch', { name: 'Only what fits AH39484' });
  const asked = () => network.sentTo(searchCalls.goodsSearch).at(-1)?.query;
  expect([asked()?.get('hostId'), asked()?.get('only')]).toEqual(['41', null]);
  network.answer(searchCalls.goodsSearch, found([]));
  await user.click(toggle);
  await waitFor(() => expect(path()).toBe('/searchResult?keyword=wear&group=parts&all=1&fits=1'));
  expect(await screen.findByText('Nothing here is known to fit AH39484')).toBeDefined();
  expect([asked()?.get('only'), asked()?.get('group')]).toEqual(['fits', 'parts']);
  await user.click(screen.getByRole('button', { name: 'Show all parts' }));
  await waitFor(() => expect(path()).toBe('/searchResult?keyword=wear&group=parts&all=1'));
});

test('product §5 a shared address of what fits says where no machine is chosen, and keeps asking for it', async () => {
  network.answer(searchCalls.goodsSearch, found([partHit()]));
  await renderShop('/searchResult?keyword=wear&fits=1');
  expect(await screen.findByText('Choose a machine to see only what fits')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Choose a machine' }).getAttribute('href')).toMatch(/^\/history\?back=/);
  network.answer(machineCalls.fitOfParts, []);
  act(() => chooseMachine({ hostId: 41, serialNumber: 'AH39484', model: 'A14E', type: 'Boom', proof: 'range' }));
  expect(await screen.findByRole('switch', { name: /^Only what fits AH39484/ })).toHaveProperty('checked', true);
});

test('product §5 a number nearly typed right leads to the machines it may mean', async () => {
  const near: Hit = { ...MACHINE, code: '5324507', foundBy: 'serialNear', matched: null };
  network.answer(searchCalls.goodsSearch, found([], { nearMachines: [near] }));
  await renderShop('/searchResult?keyword=S3245O7');
  expect(await screen.findByText('No machine has the number “S3245O7”')).toBeDefined();
  expect(screen.getByText(/^This is nearly the same number: a character is different, missing, extra/)).toBeDefined();
  const link = screen.getByRole('link', { name: /5324507/ });
  expect(link.getAttribute('href')).toBe('/historyPartsList?hostId=41');
  expect(screen.queryByText(/Nothing was found/)).toBeNull();
});

test('product §5 a suggestion says whether it fits and what a manual is; a chapter shows its name, not its key', async () => {
  chooseMachine({ hostId: 41, serialNumber: 'AH39484', model: 'A14E', type: 'Boom', proof: 'range' });
  const plain = { image: null, matched: null, id: 9 };
  network.answer(searchCalls.goodsSuggest, [
    partHit({ fits: true }),
    { ...plain, kind: 'chapter', code: 'hydraulics', title: 'Hydraulics', subtitle: null, foundBy: 'figure' },
    { ...plain, kind: 'manual', code: 'SM-1', title: 'A14E', subtitle: 'service', foundBy: 'manual' },
  ]);
  const { user } = await renderShop('/category');
  await user.type(await screen.findByRole('combobox'), 'hyd');
  const list = await screen.findByRole('listbox');
  expect((await within(list).findByRole('option', { name: /Wear pad/ })).textContent).toContain('Fits AH39484');
  expect(within(list).getByRole('option', { name: 'Hydraulics' })).toBeDefined();
  expect(within(list).getByRole('option', { name: /SM-1/ }).textContent).toContain('Service manual');
  expect(network.sentTo(searchCalls.goodsSuggest).at(-1)?.query.get('hostId')).toBe('41');
});

test('§8 keyword not found, wrong keyword length and no keyword each say what to do', async () => {
  network.answer(searchCalls.goodsSearch, found([]));
  const { router } = await renderShop('/searchResult?keyword=zzz');
  expect(await screen.findByText('Nothing was found for “zzz”')).toBeDefined();
  await router.navigate({ to: '/searchResult', search: { keyword: 'S52815' } });
  expect(await screen.findByText(/This has 6 characters\. A serial number has 7 or 17/)).toBeDefined();
  await router.navigate({ to: '/searchResult', search: { keyword: 'x'.repeat(101) } });
  expect(await screen.findByText('Wrong keyword length')).toBeDefined();
  expect(network.sentTo(searchCalls.goodsSearch)).toHaveLength(2);
  await router.navigate({ to: '/searchResult', search: {} });
  expect(await screen.findByText('Type what to search for.')).toBeDefined();
});

test('product §5 suggestions while typing are chosen by keyboard; Enter without a choice goes to the results', async () => {
  network.answer(searchCalls.goodsSuggest, [MACHINE, partHit()]);
  network.answer(searchCalls.goodsSearch, found([partHit()]));
  const { user, path } = await renderShop('/category');
  const box = await screen.findByRole('combobox', { name: 'Search parts, machines and manuals' });
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
  const box = await screen.findByRole('combobox', { name: 'Search parts, machines and manuals' });
  await user.click(box);
  await user.paste('x'.repeat(120));
  expect(await screen.findByText('A search has 1 to 100 characters, this one has 120.')).toBeDefined();
  expect((box as HTMLInputElement).value).toHaveLength(120);
  expect(network.sentTo(searchCalls.goodsSuggest)).toHaveLength(0);
});

test('§2 the search page keeps what was searched for last on this browser', async () => {
  network.answer(searchCalls.goodsSearch, found([partHit()]));
  network.answer(searchCalls.goodsSuggest, []);
  const { user, path, router } = await renderShop('/search');
  const main = await screen.findByRole('main');
  await user.type(within(main).getByRole('combobox'), 'wear pad');
  await user.click(within(main).getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(path()).toBe('/searchResult?keyword=wear+pad'));
  await router.navigate({ to: '/search' });
  expect(await screen.findByRole('link', { name: 'wear pad' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Remove wear pad' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'wear pad' })).toBeNull());
});

test('§2 behind the last page of results there is a way back to the first, no empty list', async () => {
  const groups = [{ group: 'parts' as const, total: 30 }];
  network.answer(searchCalls.goodsSearch, found([], { total: 30, page: 99, groups }));
  await renderShop('/searchResult?keyword=pad&group=parts&page=99');
  expect(await screen.findByText('The list is shorter than that')).toBeDefined();
  const first = screen.getByRole('link', { name: 'To the first page' });
  expect(first.getAttribute('href')).toMatch(/^\/searchResult\?keyword=pad&group=parts&all=1&page=1$/);
  expect(screen.queryByRole('navigation', { name: 'Pages of results' })).toBeNull();
});
