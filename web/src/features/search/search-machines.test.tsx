// Product §5 Search: machines found, models typed, and what fits the machine chosen.
import { machineCalls } from '@outrigger/contract/calls/machines.ts';
import { searchCalls } from '@outrigger/contract/calls/search.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { chooseMachine, chosenMachine } from '../../client/chosen-machine.ts';
import { makeMachineDetail, makePartCard, makeRow } from '../../test/catalogue.make.ts';
import { network } from '../../test/fake-network.ts';
import { rowsOf } from '../../test/machines.make.ts';
import { renderShop } from '../../test/render-shop.tsx';
import { found, MACHINE, openShopForSearch, partHit } from '../../test/search.make.ts';
import type { Hit } from './search.data.ts';

beforeEach(openShopForSearch);

test('product §5 one exact serial or fleet number opens its machine in place of the results', async () => {
  network.answer(searchCalls.goodsSearch, found([], { exactHostId: 41 }));
  const { router, path } = await renderShop('/searchResult?keyword=ha0138');
  await waitFor(() => expect(path()).toBe('/historyPartsList?hostId=41'));
  expect(router.history.canGoBack()).toBe(false);
});

const named = (rest: string) => found([], { exactHostId: 41, exactRest: rest });

test('product §5 words beside a serial number filter its list where it holds any of them', async () => {
  network.answer(machineCalls.machineDetail, makeMachineDetail());
  network.answer(machineCalls.machinePartList, rowsOf(makeRow({ name: 'Oil filter' })));
  network.answer(searchCalls.goodsSearch, named('filter oil'));
  const { path } = await renderShop('/searchResult?keyword=AH39484%20filter%20oil');
  await waitFor(() => expect(path()).toBe('/historyPartsList?hostId=41&keyword=filter+oil'));
});

test('product §5 words beside a serial number that its list does not hold are searched for with the machine chosen', async () => {
  network.answer(machineCalls.machineDetail, makeMachineDetail());
  network.answer(machineCalls.machinePartList, rowsOf(makeRow({ name: 'Oil filter' })));
  network.respond(searchCalls.goodsSearch, ({ query }) => {
    const isWhole = query.get('keyword')?.includes('AH39484');
    const result = isWhole ? named('zzzz') : found([]);
    return new Response(JSON.stringify({ code: 200, message: 'OK', result }), { status: 200 });
  });
  const { path } = await renderShop('/searchResult?keyword=AH39484%20zzzz');
  await waitFor(() => expect(path()).toBe('/searchResult?keyword=zzzz'));
  expect(await screen.findByText(/Nothing was found for “zzzz”/)).toBeDefined();
  expect(chosenMachine()?.hostId).toBe(41);
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
  const pair = [MACHINE, partHit({ verdict: 'fits', fitsSerial: 'AH39484', foundBy: 'code' })];
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

test('product §5 more machines end so than are shown: it says so', async () => {
  const nearMachines = [{ ...MACHINE, foundBy: 'serialEnd' as const, matched: null }];
  network.answer(searchCalls.goodsSearch, found([], { nearMachines, isMoreNear: true }));
  await renderShop('/searchResult?keyword=9484');
  expect(await screen.findByText(/More than 1 end so: type more of the number\./)).toBeDefined();
});

test('product §5 with a machine chosen the search asks for it, can be held to what fits, and says where nothing does', async () => {
  chooseMachine({ hostId: 41, serialNumber: 'AH39484', model: 'A14E', type: 'Boom', proof: 'range' });
  network.answer(machineCalls.fitOfParts, []);
  const fitting = partHit({ verdict: 'fits' });
  const other = partHit({ id: 2, verdict: 'doesNotFit', part: makePartCard({ id: 2, name: 'Slide block' }) });
  network.answer(searchCalls.goodsSearch, found([fitting, other]));
  const { user, path } = await renderShop('/searchResult?keyword=wear');
  const toggle = await screen.findByRole('switch', { name: 'Only what fits AH39484' });
  expect(toggle).toHaveProperty('checked', true);
  const asked = () => network.sentTo(searchCalls.goodsSearch).at(-1)?.query;
  // All is asked for, what fits first: the rest is folded away and counted, and nobody is told that it is missed.
  expect([asked()?.get('hostId'), asked()?.get('only')]).toEqual(['41', null]);
  expect(screen.queryByRole('link', { name: 'Slide block' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: /^1 part is for other machines/ }));
  await waitFor(() => expect(path()).toBe('/searchResult?keyword=wear&group=parts&all=1&fits=0'));
  expect(await screen.findByRole('link', { name: 'Slide block' })).toBeDefined();
});

test('design: the keys of the page still work after the switch “Only what fits” was pressed', async () => {
  chooseMachine({ hostId: 41, serialNumber: 'AH39484', model: 'A14E', type: 'Boom', proof: 'range' });
  network.answer(machineCalls.fitOfParts, []);
  network.answer(searchCalls.goodsSearch, found([partHit({ verdict: 'fits' })]));
  const { user } = await renderShop('/searchResult?keyword=wear');
  const toggle = await screen.findByRole('switch', { name: 'Only what fits AH39484' });
  await user.click(toggle);
  expect(document.activeElement).toBe(toggle);
  await user.keyboard('/');
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Search parts, machines and figures' }));
});

test('product §5 where nothing found is known to fit the machine, all of it is one press away', async () => {
  chooseMachine({ hostId: 41, serialNumber: 'AH39484', model: 'A14E', type: 'Boom', proof: 'range' });
  network.answer(machineCalls.fitOfParts, []);
  const other = partHit({ verdict: 'doesNotFit', part: makePartCard({ name: 'Slide block' }) });
  network.answer(searchCalls.goodsSearch, found([other]));
  const { user, path } = await renderShop('/searchResult?keyword=slide');
  expect(await screen.findByText('Nothing here is known to fit AH39484')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Show all parts' }));
  await waitFor(() => expect(path()).toBe('/searchResult?keyword=slide&group=parts&all=1&fits=0'));
  expect(await screen.findByRole('link', { name: 'Slide block' })).toBeDefined();
});

test('product §5 a shared address of what fits says where no machine is chosen, and keeps asking for it', async () => {
  network.answer(searchCalls.goodsSearch, found([partHit({ verdict: 'fits' })]));
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

test.each(['S3245O7', 'S3245O789'])(
  'spec §8 near numbers: the nameplate is named once, also for a wrong length: %s',
  async (keyword) => {
    const near: Hit = { ...MACHINE, code: '5324507', foundBy: 'serialNear', matched: null };
    network.answer(searchCalls.goodsSearch, found([], { nearMachines: [near] }));
    await renderShop(`/searchResult?keyword=${keyword}`);
    const text = await screen.findByText(/This is nearly the same number/);
    expect(text.textContent?.match(/nameplate/g)).toHaveLength(1);
  },
);
