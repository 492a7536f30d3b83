// Product §5: each hit says why it was found and what it means for the chosen machine, in results and while typing.
import { searchCalls } from '@outrigger/contract/calls/search.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { chooseMachine } from '../../client/chosen-machine.ts';
import { network } from '../../test/fake-network.ts';
import { renderShop } from '../../test/render-shop.tsx';
import { found, openShopForSearch, partHit } from '../../test/search.make.ts';
import type { Hit } from './search.data.ts';

beforeEach(openShopForSearch);

const MODEL: Hit = {
  kind: 'model',
  id: 3,
  code: 'NRVT16',
  title: 'T16 diesel',
  subtitle: 'Telescopic boom lifts',
  image: null,
  foundBy: 'family',
  matched: 'Plataformas de brazo',
  matchedIn: 'es',
};
const CHAPTER: Hit = {
  ...MODEL,
  kind: 'chapter',
  id: 4,
  code: 'jib',
  title: 'Jib',
  subtitle: null,
  foundBy: 'name',
  matched: 'Brazo',
};
const FIGURE: Hit = {
  ...CHAPTER,
  kind: 'figure',
  id: 5,
  code: 'A20-07',
  title: 'Turret frame',
  subtitle: 'A20RT, T16',
};

async function rowsOf(hits: Hit[]): Promise<HTMLElement[]> {
  network.answer(searchCalls.goodsSearch, found(hits, { groups: [{ group: 'chapters', total: hits.length }] }));
  network.answer(searchCalls.goodsSuggest, hits);
  const { user } = await renderShop('/searchResult?keyword=bra&group=chapters&all=1');
  const links = hits.map(({ title }) => screen.findByRole('link', { name: new RegExp(title) }));
  const rows = await Promise.all(links);
  await user.type(await screen.findByRole('combobox'), 'c');
  const list = await screen.findByRole('listbox');
  const options = hits.map(({ title }) => within(list).findByRole('option', { name: new RegExp(title) }));
  return [...rows, ...(await Promise.all(options))];
}

test('product §5 a model, a chapter and a figure say by which name they were found, and in which language it stands', async () => {
  const rows = await rowsOf([MODEL, CHAPTER, FIGURE]);
  expect(rows).toHaveLength(6);
  const spanish = rows.map((row) => row.querySelector('[lang=es]')?.textContent);
  const names = ['Plataformas de brazo', 'Brazo', 'Brazo'];
  expect(spanish).toEqual([...names, ...names]);
  const reasons = ['Machine family: Plataformas de brazo', 'Spanish name: Brazo', 'Spanish name: Brazo'];
  for (const [at, row] of rows.entries()) expect(row.textContent).toContain(reasons[at % 3]);
});

test('product §5 a name that stands there anyway is no reason to tell, and a model to choose a machine of is named once', async () => {
  const rows = await rowsOf([{ ...FIGURE, subtitle: 'A20RT', model: 'A20RT', matched: null }]);
  expect(rows).toHaveLength(2);
  for (const row of rows)
    expect(row.textContent).toBe('A20-07Turret frameIn the parts list of A20RT: choose a machine');
});

test('product §5 a figure of the chosen machine is marked as such, in results and while typing', async () => {
  chooseMachine({ hostId: 41, serialNumber: 'AH39484', model: 'A14E', type: 'Boom', proof: 'range' });
  const rows = await rowsOf([
    { ...FIGURE, isOnMachine: true, model: 'A20RT' },
    { ...CHAPTER, title: 'Mast', isOnMachine: false, opensOn: { hostId: 42, serialNumber: 'S324507' }, model: 'A20RT' },
    { ...CHAPTER, id: 6, title: 'Drive', isOnMachine: false, model: 'A20RT' },
  ]);
  const places = [
    'In the parts list of AH39484',
    'Opens in the parts list of S324507',
    'In the parts list of A20RT: choose a machine',
  ];
  for (const [at, row] of rows.entries()) expect(row.textContent).toContain(places[at % 3]);
  expect(rows.slice(0, 3).map((row) => row.getAttribute('href'))).toEqual([
    '/manual/parts?hostId=41&figureId=5',
    '/historyPartsList?hostId=42&chapter=4',
    '/history?field=model&keyword=A20RT',
  ]);
});

test.each([
  ['fits', 'Fits AH39484', 'text-good'],
  ['doesNotFit', 'Does not fit AH39484', 'text-bad'],
  ['unknown', 'Fit not known', 'text-ink-soft'],
] as const)('product §5 an offer says of the chosen machine: %s', async (verdict, words, look) => {
  chooseMachine({ hostId: 41, serialNumber: 'AH39484', model: 'A14E', type: 'Boom', proof: 'range' });
  network.answer(searchCalls.goodsSuggest, [partHit({ verdict })]);
  const { user } = await renderShop('/category');
  await user.type(await screen.findByRole('combobox'), 'wear');
  const option = await screen.findByRole('option', { name: new RegExp(`Wear pad.*${words}`) });
  const said = within(option).getByText(words);
  expect(said.parentElement?.className).toContain(look);
  expect(said.parentElement?.querySelector('svg')).not.toBeNull();
});

test('product §5 a code nearly typed right says what replaced its part, and whether it fits', async () => {
  chooseMachine({ hostId: 41, serialNumber: 'AH39484', model: 'A14E', type: 'Boom', proof: 'range' });
  const near = partHit({ foundBy: 'codeNear', matched: 'NV-1000001', verdict: 'doesNotFit' });
  const nearCodes = [{ ...near, part: undefined, replacedBy: [{ code: 'NV-2190801', mode: 'all' as const }] }];
  network.answer(searchCalls.goodsSearch, found([], { nearCodes }));
  await renderShop('/searchResult?keyword=NV-1000002');
  const row = await screen.findByRole('link', { name: /NV-1000001/ });
  expect(row.textContent).toContain('Replaced by NV-2190801');
  expect(row.textContent).toContain('Does not fit AH39484');
});
