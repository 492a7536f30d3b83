// Product §8 figures with hotspots: what they lack, a picture replaced, callouts placed; the shop shows it at once.
import { calls } from '@outrigger/contract';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { uploadFile } from '../../../../test/multipart.ts';
import { type TestShop, testShop } from '../../../../test/shop.ts';
import { makeAdministrator, makeCompany } from '../../identity/identity.make.ts';
import { makeLine, makeModel } from '../../machines/machines.make.ts';
import { makePart } from '../../parts/parts.make.ts';
import { pictureKind } from './picture.rules.ts';

const { deskFigures, deskFigure, replacePicture, saveHotspots } = calls.figureDesk;
let it: TestShop;
let token = '';
beforeAll(async () => {
  it = await testShop();
  ({ token } = await makeAdministrator(it.shop.db, ['catalogue']));
});

/** The head of a PNG of this size, which says all that is asked of it. */
function pngHead(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(40);
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]).copy(bytes);
  bytes.write('IHDR', 12, 'latin1');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

const upload = async (bytes: Buffer) => (await uploadFile(it, { token, name: 'figure.png', bytes })).fileId;

/** The number of an upload of a picture of this size. */
const picture = async (width: number, height: number) =>
  await upload(
    await sharp({ create: { width, height, channels: 3, background: '#eee' } })
      .png()
      .toBuffer(),
  );

/** A figure with item 7, which has a part. */
async function makeDeskFigure() {
  const { db } = it.shop;
  const model = await makeModel(db);
  const { partId, code } = await makePart(db);
  await makeLine(db, model, { partId, itemNo: '7' });
  return { ...model, partCode: code };
}

const hotspot = { itemNo: '7', x: 40, y: 30 };

test('product §8 a picture is replaced and a callout placed; the technician sees both at once, the trail who did it', async () => {
  const { db } = it.shop;
  const { figureId, variantId, partCode } = await makeDeskFigure();
  const { token: technician } = await makeCompany(db);
  const seen = async () => (await it.ask(calls.books.figurePage, { figureId }, { token: technician })).result.drawings;
  expect(await seen()).toEqual([]);
  const first = await it.ask(
    replacePicture,
    { figureId, sheet: 1, revision: 0, fileId: await picture(400, 300) },
    { token },
  );
  expect(first.result.sheets).toMatchObject([{ isDrawn: false, width: 400, height: 300, revision: 1, hotspots: [] }]);
  expect(first.result.items).toMatchObject([{ itemNo: '7', partCode }]);
  const saved = await it.ask(saveHotspots, { figureId, sheet: 1, revision: 1, hotspots: [hotspot] }, { token });
  expect(saved.result.sheets[0]).toMatchObject({ revision: 2, hotspots: [hotspot] });
  expect(await seen()).toMatchObject([{ hotspots: [{ itemNo: '7', shape: 'callout', x: 40, y: 30 }] }]);
  // Twice as large, and what was placed is still where it was.
  const again = await it.ask(
    replacePicture,
    { figureId, sheet: 1, revision: 2, fileId: await picture(800, 600) },
    { token },
  );
  expect(again.result.sheets[0]?.hotspots).toEqual([{ itemNo: '7', x: 80, y: 60 }]);
  expect((await seen())[0]?.file).toBe(again.result.sheets[0]?.file);
  const trail = await db<{ action: string }[]>`
    select action from audit where subject = (select 'figure ' || code from figures where id = ${figureId}) order by position`;
  expect(trail.map(({ action }) => action)).toEqual(['replacePicture', 'saveHotspots', 'replacePicture']);
  expect((await it.ask(deskFigures, { variantId }, { token })).result.items[0]).toMatchObject({ withoutHotspot: 0 });
});

test('product §8 figures are listed by model and words, and those that lack hotspots or items', async () => {
  const { figureId, variantId, model } = await makeDeskFigure();
  const list = async (asked: object) => (await it.ask(deskFigures, { variantId, ...asked }, { token })).result.items;
  const [one] = await list({});
  expect(one).toMatchObject({ figureId, models: [model], items: 1, withoutHotspot: 1, withoutItem: 0 });
  expect(await list({ keyword: one?.code.toLowerCase() })).toHaveLength(1);
  expect(await list({ keyword: 'nothing is called so' })).toEqual([]);
  expect(await list({ lacks: 'hotspots' })).toHaveLength(1);
  expect(await list({ lacks: 'items' })).toEqual([]);
  await it.ask(replacePicture, { figureId, sheet: 1, revision: 0, fileId: await picture(9, 9) }, { token });
  await it.ask(saveHotspots, { figureId, sheet: 1, revision: 1, hotspots: [hotspot] }, { token });
  expect(await list({ lacks: 'hotspots' })).toEqual([]);
  await it.shop.db`delete from item_lines where item_id in (select id from items where figure_id = ${figureId})`;
  expect(await list({ lacks: 'items' })).toMatchObject([{ withoutItem: 1 }]);
});

test('conflict, pictureUnreadable, uploadFailed, invalidContent, notFound: nothing is overwritten, guessed or made up', async () => {
  const { figureId } = await makeDeskFigure();
  const given = { figureId, sheet: 1, revision: 0, fileId: await picture(400, 300) };
  const unreadable = { ...given, fileId: await upload(Buffer.from('a letter')) };
  expect((await it.ask(replacePicture, unreadable, { token })).reason).toBe('pictureUnreadable');
  const { token: colleague } = await makeAdministrator(it.shop.db, ['catalogue']);
  expect((await it.ask(replacePicture, given, { token: colleague })).reason).toBe('uploadFailed');
  await it.ask(replacePicture, given, { token });
  expect((await it.ask(replacePicture, given, { token })).reason).toBe('conflict');
  const places = { figureId, sheet: 1, revision: 1, hotspots: [hotspot] };
  expect((await it.ask(saveHotspots, { ...places, revision: 9 }, { token })).reason).toBe('conflict');
  const unknown = { ...places, hotspots: [{ ...hotspot, itemNo: '99' }] };
  expect((await it.ask(saveHotspots, unknown, { token })).fields).toEqual([{ field: 'hotspots', problem: 'choice' }]);
  expect((await it.ask(saveHotspots, { ...places, sheet: 2 }, { token })).reason).toBe('notFound');
  await it.shop.db`update illustrations set file = null, template = 'plate' where figure_id = ${figureId}`;
  expect((await it.ask(saveHotspots, places, { token })).fields?.[0]?.field).toBe('sheet');
  for (const [call, input] of [
    [deskFigure, { figureId: 999_999_999 }],
    [replacePicture, { ...given, figureId: 999_999_999 }],
    [saveHotspots, { ...places, figureId: 999_999_999 }],
  ] as const)
    expect((await it.ask(call, input as never, { token })).reason).toBe('notFound');
});

test('signInAgain, noPermission: nobody but the catalogue’s people of the office', async () => {
  const { token: orders } = await makeAdministrator(it.shop.db, ['orders']);
  for (const [call, input] of [
    [deskFigures, {}],
    [deskFigure, { figureId: 1 }],
    [replacePicture, { figureId: 1, sheet: 1, revision: 0, fileId: 1 }],
    [saveHotspots, { figureId: 1, sheet: 1, revision: 1, hotspots: [] }],
  ] as const) {
    expect((await it.ask(call, input as never)).reason).toBe('signInAgain');
    expect((await it.ask(call, input as never, { token: orders })).reason).toBe('noPermission');
  }
});

test('product §5 pictures are known by their content; what is cut short or too large is none', () => {
  const jpeg = Buffer.from('ffd8ffe000104a46494600010100000100010000ffc0001108012c0190030122', 'hex');
  expect(pictureKind(jpeg)).toEqual({ ending: 'jpg', width: 400, height: 300 });
  const webp = Buffer.alloc(30);
  webp.write('RIFF', 0, 'latin1');
  webp.write('WEBPVP8X', 8, 'latin1');
  webp.writeUIntLE(399, 24, 3);
  webp.writeUIntLE(299, 27, 3);
  expect(pictureKind(webp)).toEqual({ ending: 'webp', width: 400, height: 300 });
  expect(pictureKind(pngHead(30_000, 10))).toBeNull();
  for (const bytes of [jpeg.subarray(0, 12), webp.subarray(0, 20), Buffer.from('GIF89a'), Buffer.alloc(0)])
    expect(pictureKind(bytes)).toBeNull();
});
