// One way in, on a real database: a small shop goes in whole, twice, changed, and not at all when one cell is wrong (product §8 Import).
import { rm } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { lonelyPool } from '../../../test/database.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Fault } from './faults/faults.ts';
import { importFolder, type ImportResult } from './index.ts';
import { makeFolder, SMALL_SHOP } from './imports.make.ts';

let db: Db;
beforeAll(async () => {
  const alone = await lonelyPool(2);
  db = alone.db;
  return alone.close;
});

async function importFiles(files: Record<string, string | Uint8Array>): Promise<ImportResult> {
  const folder = await makeFolder(files);
  try {
    return await importFolder(db, folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function refused(files: Record<string, string | Uint8Array>): Promise<Fault[]> {
  const before = await countRows();
  const result = await importFiles(files);
  if (result.status !== 'refused') throw new Error('it was not refused');
  expect(await countRows(), 'nothing is left behind').toEqual(before);
  return result.faults;
}

async function countRows(): Promise<unknown[]> {
  return [
    ...(await db`select (select count(*) from parts) p, (select count(*) from prices) r, (select count(*) from items) i, (select count(*) from imports) m`),
  ];
}

const fault = (file: string, row: number, column: string, value: string, reason: string) =>
  expect.objectContaining({ file, row, column, value, reason });

describe('§8 import of a folder', () => {
  test('a small shop goes in whole, and the unknown successor is kept and told', async () => {
    const result = await importFiles(SMALL_SHOP);
    expect(result).toMatchObject({
      status: 'done',
      counts: { parts: { added: 3 }, 'item-lines': { added: 3 }, hotspots: { added: 2 } },
    });
    expect(result.status === 'done' && result.notes).toEqual([
      'supersessions.csv row 3: 7021-0451 is replaced by 9999-GONE, which the catalogue does not know.',
    ]);
  });

  test('what was written is what the files said', async () => {
    const [found] = await db`
      select m.prefix, m.ordinal, r.ordinals::text, r.ordinals @> m.ordinal as fits, pr.amount_minor, s.on_hand, parent.item_no as parent,
        c.name_en as upper, p.code_norm, p.status, p.unit, l.quantity, h.node, p.import_row
      from machines m
      join effectivity_ranges r on r.scheme_id = m.scheme_id and r.prefix = m.prefix
      join parts p on p.code = '7021-0450' join part_categories k on k.id = p.category_id join part_categories c on c.id = k.parent_id
      join prices pr on pr.part_id = p.id and pr.min_quantity = 10 join stock_levels s on s.part_id = p.id
      join items i on i.item_no = '1A' join items parent on parent.id = i.parent_item_id
      join item_lines l on l.item_id = i.id join hotspots h on h.item_id = parent.id and h.shape = 'node'
      where m.serial_norm = 'NS15548'`;
    expect(found).toEqual({
      prefix: 'NS',
      ordinal: 15_548,
      ordinals: '{(,12378),[12379,14130),[14131,15548)}',
      fits: false,
      amountMinor: 1120,
      onHand: 7,
      parent: '1',
      upper: 'Hydraulics',
      codeNorm: '70210450',
      status: 'active',
      unit: 'piece',
      quantity: null,
      node: 'rod_seal',
      importRow: 2,
    });
  });

  test('§5 names have their A-Z place in each language, prices their place by size', async () => {
    const names = await db`select p.name_en from part_sort s join parts p on p.id = s.part_id order by s.rank_en`;
    expect(names.map((row) => row['nameEn'])).toEqual(['Rod seal', 'Seal kit', 'Wiper, 40 mm']);
    const prices =
      await db`select p.code, s.amount_minor from part_price_sort s join parts p on p.id = s.part_id order by p.code`;
    // The first was replaced by the second, whose price is the one to pay.
    expect(prices).toEqual([
      { code: '7021-0450', amountMinor: 300 },
      { code: '7021-0451', amountMinor: 300 },
    ]);
  });

  test('the same folder again changes nothing', async () => {
    const result = await importFiles(SMALL_SHOP);
    if (result.status !== 'done') throw new Error(JSON.stringify(result));
    for (const [kind, counts] of Object.entries(result.counts))
      expect({ kind, ...counts }).toMatchObject({ kind, added: 0, changed: 0 });
    const [found] = await db`select count(*) from import_rows`;
    expect(found?.['count']).toBe(0);
  });

  test('a changed row keeps what it was, in the columns the file has and no others', async () => {
    const result = await importFiles({ 'parts.csv': 'code,name_en\n7021-0450,Piston rod seal\n7021-0460,Alpha\n' });
    expect(result).toMatchObject({ status: 'done', counts: { parts: { added: 1, changed: 1, unchanged: 0 } } });
    const [row] =
      await db`select source_row, row_key::text as key, previous->>'name_en' as was, previous->>'import_row' as from from import_rows`;
    expect(row).toEqual({ sourceRow: 2, key: '{"code": "7021-0450"}', was: 'Rod seal', from: '2' });
    const [part] = await db`select name_en, name_zh, weight_grams from parts where code = '7021-0450'`;
    expect(part).toEqual({ nameEn: 'Piston rod seal', nameZh: '活塞杆密封', weightGrams: 120 });
    const names = await db`select p.name_en from part_sort s join parts p on p.id = s.part_id order by s.rank_en`;
    expect(names.map((one) => one['nameEn'])).toEqual(['Alpha', 'Piston rod seal', 'Seal kit', 'Wiper, 40 mm']);
  });

  test('§7 money beyond what can be reckoned with is a fault of its cell', async () => {
    const head = 'part,price_list,amount\n';
    const faults = await refused({
      'price-lists.csv': 'code,name,currency\nBASE-KWD,List price,KWD\n',
      'prices.csv': `${head}7021-0450,BASE-USD,999999999999999.00\n7021-0451,BASE-USD,10000000000.01\n7021-0451,BASE-KWD,1000000000.001\n`,
      'freight-zones.csv': 'code,name,max_days\nZ1,Zone 1,9\n',
      'freight-rates.csv':
        'zone,currency,up_to_grams,amount,per_extra_kilogram\nZ1,USD,1000,10000000001,\nZ1,KWD,1000,1,2000000000\n',
    });
    expect(faults).toEqual([
      fault('prices.csv', 2, 'amount', '999999999999999.00', 'cell'),
      fault('prices.csv', 3, 'amount', '10000000000.01', 'cell'),
      fault('prices.csv', 4, 'amount', '1000000000.001', 'cell'),
      fault('freight-rates.csv', 2, 'amount', '10000000001', 'cell'),
      fault('freight-rates.csv', 3, 'per_extra_kilogram', '2000000000', 'cell'),
    ]);
  });

  test('every fault is named with file, row, column and value, and nothing goes in', async () => {
    const faults = await refused({
      'parts.csv':
        'code,name_en,category,weight_grams,release_date,sell_policy\nA-1,Good,SEALS,1,2026-01-01,\nA-2,,SEALS,heavy,2026-02-30,maybe\nA-3,Name,NOWHERE,1,,\nA-4,Name\n',
      'part-aliases.csv': 'part,code,kind\nA-2,X,alias\nA-9,Y,alias\n',
      'prices.csv': 'part,price_list,amount\nA-1,BASE-USD,1.234\nA-1,NOLIST,1\n',
      'machines.csv': 'serial_number,scheme,variant\nNS155,S7,S0607\n',
      'illustrations.csv': 'figure,kind,sheet,file\nF-01,model,2,../secret.glb\nF-01,model,3,absent.glb\n',
    });
    expect(faults).toEqual([
      fault('parts.csv', 3, 'name_en', '', 'required'),
      fault('parts.csv', 3, 'weight_grams', 'heavy', 'cell'),
      fault('parts.csv', 3, 'release_date', '2026-02-30', 'cell'),
      fault('parts.csv', 3, 'sell_policy', 'maybe', 'cell'),
      fault('parts.csv', 4, 'category', 'NOWHERE', 'reference'),
      fault('parts.csv', 5, '', 'A-4 | Name', 'columns'),
      fault('part-aliases.csv', 3, 'part', 'A-9', 'reference'),
      fault('prices.csv', 2, 'amount', '1.234', 'cell'),
      fault('prices.csv', 3, 'price_list', 'NOLIST', 'reference'),
      fault('machines.csv', 2, 'serial_number', 'NS155', 'cell'),
      fault('illustrations.csv', 2, 'file', '../secret.glb', 'cell'),
      fault('illustrations.csv', 3, 'file', 'absent.glb', 'missingFile'),
    ]);
  });

  test.each<[string, Record<string, string>, ReturnType<typeof fault>[]]>([
    [
      'a key twice',
      { 'brands.csv': 'code,name\nB,One\nC,Two\nB,Three\n' },
      [fault('brands.csv', 4, 'code', 'B', 'duplicate')],
    ],
    [
      'a key twice in a table that has rows',
      { 'categories.csv': 'code,name_en\nHYD,One\nHYD,Two\n' },
      [fault('categories.csv', 3, 'code', 'HYD', 'duplicate')],
    ],
    [
      '§7 times that overlap',
      {
        'prices.csv':
          'part,price_list,valid_from,valid_to,amount\n7021-0452,BASE-USD,2026-01-01,2026-03-01,1\n7021-0452,BASE-USD,2026-02-01,,2\n',
      },
      [fault('prices.csv', 3, 'valid_from', '2026-02-01', 'overlap')],
    ],
    [
      '§5 a supersession in a circle',
      { 'supersessions.csv': 'old_part,successor\n7021-0451,7021-0450\n' },
      [fault('supersessions.csv', 2, 'successor', '7021-0450', 'rule')],
    ],
    [
      '§5 a chapter within itself',
      { 'chapters.csv': 'code,parent,name_en\nNEW,SUB,New\nSUB,NEW,Below\n' },
      [fault('chapters.csv', 3, 'parent', 'NEW', 'rule')],
    ],
    [
      '§5 an item attached to itself by way of another',
      { 'items.csv': 'figure,item_no,parent_item\nF-01,7,8\nF-01,8,7\n' },
      [fault('items.csv', 3, 'parent_item', '7', 'rule')],
    ],
    [
      '§5 a second base list of a currency, of the file or of the shop',
      { 'price-lists.csv': 'code,name,currency,is_base\nX,X,CHF,1\nY,Y,CHF,Yes\nZ,Z,USD,yes\n' },
      [
        fault('price-lists.csv', 3, 'is_base', 'yes', 'duplicate'),
        fault('price-lists.csv', 4, 'is_base', 'yes', 'duplicate'),
      ],
    ],
    [
      'a file beside another that it does not point at',
      {
        'categories.csv': 'code,parent,name_en\nNEW,NEW,New\n',
        'parts.csv': 'code,name_en\nZ-1,One\nZ-1,Two\n',
        'prices.csv': 'part,price_list,amount\nZ-1,BASE-USD,1\n',
      },
      [fault('categories.csv', 2, 'parent', 'NEW', 'rule'), fault('parts.csv', 3, 'code', 'Z-1', 'duplicate')],
    ],
    [
      '§7 a time within one that the shop has',
      { 'prices.csv': 'part,price_list,valid_from,amount\n7021-0451,BASE-USD,2026-02-01,2\n' },
      [fault('prices.csv', 2, 'valid_from', '2026-02-01', 'overlap')],
    ],
    [
      'a rule of the database',
      { 'parts.csv': 'code,name_en,release_date,offline_date\nZ-1,Part,2026-02-01,2026-01-01\n' },
      [fault('parts.csv', 2, 'release_date, offline_date', '2026-02-01 2026-01-01', 'rule')],
    ],
    [
      'a zero rate',
      { 'exchange-rates.csv': 'currency,rate,valid_from\nEUR,0,2026-02-01\n' },
      [fault('exchange-rates.csv', 2, 'rate', '0', 'rule')],
    ],
    [
      'a parent that is not there',
      { 'categories.csv': 'code,parent,name_en\nNEW,NIL,New\n' },
      [fault('categories.csv', 2, 'parent', 'NIL', 'reference')],
    ],
    ['an unknown file', { 'partz.csv': 'code\nA\n' }, [fault('partz.csv', 0, '', 'partz.csv', 'unknownFile')]],
    [
      'an unknown column',
      { 'brands.csv': 'code,name,colour\nB,One,red\n' },
      [fault('brands.csv', 1, 'colour', 'colour', 'header')],
    ],
    ['a missing column', { 'brands.csv': 'code\nB\n' }, [fault('brands.csv', 1, 'name', '', 'header')]],
    [
      'a spreadsheet under another name',
      { 'brands.csv': 'PK\u0003\u0004…' },
      [fault('brands.csv', 0, '', '', 'encoding')],
    ],
  ])('%s is refused', async (_, files, expected) => {
    expect(await refused(files)).toEqual(expected);
  });

  test('product §8 a new tool needs a link; one that the parts desk gave a file or a link keeps it where the cell is empty', async () => {
    const head = 'code,name_en,updated_on,link\n';
    await importFiles({ 'service-tools.csv': `${head}T1,Torque tables,2026-01-01,/help\nT2,Flash,2026-01-01,/help\n` });
    await db`
      with file as (
        insert into files (store_key, name, media_type, size_bytes, sha256, purpose)
        values ('tool/t1', 'torque.pdf', 'application/pdf', 1, ${Buffer.alloc(32)}, 'document') returning id)
      update service_tools set file_id = file.id, link = null from file where code = 'T1'`;
    const bare = `${head}T1,Torques,2026-01-02,\nT2,Flash tool,2026-01-02,\n`;
    expect(await refused({ 'service-tools.csv': `${bare}T3,New,2026-01-02,\n` })).toEqual([
      fault('service-tools.csv', 4, 'link', '', 'cell'),
    ]);
    const noLinks = 'code,name_en,updated_on\nT1,Torques,2026-01-02\n';
    expect(await refused({ 'service-tools.csv': `${noLinks}T3,New,2026-01-02\n` })).toEqual([
      fault('service-tools.csv', 3, 'code', 'T3', 'cell'),
    ]);
    for (const [text, changed] of [
      [bare, 2],
      [noLinks, 0],
    ] as const)
      expect(await importFiles({ 'service-tools.csv': text })).toMatchObject({
        status: 'done',
        counts: { 'service-tools': { added: 0, changed } },
      });
    const tools = await db`
      select name_en, link, file_id is not null as has_file from service_tools where code in ('T1', 'T2') order by code`;
    expect([...tools]).toEqual([
      { nameEn: 'Torques', link: null, hasFile: true },
      { nameEn: 'Flash tool', link: '/help', hasFile: false },
    ]);
  });

  test('§7 stock below what is set aside for orders is refused, with the row and the count', async () => {
    await db`update stock_levels set reserved = on_hand`;
    const faults = await refused({ 'stock.csv': 'part,warehouse,on_hand\n7021-0450,RNO,1\n' });
    expect(faults).toEqual([fault('stock.csv', 2, 'on_hand', '1', 'rule')]);
    await db`update stock_levels set reserved = 0`;
  });

  test.each<[string, (text: string) => Uint8Array]>([
    ['UTF-8', (text) => Buffer.from(text)],
    ['UTF-8 with mark', (text) => Buffer.from(`\uFEFF${text}`)],
    ['UTF-16LE', (text) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16BE', (text) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
    ['Latin-1', (text) => Buffer.from(text, 'latin1')],
  ])('names with accents arrive alike from %s', async (encoding, encode) => {
    const text = `code;name\r\n${encoding};Société Élévatrice\r\n`;
    expect(await importFiles({ 'brands.csv': encode(text) })).toMatchObject({
      status: 'done',
      counts: { brands: { added: 1 } },
    });
    const [brand] = await db`select name from brands where code = ${encoding}`;
    expect(brand?.['name']).toBe('Société Élévatrice');
  });

  test('Chinese arrives from GB18030, and other bytes later in the file are refused with the reason', async () => {
    const name = Buffer.from([0xd2, 0xba, 0xd1, 0xb9, 0xd3, 0xcd, 0xb8, 0xd7]);
    const head = Buffer.from('code,name\nGB,');
    await importFiles({ 'brands.csv': Buffer.concat([head, name, Buffer.from('\n')]) });
    const [brand] = await db`select name from brands where code = 'GB'`;
    expect(brand?.['name']).toBe('液压油缸');
    const late = Buffer.concat([
      Buffer.from('code,name\n'),
      Buffer.from('A,plain\n'.repeat(150_000)),
      Buffer.from([0xe9, 0x0a]),
    ]);
    const faults = await refused({ 'brands.csv': late });
    expect(faults.find((one) => one.reason === 'encoding')?.expected).toContain('save it as UTF-8');
  });
});
