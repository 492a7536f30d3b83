// Spec §7 static files, product §1: only what the catalogue names is made, and kept.
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { makePart } from '../../features/parts/parts.make.ts';
import { makeApp } from './make-app.ts';
import { productKey, serveProductFiles } from './product-files.ts';

let it: TestShop;
let app: ReturnType<typeof makeApp>;
let questions = 0;
const made: string[] = [];
const shared = Buffer.from('made once for all who wait');

beforeAll(async () => {
  it = await testShop();
  const readDb = new Proxy(it.shop.readDb, {
    apply: (db, self, args) => {
      questions += 1;
      return Reflect.apply(db, self, args);
    },
  });
  const makeFile = async (name: string, isAwaited = false) => {
    made.push(isAwaited ? `at once ${name}` : name);
    if (name.includes('late')) return 'not yet';
    if (name.includes('never')) return null;
    return name.includes('shared') ? shared : Buffer.from(`file ${name}`);
  };
  const shop = { ...it.shop, readDb, makeFile };
  app = makeApp(shop);
  serveProductFiles(app, shop);
  await app.ready();
});
beforeEach(() => {
  made.length = 0;
});

const ask = async (name: string, headers: Record<string, string> = {}) =>
  (await app.inject({ url: `/static/product/${name}`, headers })).statusCode;
const isStored = async (name: string) => {
  const found = await it.shop.files.open(productKey(name));
  found?.stream.destroy();
  return found !== null;
};

test('product §1 a picture whose measures nobody has is neither made nor stored, and asked for once', async () => {
  const invented = 'part/platformMount-width504.5-height552.webp';
  questions = 0;
  expect(await Promise.all([ask(invented), ask(invented), ask(invented)])).toEqual([404, 404, 404]);
  expect(made).toEqual([]);
  expect(await isStored(invented)).toBe(false);
  expect(questions).toBe(1);
});

test('product §1 each picture of a part is made once and stored', async () => {
  const { partId } = await makePart(it.shop.db);
  const [front, back] = [`part/p${partId}.webp`, `part/p${partId}.2.webp`];
  await it.shop.db`update parts set image_url = ${`${front},${back}`} where id = ${partId}`;
  expect([await ask(front), await ask(back), await ask(back)]).toEqual([200, 200, 200]);
  expect(made).toEqual([front, back]);
  expect(await isStored(back)).toBe(true);
  expect(await ask(`part/p${partId}`)).toBe(404);
});

test('product §1 who looks closely gets the picture in more pixels where it is made, and no other name is let in', async () => {
  const { partId } = await makePart(it.shop.db);
  await it.shop.db`update parts set image_url = ${`part/c${partId}.webp`} where id = ${partId}`;
  expect(await ask(`part/c${partId}.large.webp`)).toBe(200);
  expect(made).toEqual([`part/c${partId}.large.webp`]);
  for (const name of [`part/c${partId}.large.large.webp`, `part/c${partId}.larger.webp`, 'part/none.large.webp'])
    expect(await ask(name), name).toBe(404);
});

test('product §1 portraits, illustrations, models, manuals and the papers of service tools are made by the names their rows give', async () => {
  const { db } = it.shop;
  const code = `F-${process.pid}-${Date.now()}`;
  const [figure] = await db<
    { id: number }[]
  >`insert into figures (code, name_en) values (${code}, 'Boom') returning id`;
  await db`insert into illustrations (figure_id, kind, template) values (${figure?.id ?? null}, 'drawing', 'boom')`;
  await db`insert into illustrations (figure_id, kind, sheet, file) values (${figure?.id ?? null}, 'drawing', 2, ${`own/${code}.svg`})`;
  await db`
    insert into manuals (code, language, kind, title_en, file, page_count)
    values (${code}, 'en', 'service', 'Service manual', ${`manual/${code}.pdf`}, 10)`;
  await db`
    insert into machine_families (code, name_en, search_group, image)
    values (${code}, 'Lifts', 'scissorLifts', ${`machine/${code}.webp`})`;
  await db`
    insert into service_tools (name_en, link, updated_on)
    values ('Torque tables', ${`/static/product/tool/${code}.pdf`}, '2026-01-01')`;
  const names = [
    `tool/${code}.pdf`,
    `figure/${code}.svg`,
    `own/${code}.svg`,
    `manual/${code}.pdf`,
    `machine/${code}.webp`,
  ];
  for (const name of names) expect(await ask(name), name).toBe(200);
  expect(made).toEqual(names);
  // The figure has no model, and another one does not exist.
  for (const name of [`figure/${code}.glb`, 'figure/NOPE.svg', `manual/${code}.en.pdf`])
    expect(await ask(name)).toBe(404);
});

test('product §5 a stored book is sent piece by piece to whoever asks for one, else whole', async () => {
  await it.shop.files.put(productKey('manual/pieces.pdf'), Buffer.from('0123456789'));
  const read = async (range?: string) => {
    const { statusCode, headers, body } = await app.inject({
      url: '/static/product/manual/pieces.pdf',
      headers: range === undefined ? {} : { range },
    });
    return [statusCode, body, headers['content-range'], headers['content-length'], headers['accept-ranges']];
  };
  expect(await read()).toEqual([200, '0123456789', undefined, '10', 'bytes']);
  expect(await read('bytes=2-4')).toEqual([206, '234', 'bytes 2-4/10', '3', 'bytes']);
  expect(await read('bytes=8-')).toEqual([206, '89', 'bytes 8-9/10', '2', 'bytes']);
  expect(await read('bytes=0-99')).toEqual([206, '0123456789', 'bytes 0-9/10', '10', 'bytes']);
  for (const odd of ['bytes=10-', 'bytes=5-2', 'bytes=-3', 'bytes=0-1,4-5', 'lines=1-2'])
    expect((await read(odd)).slice(0, 2), odd).toEqual([200, '0123456789']);
});

test('product §5 what a screen is about is made before the pictures of lists', async () => {
  const { partId } = await makePart(it.shop.db);
  const names = [1, 2, 3].map((view) => `part/u${partId}.${view}.webp`);
  await it.shop.db`update parts set image_url = ${names.join(',')} where id = ${partId}`;
  const [first = '', second = '', third = ''] = names;
  expect(await ask(first, { 'x-awaited': '1' })).toBe(200);
  // Browsers say so over HTTP/2 of whatever a script asks for.
  expect(await ask(second, { priority: 'u=1, i' })).toBe(200);
  expect(await ask(third)).toBe(200);
  expect(made).toEqual([`at once ${first}`, second, third]);
});

test('product §1 what is not made in time is to be asked for again; what can never be made is not there', async () => {
  const { partId } = await makePart(it.shop.db);
  const [late, never] = [`part/late${partId}.webp`, `part/never${partId}.webp`];
  await it.shop.db`update parts set image_url = ${`${late},${never}`} where id = ${partId}`;
  const { statusCode, headers } = await app.inject({ url: `/static/product/${late}` });
  expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store']);
  expect(await ask(never)).toBe(404);
});

test('product §1 a file that several ask for at once is stored once', async () => {
  const { partId } = await makePart(it.shop.db);
  const name = `part/shared${partId}.webp`;
  await it.shop.db`update parts set image_url = ${name} where id = ${partId}`;
  const put = vi.spyOn(it.shop.files, 'put');
  expect(await Promise.all([ask(name), ask(name)])).toEqual([200, 200]);
  expect(put).toHaveBeenCalledTimes(1);
  put.mockRestore();
});
