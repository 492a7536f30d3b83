// Product §8: the nodes of a 3D model are told which items they are; a GLB is sent, a removal asked about; by role and label.
import type { ModelToEdit } from '@outrigger/contract';
import { areaCalls } from '@outrigger/contract/calls/areas.ts';
import { bookCalls } from '@outrigger/contract/calls/books.ts';
import { identityCalls } from '@outrigger/contract/calls/identity.ts';
import { modelDeskCalls } from '@outrigger/contract/calls/model-desk.ts';
import { uploadCalls } from '@outrigger/contract/calls/uploads.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { network } from '../../../../test/fake-network.ts';
import { signInAs } from '../../../../test/people.make.ts';
import { renderShop } from '../../../../test/render-shop.tsx';

vi.setConfig({ testTimeout: 20_000 });
const { deskModel, deskModels, saveModel, saveModelNodes, removeModel } = modelDeskCalls;
const item = (itemNo: string) => ({
  itemNo,
  isIllustrated: true,
  partCode: `NV-${itemNo}`,
  name: `Part ${itemNo}`,
  nameLang: null,
});
const model: ModelToEdit = {
  figureId: 10,
  code: 'A1-10',
  name: 'Boom head',
  nameLang: null,
  file: 'figure/A1-10.x.glb',
  isDrawn: false,
  revision: 3,
  nodes: ['frame', 'cover'],
  places: [{ itemNo: '1', node: 'frame' }],
  items: [item('1'), item('2')],
};
const PATH = '/office/model3d?figureId=10';

beforeEach(() => {
  const user = signInAs({ role: 'admin', officeRoles: ['catalogue'] });
  network.answer(identityCalls.profile, { user });
  network.answer(areaCalls.currencyList, []);
  network.answer(bookCalls.bookContents, { books: [], chapters: [] });
  network.answer(deskModel, model);
});

test('product §8 a node is given its item; a number that is none is told, and nothing is saved', async () => {
  network.answer(saveModelNodes, model);
  const { user } = await renderShop(PATH);
  expect(await screen.findByText('1 item without a node')).toBeTruthy();
  const field = screen.getByLabelText('Item of node cover');
  const save = screen.getByRole('button', { name: 'Save nodes' });
  await user.type(field, '9');
  expect(screen.getByText('This figure has no such item.')).toBeTruthy();
  expect(save.hasAttribute('disabled')).toBe(true);
  await user.clear(field);
  await user.type(field, '2');
  expect(screen.getByText('Every item has a node')).toBeTruthy();
  await user.click(save);
  await waitFor(() => expect(network.sentTo(saveModelNodes)).toHaveLength(1));
  expect(network.sentTo(saveModelNodes)[0]?.body).toEqual({
    figureId: 10,
    revision: 3,
    places: [
      { itemNo: '1', node: 'frame' },
      { itemNo: '2', node: 'cover' },
    ],
  });
});

test('product §8 a GLB takes the place of the model; the model is removed after a question', async () => {
  const kept = { fileId: 44, name: 'a.glb', mediaType: 'model/gltf-binary', sizeBytes: 9 };
  network.respond(uploadCalls.uploadDocument, () => Response.json({ code: 200, message: 'OK', result: kept }));
  network.answer(saveModel, model);
  network.answer(removeModel, { ...model, file: null, revision: 0, nodes: [], places: [] });
  const { user } = await renderShop(PATH);
  await user.upload(await screen.findByLabelText(/^Replace the 3D model/), new File(['glTF'], 'a.glb'));
  await waitFor(() => expect(network.sentTo(saveModel)[0]?.body).toEqual({ figureId: 10, revision: 3, fileId: 44 }));
  await user.click(screen.getByRole('button', { name: 'Remove 3D model' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Remove the 3D model of A1-10?' });
  await user.click(within(dialog).getByRole('button', { name: 'Remove 3D model' }));
  await screen.findByText('3D model removed');
});

test('product §8 the list says which figures have a model, and keeps its filter in the address', async () => {
  const row = { figureId: 10, code: 'A1-10', name: 'Boom head', nameLang: null, models: ['A14E'] };
  const items = [{ ...row, file: 'figure/A1-10.glb', isDrawn: true, items: 3, withoutNode: 2 }];
  network.answer(deskModels, { items, total: 1, page: 1, pageSize: 20 });
  const { user, path } = await renderShop('/office/models3d');
  expect((await screen.findByRole('link', { name: /A1-10/ })).getAttribute('href')).toBe(PATH);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'noModel');
  await waitFor(() => expect(path()).toBe('/office/models3d?shows=noModel'));
});
