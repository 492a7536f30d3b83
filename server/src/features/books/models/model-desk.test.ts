// Product §8, §5 3D manuals: models given to figures, replaced and removed; nodes told which items they are.
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { uploadFile } from '../../../../test/multipart.ts';
import { hasRealData, REAL_DATA } from '../../../../test/real-data.ts';
import { type TestShop, testShop } from '../../../../test/shop.ts';
import { removeForgottenFile } from '../../../platform/http/forget-product-file.ts';
import { makeAdministrator, makeCompany } from '../../identity/identity.make.ts';
import { glbOf, glbWith } from '../../imports/imports.make.ts';
import { makeLine, makeModel } from '../../machines/machines.make.ts';
import { makePart } from '../../parts/parts.make.ts';
import { placesIn } from './nodes.rules.ts';

const { deskModels, deskModel, saveModel, saveModelNodes, removeModel } = calls.modelDesk;
let it: TestShop;
let token = '';
let technician = '';
beforeAll(async () => {
  it = await testShop();
  ({ token } = await makeAdministrator(it.shop.db, ['catalogue']));
  ({ token: technician } = await makeCompany(it.shop.db));
});

const upload = (bytes: Buffer | string, by = token) =>
  uploadFile(it, { token: by, name: 'model.glb', bytes: Buffer.from(bytes) });

/** A figure with items 7 and 8. */
async function makeFigure() {
  const { db } = it.shop;
  const model = await makeModel(db);
  const { partId, code } = await makePart(db);
  await makeLine(db, model, { partId, itemNo: '7' });
  await makeLine(db, model, { partId: (await makePart(db)).partId, itemNo: '8' });
  return { ...model, partCode: code };
}

test('product §8 a model is given, its nodes mapped, replaced and removed; the technician sees each step', async () => {
  const { figureId, variantId, partCode } = await makeFigure();
  const seen = async () => (await it.ask(calls.books.figurePage, { figureId }, { token: technician })).result.model3d;
  const list = async (shows: string) =>
    (await it.ask(deskModels, { variantId, shows }, { token })).result.items.map((one) => one.withoutNode);
  expect([await seen(), await list('noModel'), await list('model')]).toEqual([null, [0], []]);
  const { fileId } = await upload(glbOf(partCode.toLowerCase(), 'frame', 'cover'));
  const given = (await it.ask(saveModel, { figureId, revision: 0, fileId }, { token })).result;
  expect(given).toMatchObject({ revision: 1, isDrawn: false, nodes: [partCode.toLowerCase(), 'frame', 'cover'] });
  // A node that is named like the part is it.
  expect(given.places).toEqual([{ itemNo: '7', node: partCode.toLowerCase() }]);
  expect(await list('noNodes')).toEqual([1]);
  const places = [...given.places, { itemNo: '8', node: 'cover' }];
  const mapped = (await it.ask(saveModelNodes, { figureId, revision: 1, places }, { token })).result;
  expect([mapped.revision, await list('noNodes')]).toEqual([2, []]);
  expect(await seen()).toMatchObject({
    file: given.file,
    hotspots: [
      { itemNo: '7', shape: 'node' },
      { itemNo: '8', node: 'cover' },
    ],
  });

  const bolt = { name: 'bolt', extras: { partNumber: partCode.toLowerCase() } };
  const { fileId: next } = await upload(glbWith([{ name: 'cover' }, bolt]));
  const replaced = (await it.ask(saveModel, { figureId, revision: 2, fileId: next }, { token })).result;
  expect(replaced).toMatchObject({ revision: 3, nodes: ['cover', 'bolt'] });
  expect(replaced.places).toEqual([
    { itemNo: '7', node: 'bolt' },
    { itemNo: '8', node: 'cover' },
  ]);
  const status = async (file: string | null) => (await it.app.inject({ url: `/static/product/${file}` })).statusCode;
  await removeForgottenFile(it.shop, { file: given.file });
  expect([await status(given.file), await status(replaced.file)]).toEqual([404, 200]);

  const removed = (await it.ask(removeModel, { figureId, revision: 3 }, { token })).result;
  expect([removed, await seen()]).toMatchObject([{ revision: 0, file: null, nodes: [] }, null]);
  const trail = await it.shop.db<{ action: string }[]>`
    select action from audit where subject = (select 'figure ' || code from figures where id = ${figureId}) order by position`;
  expect(trail.map(({ action }) => action)).toEqual(['saveModel', 'saveModelNodes', 'saveModel', 'removeModel']);
});

test('conflict, modelNotTaken, uploadFailed, invalidContent, notFound: nothing is overwritten or made up', async () => {
  const { figureId } = await makeFigure();
  const { fileId } = await upload(glbOf('a', 'b'));
  await it.ask(saveModel, { figureId, revision: 0, fileId }, { token });
  const model = { figureId, revision: 1, fileId };
  expect((await it.ask(saveModel, { ...model, revision: 0 }, { token })).reason).toBe('conflict');
  expect((await it.ask(removeModel, { figureId, revision: 9 }, { token })).reason).toBe('conflict');
  const { token: colleague } = await makeAdministrator(it.shop.db, ['catalogue']);
  expect((await it.ask(saveModel, model, { token: colleague })).reason).toBe('uploadFailed');
  const refusedFor = async (bytes: Buffer | string) => {
    const { reason, facts } = await it.ask(saveModel, { ...model, fileId: (await upload(bytes)).fileId }, { token });
    return [reason, facts?.['why']];
  };
  expect(await refusedFor('a letter')).toEqual(['modelNotTaken', 'notModel']);
  expect(await refusedFor(glbOf('a').slice(0, -8))).toEqual(['modelNotTaken', 'damaged']);
  const packed = glbWith([{ name: 'a' }], { extensionsUsed: ['KHR_draco_mesh_compression'] });
  expect(await refusedFor(packed)).toEqual(['modelNotTaken', 'compressed']);
  const nodes = async (places: object[]) =>
    (await it.ask(saveModelNodes, { figureId, revision: 1, places }, { token })).fields?.[0]?.field;
  expect(await nodes([{ itemNo: '99', node: 'a' }])).toBe('places');
  expect(await nodes([{ itemNo: '7', node: 'none' }])).toBe('places');
  expect(
    await nodes([
      { itemNo: '7', node: 'a' },
      { itemNo: '8', node: 'a' },
    ]),
  ).toBe('places');
  expect((await it.ask(saveModelNodes, { figureId, revision: 9, places: [] }, { token })).reason).toBe('conflict');
  for (const [call, input] of [
    [deskModel, {}],
    [saveModel, { revision: 0, fileId }],
    [saveModelNodes, { revision: 1, places: [] }],
    [removeModel, { revision: 1 }],
  ] as const)
    expect((await it.ask(call, { figureId: 999_999_999, ...input }, { token })).reason).toBe('notFound');
});

test('signInAgain, noPermission, uploadNotTaken: models are for the catalogue’s people of the office alone', async () => {
  expect((await upload(glbOf('a'), technician)).reason).toBe('uploadNotTaken');
  const { token: orders } = await makeAdministrator(it.shop.db, ['orders']);
  for (const [call, input] of [
    [deskModels, {}],
    [deskModel, { figureId: 1 }],
    [saveModel, { figureId: 1, revision: 0, fileId: 1 }],
    [saveModelNodes, { figureId: 1, revision: 1, places: [] }],
    [removeModel, { figureId: 1, revision: 1 }],
  ] as const) {
    expect((await it.ask(call, input as never)).reason).toBe('signInAgain');
    expect((await it.ask(call, input as never, { token: orders })).reason).toBe('noPermission');
  }
});

test('product §5 nodes are items by number, by “item” with it or by part code; what was mapped stays', () => {
  const item = (itemNo: string, partCode: string | null) => ({
    itemNo,
    partCode,
    isIllustrated: true,
    name: null,
    nameLang: null,
  });
  const figure = {
    places: [
      { itemNo: '2', node: 'lid' },
      { itemNo: '1', node: 'gone' },
    ],
    items: [item('1', 'NV-10'), item('2', null), item('12', 'NV-12')],
  };
  const nodes = ['lid', 'Item_12', 'nv 10', '2', 'frame'].map((name) => ({ name }));
  expect(placesIn([...nodes, { name: 'body_24', code: 'NV 12' }], figure)).toEqual([
    { itemNo: '2', node: 'lid' },
    { itemNo: '12', node: 'Item_12' },
    { itemNo: '1', node: 'nv 10' },
    { itemNo: '2', node: '2' },
    { itemNo: '12', node: 'body_24' },
  ]);
});

/** A file of another maker that says besides how it is packed. */
function packed(file: Buffer, says: object): Buffer {
  const end = 20 + file.readUInt32LE(12);
  const described = { ...(JSON.parse(file.subarray(20, end).toString()) as object), ...says };
  const text = JSON.stringify(described);
  const json = Buffer.from(
    text.padEnd(Math.ceil(Buffer.byteLength(text) / 4) * 4 - Buffer.byteLength(text) + text.length),
  );
  const head = Buffer.from(file.subarray(0, 20));
  head.writeUInt32LE(file.length - end + 20 + json.length, 8);
  head.writeUInt32LE(json.length, 12);
  return Buffer.concat([head, json, file.subarray(end)]);
}

const PACKINGS = [
  { extensionsUsed: ['KHR_draco_mesh_compression'] },
  { extensionsRequired: ['EXT_meshopt_compression'] },
  { extensionsRequired: ['KHR_meshopt_compression'] },
  { extensionsRequired: ['KHR_texture_basisu'] },
];
const FILES = hasRealData ? await Array.fromAsync(glob('**/*.{glb,gltf}', { cwd: join(REAL_DATA, 'models3d') })) : [];

test.skipIf(!hasRealData)(
  'product §5 models of other makers are taken, packed or broken ones refused in words',
  async () => {
    const { figureId } = await makeFigure();
    let revision = 0;
    const save = async (bytes: Buffer) => {
      const { fileId } = await upload(bytes);
      const { result, reason, facts } = await it.ask(saveModel, { figureId, revision, fileId }, { token });
      if (!reason) revision = result.revision;
      return reason ? `${reason} ${String(facts?.['why'])}` : 'taken';
    };
    for (const name of FILES) {
      const bytes = readFileSync(join(REAL_DATA, 'models3d', name));
      const isSound = name.endsWith('.glb');
      expect(await save(bytes), name).toBe(isSound ? 'taken' : 'modelNotTaken notModel');
      const packings = isSound && bytes.length < 400_000 ? PACKINGS : [];
      for (const says of packings)
        expect(await save(packed(bytes, says)), `${name} ${JSON.stringify(says)}`).toBe('modelNotTaken compressed');
    }
  },
);
