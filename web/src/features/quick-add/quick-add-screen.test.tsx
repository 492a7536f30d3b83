// Spec §2 Quick add items, §5 Import file, §8 item already in the cart; product §6: rows mended in place, driven by role and label.
import type { PartTable, SoldAs } from '@outrigger/contract';
import { cartCalls } from '@outrigger/contract/calls/cart.ts';
import { ownCodeCalls } from '@outrigger/contract/calls/own-codes.ts';
import { partCalls } from '@outrigger/contract/calls/parts.ts';
import { quickAddCalls } from '@outrigger/contract/calls/quick-add.ts';
import { savedListCalls } from '@outrigger/contract/calls/saved-lists.ts';
import { searchCalls } from '@outrigger/contract/calls/search.ts';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { chooseMachine, dropMachine } from '../../client/chosen-machine.ts';
import { loadTexts } from '../../client/texts.ts';
import { makePartCard, makeSuccessor } from '../../test/catalogue.make.ts';
import { network } from '../../test/fake-network.ts';
import { makeChecked, openShopForOrders, usd } from '../../test/orders.make.ts';
import { renderShop } from '../../test/render-shop.tsx';
import { makeSavedList } from '../../test/saved-lists.make.ts';
import { partHit } from '../../test/search.make.ts';
import type { Checked } from './judge-rows.ts';
import { setRows } from './rows.stored.ts';

vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 8000 });

const { readPaste, importFile, checkRows } = quickAddCalls;

/** What the shop says of a code; `NV-1000001` is in the cart, two of it. */
function checked(code: string, differs: Partial<Checked> = {}): Checked {
  const id = Number(code.replaceAll(/\D/g, '').slice(-3));
  const part = makePartCard({ id, code, name: `Part ${code}` });
  return { ...makeChecked({ item: code, code }), part, changeCode: null, ...differs };
}
const unknown = (item: string) =>
  checked(item, { code: null, part: null, price: null, sellPolicy: null, inventory: 0 });

const table = (rows: string[][], differs: Partial<PartTable> = {}): PartTable => ({
  header: null,
  rows,
  columns: { code: 0, quantity: 1, name: null, note: null },
  machines: rows.map(() => null),
  leftOut: [],
  sheets: [],
  sheet: 0,
  ...differs,
});

const SAVED = makeSavedList({ lineCount: 1 });

beforeEach(async () => {
  dropMachine();
  await Promise.all([loadTexts('quickadd'), loadTexts('fit'), loadTexts('savedlists'), openShopForOrders()]);
  setRows([]);
  network.answer(searchCalls.goodsSuggest, []);
});

async function pasteList(rows: string[][], answers: Checked[], differs: Partial<PartTable> = {}) {
  network.answer(readPaste, table(rows, differs));
  network.answer(checkRows, answers);
  const shown = await renderShop('/quickadd');
  await shown.user.type(await screen.findByRole('textbox', { name: 'Paste a list' }), 'a list');
  await shown.user.click(screen.getByRole('button', { name: 'Read the rows' }));
  await screen.findAllByText(answers.find((one) => one.part)?.part?.name ?? 'No part with this code.');
  return shown;
}
const add = (name: string | RegExp) => screen.getByRole('button', { name });
const sentLines = () => (network.sentTo(cartCalls.changeCart).at(-1)?.body as { lines: object[] } | undefined)?.lines;

test('§2 rows of a list are checked and put into the cart together; what is wrong stays', async () => {
  const { user } = await pasteList(
    [
      ['NV-1000002', '3'],
      ['XX-1', '1'],
    ],
    [checked('NV-1000002'), unknown('XX-1')],
  );
  expect(screen.getByText('1 row to mend')).toBeTruthy();
  await user.click(add('Add 1 part to the cart'));
  expect(await screen.findByText('1 part is in the cart')).toBeTruthy();
  expect(screen.getByText('1 row stays here to be mended.')).toBeTruthy();
  await waitFor(() => expect(sentLines()).toMatchObject([{ code: 'NV-1000002', qty: 3 }]));
  const codes = screen.getAllByRole('combobox').map((field) => (field as HTMLInputElement).value);
  expect(codes.filter((code) => /^(NV|XX)-/.test(code))).toEqual(['XX-1']);
});

test('§8 a part that is in the cart already says so, and one press raises it', async () => {
  const { user } = await pasteList([['NV-1000001', '3']], [checked('NV-1000001')]);
  expect(await screen.findByText('In the cart already: 2.')).toBeTruthy();
  expect(add('Add to cart').hasAttribute('disabled')).toBe(true);
  await user.click(screen.getByRole('button', { name: /^Raise to 5/ }));
  await user.click(add('Add 1 part to the cart'));
  await waitFor(() => expect(sentLines()).toMatchObject([{ code: 'NV-1000001', qty: 5 }]));
});

test.each([
  ['§5 no quantity', ['NV-1000002', 'asd'], {}, 'Not a quantity. Whole pieces from 1 to 9,999.', /^Take 1 /, '1'],
  [
    'product §7 a broken pack',
    ['NV-1000002', '3'],
    { packQuantity: 50, inventory: 90 },
    /packs of 50/,
    /^Take 50/,
    '50',
  ],
  ['§8 too few', ['NV-1000002', '20'], { sellPolicy: 'stockOnly' }, /^Only 14 in stock/, /^Take 14/, '14'],
] as const)('%s is told and mended by one press', async (_, row, differs, words, press, quantity) => {
  const { user } = await pasteList([[...row]], [checked('NV-1000002', differs)]);
  expect(await screen.findByText(words)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: press }));
  const field = screen.getByRole('textbox', { name: 'Quantity, row 1' });
  expect((field as HTMLInputElement).value).toBe(quantity);
  expect(add('Add 1 part to the cart')).toBeTruthy();
});

test('product §6 two rows of one part are put together', async () => {
  const { user } = await pasteList(
    [
      ['NV-1000002', '3'],
      ['nv 1000002', '4'],
    ],
    [checked('NV-1000002'), { ...checked('NV-1000002'), item: 'nv 1000002' }],
  );
  expect(await screen.findByText('The same part as row 1.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Put together: 7/ }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity, row 1' }).value).toBe('7');
  expect(screen.queryByText('The same part as row 1.')).toBeNull();
});

/** What the shop sells under codes, as it answers for those asked about. */
function sell(...sold: SoldAs[]): void {
  network.respond(partCalls.goodsBatchDetail, ({ query }) => {
    const asked = query.get('codes')?.split(',') ?? [];
    const result = sold.filter(({ item }) => asked.includes(item)).map((one) => ({ ...one, changeCode: null }));
    return new Response(JSON.stringify({ code: 200, message: 'OK', result }), { status: 200 });
  });
}
const soldAs = (item: string, code = item, differs: Partial<SoldAs> & { packQuantity?: number } = {}): SoldAs => {
  const { packQuantity = 1, ...ratio } = differs;
  return { item, part: makePartCard({ code, packQuantity }), oldQuantity: 1, newQuantity: 1, ...ratio };
};
/** A row of a part that is gone, and what replaced it. */
function goneFor(code: string, ...replacedBy: ReturnType<typeof makeSuccessor>[]): Checked {
  const part = makePartCard({ code, sellPolicy: 'notSold', stock: 0, replacedBy });
  sell({ ...soldAs(code), part }, ...LEADS);
  const successors = replacedBy.map((one) => ({ code: one.code, oldQuantity: 1, newQuantity: 1 }));
  return checked(code, { instead: { mode: 'all', successors }, sellPolicy: 'notSold', inventory: 0 });
}
/** What successors lead to: HALF and OTHER-HALF gave way to BOLT, two pieces of them to one; THIRD to PIN, three to one. */
const LEADS = [
  soldAs('NV-1000003'),
  soldAs('NV-1000004'),
  soldAs('HALF', 'BOLT', { oldQuantity: 2 }),
  soldAs('OTHER-HALF', 'BOLT', { oldQuantity: 2 }),
  soldAs('THIRD', 'PIN', { oldQuantity: 3 }),
  soldAs('BOX', 'BOX', { packQuantity: 10 }),
];

test.each([
  ['each step of a chain rounded by itself', [makeSuccessor('THIRD', 2)], /^Take 1 × PIN/],
  ['what became one part added after', [makeSuccessor('HALF'), makeSuccessor('OTHER-HALF')], /^Take 2 × BOLT/],
  ['in whole packs', [makeSuccessor('BOX', 4), makeSuccessor('NV-1000003')], /^Take 10 × BOX \+ 1 × NV-1000003/],
  ['nothing where one of a set is not sold', [makeSuccessor('NV-1000003'), makeSuccessor('GONE')], /^Take it out/],
])('product §5 as many are taken as the cart would order: %s', async (_, replacedBy, press) => {
  await pasteList([['NV-1000002', '1']], [goneFor('NV-1000002', ...replacedBy)]);
  expect(await screen.findByRole('button', { name: press })).toBeTruthy();
});

test('product §5 what several parts replaced is exchanged for all of them; one that one replaced says what it is sold as', async () => {
  const gone = goneFor('NV-1000002', makeSuccessor('NV-1000003', 2), makeSuccessor('NV-1000004'));
  const { user } = await pasteList(
    [
      ['NV-1000002', '2'],
      ['OLD-7', '1'],
    ],
    [gone, { ...checked('NV-1000005'), item: 'OLD-7', changeCode: 'OLD-7' }],
  );
  expect(await screen.findByText('OLD-7 is sold today as NV-1000005.')).toBeTruthy();
  network.answer(checkRows, [
    checked('NV-1000003'),
    checked('NV-1000004'),
    { ...checked('NV-1000005'), item: 'OLD-7' },
  ]);
  await user.click(await screen.findByRole('button', { name: /^Take 4 × NV-1000003 \+ 2 × NV-1000004/ }));
  await user.click(await screen.findByRole('button', { name: 'Add 3 parts to the cart' }));
  await waitFor(() =>
    expect(sentLines()).toMatchObject([
      { code: 'NV-1000003', qty: 4 },
      { code: 'NV-1000004', qty: 2 },
      { code: 'NV-1000005' },
    ]),
  );
});

test('product §5 codes nearly right are offered, a press takes one, and what was typed may be kept as the company’s own', async () => {
  network.answer(searchCalls.goodsSuggest, [partHit({ code: 'NV-1000002', title: 'Pad', foundBy: 'codeNear' })]);
  const { user } = await pasteList([['NV-1000022', '1']], [unknown('NV-1000022')]);
  const take = await screen.findByRole('button', { name: /^Take NV-1000002/ });
  network.answer(checkRows, [checked('NV-1000002')]);
  await user.click(take);
  expect(await screen.findByText('Part NV-1000002')).toBeTruthy();
  network.answer(ownCodeCalls.keepOwnCode, { id: 1, code: 'NV-1000022' });
  await user.click(await screen.findByRole('button', { name: 'Keep NV-1000022 as our own code' }));
  expect(await screen.findByText('NV-1000022 now means NV-1000002 in your company.')).toBeTruthy();
  const sent = network.sentTo(ownCodeCalls.keepOwnCode)[0]?.body;
  expect(sent).toEqual({ partCode: 'NV-1000002', code: 'NV-1000022' });
  expect(screen.queryByRole('button', { name: /as our own code$/ })).toBeNull();
});

test('product §5 what does not fit the chosen machine is added only on purpose', async () => {
  chooseMachine({ hostId: 41, serialNumber: 'S1012', model: 'S10', type: '', proof: 'model' });
  const reason = { name: 'otherModel', printed: null, options: null } as const;
  const fit = { verdict: 'doesNotFit', proof: 'model', reason } as const;
  const { user } = await pasteList([['NV-1000002', '1']], [checked('NV-1000002', { fit, hostId: 41 })]);
  expect(await screen.findByText('Does not fit S1012.')).toBeTruthy();
  expect(network.sentTo(checkRows).at(-1)?.body).toMatchObject({ hostId: 41 });
  await user.click(screen.getByRole('button', { name: /^Add anyway/ }));
  await user.click(add('Add 1 part to the cart'));
  await waitFor(() => expect(sentLines()).toMatchObject([{ machines: [{ hostId: 41, qty: 1 }] }]));
});

test('product §6 rows of a list are for the machines it names, one part of two of them is one line of the cart', async () => {
  chooseMachine({ hostId: 41, serialNumber: 'S1012', model: 'S10', type: '', proof: 'model' });
  const rows = [1, 2, 3, 4].map((quantity) => ['NV-1000002', String(quantity)]);
  const [one, two] = [
    { hostId: 7, serialNumber: 'S0007' },
    { hostId: null, serialNumber: 'ZZ-404' },
  ];
  const fit = {
    verdict: 'doesNotFit',
    proof: 'model',
    reason: { name: 'otherModel', printed: null, options: null },
  } as const;
  const answers = [
    checked('NV-1000002', { hostId: 7, fit }),
    checked('NV-1000002', { hostId: 41 }),
    checked('NV-1000002'),
  ];
  const { user } = await pasteList(rows, answers, { machines: [one, one, two, null] });
  const asked = { codes: ['NV-1000002', 'NV-1000002', 'NV-1000002'], hosts: [null, 41, 7] };
  await waitFor(() => expect(network.sentTo(checkRows).at(-1)?.body).toEqual(asked));
  const named = screen.getByRole('list', { name: 'Machines in the list' });
  expect(within(named).getByText('2 rows for S0007')).toBeTruthy();
  expect(within(named).getByText(/not certain which machine/)).toBeTruthy();
  // Two rows for one machine are one too many; those for others are not.
  expect(await screen.findByText('The same part as row 1.')).toBeTruthy();
  expect(screen.getByText('Does not fit S0007.')).toBeTruthy();
  await user.click(within(named).getByRole('button', { name: 'Not for S0007' }));
  expect(within(named).queryByText(/S0007/)).toBeNull();
  await user.click(await screen.findByRole('button', { name: /^Put together: 3/ }));
  await user.click(await screen.findByRole('button', { name: /^Put together: 7/ }));
  await user.click(add('Add 2 parts to the cart'));
  await waitFor(() =>
    expect(sentLines()).toMatchObject([{ code: 'NV-1000002', qty: 10, machines: [{ hostId: 41, qty: 7 }] }]),
  );
});

test('product §6 columns may be chosen otherwise, and lines without a code are shown', async () => {
  network.answer(searchCalls.goodsSuggest, []);
  const rows = [
    ['7', 'NV-1000002', 'Bay 2'],
    ['8', 'NV-1000003', ''],
  ];
  const columns = { code: 0, quantity: null, name: null, note: null };
  const { user } = await pasteList(rows, [unknown('7'), unknown('8')], { columns, leftOut: ['Hello Jim,'] });
  expect(screen.getByText('1 line left out')).toBeTruthy();
  expect(screen.getByText('Hello Jim,')).toBeTruthy();
  network.answer(checkRows, [checked('NV-1000002'), checked('NV-1000003')]);
  const choice = screen.getByRole('region', { name: 'What the columns hold' });
  // What was mended by hand is not read over.
  const mended = screen.getByRole('textbox', { name: 'Quantity, row 2' });
  await user.clear(mended);
  await user.type(mended, '5');
  await user.selectOptions(within(choice).getByRole('combobox', { name: 'Part code' }), '1');
  await user.selectOptions(within(choice).getByRole('combobox', { name: 'Quantity' }), '0');
  await user.selectOptions(within(choice).getByRole('combobox', { name: 'Your reference' }), '2');
  await user.click(await screen.findByRole('button', { name: 'Add 2 parts to the cart' }));
  await waitFor(() =>
    expect(sentLines()).toMatchObject([
      { code: 'NV-1000002', qty: 7, reference: 'Bay 2' },
      { code: 'NV-1000003', qty: 5 },
    ]),
  );
});

test('§2 rows are typed by keyboard alone: a code with suggestions, Enter to the quantity, Enter to the next row', async () => {
  network.answer(searchCalls.goodsSuggest, [partHit({ code: 'NV-1000002', title: 'Pad' })]);
  network.answer(checkRows, [checked('NV-1000002')]);
  const { user } = await renderShop('/quickadd');
  await user.click(await screen.findByRole('combobox', { name: 'Part code, row 1' }));
  await user.keyboard('pad');
  await screen.findByRole('option', { name: /NV-1000002/ });
  await user.keyboard('{ArrowDown}{Enter}4{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Part code, row 2' }));
  expect(await screen.findByText('Part NV-1000002')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity, row 1' }).value).toBe('4');
});

test('§2 a list pasted into the search of the header, or anywhere on the page, becomes rows', async () => {
  network.answer(readPaste, table([['NV-1000002', '3']]));
  network.answer(checkRows, [checked('NV-1000002')]);
  const { user, path } = await renderShop('/shopcart');
  await user.click(screen.getByRole('combobox', { name: 'Search parts, machines and figures' }));
  await user.paste('NV-1000002\t3\nNV-1000003\t1');
  expect((await screen.findAllByText('Part NV-1000002')).length).toBe(1);
  expect(path()).toBe('/quickadd');
  expect(network.sentTo(readPaste)[0]?.body).toEqual({ text: 'NV-1000002\t3\nNV-1000003\t1' });
  const clipboardData = { getData: () => 'NV-1000002 4' };
  fireEvent.paste(screen.getByRole('heading', { name: 'Quick add' }), { clipboardData });
  await waitFor(() => expect(network.sentTo(readPaste)).toHaveLength(2));
});

test('§5 a file is sent as it is, and one that cannot be read says why', async () => {
  network.refuse(importFile, 'importFileUnreadable', 'The file cannot be read: it has no header row.');
  const { user } = await renderShop('/quickadd');
  const input = await screen.findByLabelText(/^Import from file/);
  await user.upload(input, new File(['Code\nA-1'], 'list.csv', { type: 'text/csv' }));
  expect(await screen.findByText(/it has no header row/)).toBeTruthy();
  expect(network.sentTo(importFile)[0]?.body).toEqual({ name: 'list.csv', content: btoa('Code\nA-1') });
});

test('§8 when the price query fails the rows say so, and it can be asked again', async () => {
  network.answer(readPaste, table([['NV-1000002', '1']]));
  network.refuse(checkRows, 'priceQueryFailed', 'The price query failed.');
  const { user } = await renderShop('/quickadd');
  await user.type(await screen.findByRole('textbox', { name: 'Paste a list' }), 'a list');
  await user.click(screen.getByRole('button', { name: 'Read the rows' }));
  const again = await screen.findByRole('button', { name: 'Try again' });
  network.answer(checkRows, [checked('NV-1000002', { price: usd('3.00') })]);
  await user.click(again);
  expect(await screen.findByText('$3.00')).toBeTruthy();
});

test('§6 who may not order keeps the rows as a list to be ordered by others, and is offered no cart', async () => {
  await openShopForOrders({ role: 'sub', permissions: [2] });
  network.answer(savedListCalls.savedLists, []);
  network.answer(savedListCalls.saveList, SAVED);
  const { user } = await pasteList([['NV-1000002', '3']], [checked('NV-1000002')]);
  expect(screen.queryByRole('button', { name: /to the cart$/ })).toBeNull();
  await user.click(add('Save as list'));
  await user.type(await screen.findByRole('textbox', { name: 'Name of the list' }), 'Van 7{Enter}');
  expect(await screen.findByText('The list Van 7 is saved.')).toBeTruthy();
  expect(network.sentTo(savedListCalls.saveList)[0]?.body).toEqual({
    name: 'Van 7',
    isShared: false,
    lines: [{ code: 'NV-1000002', qty: 3, reference: null, machines: [] }],
  });
});

test('product §6 rows are put onto a list of one’s own that is there, for the machine they are for', async () => {
  const others = { ...SAVED, id: 9, name: 'Theirs', isOwn: false };
  network.answer(savedListCalls.savedLists, [SAVED, others]);
  network.answer(savedListCalls.addToList, SAVED);
  chooseMachine({ hostId: 41, serialNumber: 'S1012', model: 'X', type: 'boom', proof: 'asBuilt' });
  const { user } = await pasteList([['NV-1000002', '3']], [checked('NV-1000002', { hostId: 41 })]);
  await user.click(add('Save as list'));
  const which = await screen.findByRole('combobox', { name: 'Onto which list' });
  expect(within(which).queryByRole('option', { name: 'Theirs' })).toBeNull();
  await user.selectOptions(which, 'Van 7');
  expect(screen.queryByRole('textbox', { name: 'Name of the list' })).toBeNull();
  await user.click(add('Put onto the list'));
  expect(await screen.findByText('1 part is on the list Van 7.')).toBeTruthy();
  expect(network.sentTo(savedListCalls.addToList)[0]?.body).toEqual({
    id: SAVED.id,
    lines: [{ code: 'NV-1000002', qty: 3, reference: null, machines: [{ hostId: 41, qty: 3 }] }],
  });
});
