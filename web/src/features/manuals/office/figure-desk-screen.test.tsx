// Product §8 figures with hotspots: placed by press, arrow keys and number, read off the picture as proposals, saved whole.
import { areaCalls } from '@outrigger/contract/calls/areas.ts';
import { figureDeskCalls } from '@outrigger/contract/calls/figure-desk.ts';
import { figureFactsCalls } from '@outrigger/contract/calls/figure-facts.ts';
import { identityCalls } from '@outrigger/contract/calls/identity.ts';
import { uploadCalls } from '@outrigger/contract/calls/uploads.ts';
import type { FigureFacts, FigureToEdit } from '@outrigger/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { network } from '../../../test/fake-network.ts';
import { signInAs } from '../../../test/people.make.ts';
import { renderShop } from '../../../test/render-shop.tsx';
import { bareItems, movedBy, type NumberRead, proposalsOf } from './hotspots.rules.ts';

const readCallouts = vi.fn<() => Promise<NumberRead[]>>();
vi.mock('../../scan/index.ts', () => ({ makeScanner: () => ({ readCallouts, stop: () => undefined }) }));

const item = (itemNo: string, name = `Part ${itemNo}`) => ({
  itemNo,
  isIllustrated: true,
  partCode: `NV-${itemNo}`,
  name,
  nameLang: null,
});
const figure: FigureToEdit = {
  figureId: 10,
  code: 'A1-10',
  name: 'Boom head',
  nameLang: null,
  sheets: [
    {
      sheet: 1,
      file: 'figure/A1-10.png',
      isDrawn: false,
      width: 400,
      height: 300,
      revision: 3,
      hotspots: [{ itemNo: '1', x: 40, y: 30 }],
    },
  ],
  items: [item('1', 'Wear pad'), item('2', 'Lift cylinder'), item('12', 'Bolt')],
};

const facts: FigureFacts = {
  figureId: 10,
  code: 'A1-10',
  names: { en: 'Boom head', es: null, pt: null, fa: null, zh: null },
  edition: 4,
  models: [{ variantId: 17, chapterId: 1 }],
  rows: [{ itemNo: '1', lineNo: 1, partCode: 'NV-1', name: 'Wear pad', quantity: 2, isLimited: true }],
};
const model = (variantId: number, name: string) => ({ variantId, model: name, name, family: 'Booms' });

beforeEach(() => {
  const user = signInAs({ role: 'admin', officeRoles: ['catalogue'] });
  network.answer(identityCalls.profile, { user });
  network.answer(areaCalls.currencyList, []);
  network.answer(figureDeskCalls.deskFigure, figure);
  network.answer(figureDeskCalls.saveHotspots, figure);
  network.answer(figureFactsCalls.figureFacts, facts);
  network.answer(figureFactsCalls.figureChoices, {
    models: [model(17, 'A14E'), model(18, 'A16E')],
    chapters: [{ chapterId: 1, parentId: null, name: 'Boom' }],
  });
});

const FIGURE = '/office/figure?figureId=10';

test('product §8 by keyboard alone: placed in the middle, numbered, moved by arrows, saved with the others', async () => {
  const { user } = await renderShop(FIGURE);
  expect(await screen.findByText('2 items without a hotspot')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Place one in the middle' }));
  const number = screen.getByRole<HTMLInputElement>('combobox', { name: 'Item number' });
  expect(number.value).toBe('2');
  const save = screen.getByRole('button', { name: 'Save hotspots' });
  await user.clear(number);
  await user.type(number, '99');
  expect(screen.getByText('This figure has no such item.')).toBeTruthy();
  expect(save.hasAttribute('disabled')).toBe(true);
  await user.clear(number);
  await user.type(number, '12');
  act(() => screen.getByRole('button', { name: 'Hotspot of item 12' }).focus());
  await user.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
  await user.click(save);
  await waitFor(() => expect(network.sentTo(figureDeskCalls.saveHotspots)).toHaveLength(1));
  expect(network.sentTo(figureDeskCalls.saveHotspots)[0]?.body).toEqual({
    figureId: 10,
    sheet: 1,
    revision: 3,
    hotspots: [
      { itemNo: '1', x: 40, y: 30 },
      { itemNo: '12', x: 201, y: 160 },
    ],
  });
});

test('product §8 numbers read off the picture are proposed; unconfirmed ones are not saved', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ close: () => undefined }));
  network.respond({ ...figureDeskCalls.deskFigure, path: '/static/product/figure/A1-10.png' }, () => new Response('x'));
  readCallouts.mockResolvedValue([
    { text: '2', confidence: 90, left: 0.5, top: 0.5 },
    { text: '12', confidence: 90, left: 0.25, top: 0.5 },
    { text: '77', confidence: 99, left: 0.1, top: 0.9 },
  ]);
  const { user } = await renderShop(FIGURE);
  await user.click(await screen.findByRole('button', { name: 'Read the numbers off the picture' }));
  expect(await screen.findByText('2 hotspots proposed')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Proposed hotspot of item 2' }));
  await user.click(
    within(screen.getByRole('region', { name: 'Selected hotspot' })).getByRole('button', { name: 'Confirm' }),
  );
  await user.click(screen.getByRole('button', { name: 'Save hotspots' }));
  await waitFor(() => expect(network.sentTo(figureDeskCalls.saveHotspots)).toHaveLength(1));
  const sent = network.sentTo(figureDeskCalls.saveHotspots).map(({ body }) => body);
  expect(sent).toMatchObject([{ hotspots: [{ itemNo: '1' }, { itemNo: '2', x: 200, y: 150 }] }]);
});

test('product §8 what the shop draws itself is replaced before anything is placed on it', async () => {
  const [sheet] = figure.sheets;
  network.answer(figureDeskCalls.deskFigure, { ...figure, sheets: sheet ? [{ ...sheet, isDrawn: true }] : [] });
  await renderShop(FIGURE);
  expect(await screen.findByText('Drawn by the shop')).toBeTruthy();
  expect(screen.getByLabelText(/Replace the picture/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save hotspots' })).toBeNull();
});

test('product §8 a picture is sent as every upload is, and then takes the place of the drawing', async () => {
  network.answer(figureDeskCalls.replacePicture, figure);
  const kept = { fileId: 31, name: 'x.webp', mediaType: 'image/webp', sizeBytes: 9 };
  network.respond(uploadCalls.uploadPicture, () => Response.json({ code: 200, message: 'OK', result: kept }));
  const { user } = await renderShop(FIGURE);
  const file = new File(['x'], 'x.png', { type: 'image/png' });
  await user.upload(await screen.findByLabelText(/^Replace the picture/), file);
  await screen.findByText('Picture replaced');
  const sent = network.sentTo(figureDeskCalls.replacePicture).map(({ body }) => body);
  expect(sent).toEqual([{ figureId: 10, sheet: 1, revision: 3, fileId: 31 }]);
});

test('product §8 a figure is made: named, put into a book, its lines pasted; a code of no part is said at its line', async () => {
  const { user, path } = await renderShop('/office/figure');
  const save = await screen.findByRole('button', { name: 'Save figure' });
  await user.click(save);
  expect(await screen.findByText('Give it a name.')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: 'Code' }), 'A1-11');
  await user.type(screen.getByRole('textbox', { name: 'Name (English)' }), 'Jib');
  await user.click(await screen.findByRole('checkbox', { name: 'A16E' }));
  await user.click(screen.getByRole('textbox', { name: 'Part code' }));
  await user.paste('1\tNV-1\t2\n2;NV-404;');
  await user.click(save);
  expect(screen.getByText('Choose the chapter it stands in.')).toBeTruthy();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Chapter' }), 'Boom');
  const fields = [{ field: 'rows.1.partCode', problem: 'unknown' }];
  network.respond(figureFactsCalls.saveFigure, () =>
    Response.json(
      { code: 400, message: 'No', result: { reason: 'invalidContent', facts: {}, fields } },
      { status: 400 },
    ),
  );
  await user.click(save);
  expect(await screen.findByText('No part has this code.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove line 2' }));
  network.answer(figureFactsCalls.saveFigure, { ...facts, code: 'A1-11' });
  await user.click(save);
  await waitFor(() => expect(path()).toBe(FIGURE));
  expect(network.sentTo(figureFactsCalls.saveFigure).at(-1)?.body).toEqual({
    edition: 0,
    code: 'A1-11',
    names: { en: 'Jib', es: null, pt: null, fa: null, zh: null },
    variantIds: [18],
    chapterId: 1,
    rows: [{ itemNo: '1', lineNo: null, partCode: 'NV-1', quantity: 2 }],
  });
});

test('product §8 an existing figure is put into a further book; its lines stay what they are', async () => {
  network.answer(figureFactsCalls.saveFigure, { ...facts, edition: 5 });
  const { user } = await renderShop(FIGURE);
  await user.click(await screen.findByRole('checkbox', { name: 'A16E' }));
  expect(screen.getByText(/some serial numbers or options alone/)).toBeTruthy();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Chapter' }), 'Boom');
  await user.click(screen.getByRole('button', { name: 'Save figure' }));
  await screen.findByText('Figure saved');
  expect(network.sentTo(figureFactsCalls.saveFigure).at(-1)?.body).toMatchObject({
    figureId: 10,
    edition: 4,
    variantIds: [17, 18],
    rows: [{ itemNo: '1', lineNo: 1, partCode: 'NV-1', quantity: 2 }],
  });
});

test('product §8 hotspots that are not saved are asked about before the editor is left', async () => {
  const { user, path } = await renderShop(FIGURE);
  await user.click(await screen.findByRole('button', { name: 'Place one in the middle' }));
  await user.click(screen.getByRole('link', { name: 'All figures' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await user.click(within(dialog).getByRole('button', { name: 'Stay here' }));
  expect(path()).toBe(FIGURE);
  expect(screen.getByRole('button', { name: 'Hotspot of item 2' })).toBeTruthy();
  network.answer(figureDeskCalls.deskFigures, { items: [], total: 0, page: 1, pageSize: 20 });
  await user.click(screen.getByRole('link', { name: 'All figures' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(path()).toBe('/office/figures'));
});

test('product §8 the list is narrowed to what lacks hotspots, and leads to the figure', async () => {
  const row = { figureId: 10, code: 'A1-10', name: 'Boom head', nameLang: null, models: ['A14E'], illustration: null };
  const items = [{ ...row, items: 3, withoutHotspot: 2, withoutItem: 0 }];
  network.answer(figureDeskCalls.deskFigures, { items, total: 1, page: 1, pageSize: 20 });
  const { user, path } = await renderShop('/office/figures');
  expect((await screen.findByRole('link', { name: /A1-10/ })).getAttribute('href')).toBe(FIGURE);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Lacking' }), 'hotspots');
  await waitFor(() => expect(path()).toBe('/office/figures?lacks=hotspots'));
  await waitFor(() => expect(network.sentTo(figureDeskCalls.deskFigures).at(-1)?.query.get('lacks')).toBe('hotspots'));
});

test('product §8 spots stay inside the picture; a number near a spot of its item is that spot', () => {
  const extent = { width: 400, height: 300 };
  const spot = { key: 1, itemNo: '1', x: 0, y: 300, isProposed: false };
  expect(movedBy(spot, { key: 'ArrowLeft', isFar: true }, extent)).toMatchObject({ x: 0, y: 300 });
  expect(movedBy(spot, { key: 'a', isFar: false }, extent)).toBeUndefined();
  expect(bareItems(figure.items, [spot]).map(({ itemNo }) => itemNo)).toEqual(['2', '12']);
  const read = [
    { text: '01', confidence: 90, left: 0.005, top: 0.99 },
    { text: '2', confidence: 20, left: 0.5, top: 0.5 },
  ];
  expect(proposalsOf(read, { items: figure.items, spots: [spot], extent })).toEqual([]);
  const far = proposalsOf([{ text: '01', confidence: 90, left: 0.5, top: 0.5 }], { ...figure, spots: [spot], extent });
  expect(far).toEqual([{ itemNo: '1', x: 200, y: 150, isProposed: true }]);
});
