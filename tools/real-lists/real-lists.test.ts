// Real lists of others come in by the one way in: converted, loaded, and what they lack or break told (real-data README).
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { importFolder } from '@outrigger/server/src/features/imports/index.ts';
import { connect } from '@outrigger/server/src/platform/db/connect.ts';
import type { Db } from '@outrigger/server/src/platform/db/db.ts';
import { lonelyDatabase } from '@outrigger/server/test/database.ts';
import { hasRealData, REAL_DATA } from '@outrigger/server/test/real-data.ts';
import { validateBytes } from 'gltf-validator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { convertCarrier } from './carrier-list.ts';
import { jsonOf, nodesOf } from './glb-file.ts';
import { convertInventree } from './inventree-list.ts';
import { convertLdraw } from './ldraw-list.ts';
import type { ListFolder } from './list-folder.ts';
import { readCsv } from '@outrigger/demo/src/catalogue/read-csv.ts';

const FIGURES: [string, string, number][] = [
  ['4838.glb', 'Mini Vehicles - Carrier and Car', 24],
  ['4838-front-assembly.glb', 'front assembly', 5],
  ['4838-car.glb', 'car', 7],
];

type ShownGltf = {
  scenes?: { nodes: number[] }[];
  nodes?: { name?: string; children?: number[]; matrix?: number[]; extras?: Record<string, unknown> }[];
};

let db: Db;
let drop: () => Promise<void>;
let folder: string;
beforeAll(async () => {
  const lonely = await lonelyDatabase();
  db = connect(lonely.url, { max: 2 });
  drop = lonely.drop;
  folder = mkdtempSync(join(tmpdir(), 'outrigger-lists-'));
});
afterAll(async () => {
  await db.end();
  await drop();
  rmSync(folder, { recursive: true });
});

async function load(name: string, list: ListFolder) {
  const { notes } = list.write(join(folder, name));
  const result = await importFolder(db, join(folder, name));
  if (result.status === 'refused') throw new Error(JSON.stringify(result.faults.slice(0, 5)));
  return { counts: result.counts, loaded: result.notes, notes };
}

describe.skipIf(!hasRealData)('LDraw', () => {
  test('4,973 parts with 191 supersessions, ten of which lead to numbers nobody lists', async () => {
    const { counts, loaded, notes } = await load('ldraw', convertLdraw(join(REAL_DATA, 'catalogue'), 7));
    expect(counts).toMatchObject({ parts: { added: 4973 }, supersessions: { added: 191 } });
    expect(loaded).toHaveLength(10);
    expect(notes.filter((words) => words.startsWith('Kit'))).toHaveLength(879);
    expect(counts['part-relations']?.added).toBe(1571 - 879);
  });

  test('§5 a chain of supersessions ends at the part that is sold today', async () => {
    const chains = await db`
      with recursive chain (start, at, steps) as (
        select old_part_id, new_part_id, 1 from supersessions where new_part_id is not null
        union all select c.start, s.new_part_id, steps + 1 from chain c join supersessions s on s.old_part_id = c.at where s.new_part_id is not null
      ) select max(steps) as longest from chain`;
    expect(chains[0]?.['longest']).toBeGreaterThan(1);
  });
});

test.skipIf(!hasRealData)(
  'InvenTree: 414 parts, bills of materials, substitutes, supplier numbers, dollar price breaks, stock by place',
  async () => {
    const { counts, notes } = await load('inventree', convertInventree(join(REAL_DATA, 'catalogue'), 7));
    expect(counts).toMatchObject({ parts: { added: 414 }, 'part-relations': { added: 236 } });
    expect(notes).toHaveLength(9);
    const [alias] =
      await db`select p.code, a.source from part_aliases a join parts p on p.id = a.part_id where a.code_norm = 'RR05P100KDTRND'`;
    expect(alias).toEqual({ code: 'R_100K_0402_1%', source: 'DigiKey' });
  },
);

describe.skipIf(!hasRealData)('the truck carrier', () => {
  test('becomes a machine with a serial number, three figures and 24 part numbers, 79 pieces', {
    timeout: 120_000,
  }, async () => {
    const { counts } = await load('carrier', await convertCarrier(REAL_DATA, 7));
    expect(counts).toMatchObject({ machines: { added: 1 }, figures: { added: 3 }, illustrations: { added: 3 } });
    const [sum] = await db`
      select count(distinct p.code) as parts, sum(l.quantity) as pieces
      from machines m join figure_models f on f.variant_id = m.variant_id join items i on i.figure_id = f.figure_id
      join item_lines l on l.item_id = i.id join parts p on p.id = l.part_id
      where m.serial_norm = 'LDR4838' and p.code not like '4838%'`;
    expect(sum).toEqual({ parts: 24, pieces: 79 });
  });

  test('§5 each node that carries a part number leads to an item with that part', async () => {
    const model = nodesOf(readFileSync(join(folder, 'carrier/files/4838.glb'))).filter((node) => node.partNumber);
    expect(model).toHaveLength(79);
    const picked = await db<{ node: string; code: string }[]>`
      select distinct h.node, p.code from hotspots h join item_lines l on l.item_id = h.item_id join parts p on p.id = l.part_id`;
    const codes = new Map(picked.map((one) => [one.node, one.code]));
    expect(model.filter((node) => codes.get(node.name) !== node.partNumber)).toEqual([]);
  });

  test('design: every row of its parts list has a picture of its own, drawn from the model', async () => {
    const rows = await db<{ code: string; imageUrl: string | null }[]>`
      select distinct p.code, p.image_url as "imageUrl" from machines m join figure_models f on f.variant_id = m.variant_id
      join items i on i.figure_id = f.figure_id join item_lines l on l.item_id = i.id join parts p on p.id = l.part_id
      where m.serial_norm = 'LDR4838'`;
    const pictures = rows.map((row) => readFileSync(join(folder, 'carrier/files', row.imageUrl ?? 'none')));
    expect(pictures.every((bytes) => bytes.toString('latin1', 8, 12) === 'WEBP')).toBe(true);
    expect(new Set(pictures.map((bytes) => bytes.toString('base64'))).size).toBe(rows.length);
  });

  test('product §1 a piece weighs grams and costs cents, an assembly as much as its parts and a little less', () => {
    const rows = (kind: string) => readCsv(join(folder, 'carrier', `${kind}.csv`));
    const grams = new Map(rows('parts').map((row) => [row('code'), Number(row('weight_grams'))]));
    const price = new Map(rows('prices').map((row) => [row('part'), Number(row('amount'))]));
    const contents = Map.groupBy(rows('item-lines'), (row) => row('figure'));
    const sum = (figure: string, of: Map<string, number>) =>
      (contents.get(figure) ?? []).reduce((all, row) => all + (of.get(row('part')) ?? 0) * Number(row('quantity')), 0);
    for (const figure of contents.keys()) expect(grams.get(figure)).toBe(sum(figure, grams));
    expect(grams.get('4838')).toBeLessThan(200);
    expect(price.get('4838-FRONT-ASSEMBLY')).toBeLessThan(sum('4838-FRONT-ASSEMBLY', price));
    expect(price.get('4838-FRONT-ASSEMBLY')).toBeGreaterThan(sum('4838-FRONT-ASSEMBLY', price) / 2);
    expect(grams.get('3034')).toBeGreaterThan(grams.get('6141') ?? 0);
  });

  test.for(FIGURES)(
    '§5 the model of %s is whole, upright, in metres, and each piece leads to an item',
    async ([file, root, items]) => {
      const glb = readFileSync(join(folder, 'carrier/files', file));
      expect(glb.readUInt32LE(8)).toBe(glb.length);
      const { messages } = (await validateBytes(new Uint8Array(glb))).issues;
      expect(messages.filter(({ severity }) => severity === 0)).toEqual([]);
      const { scenes = [], nodes = [] } = jsonOf(glb) as ShownGltf;
      const [stand] = scenes.flatMap((scene) => scene.nodes.map((at) => nodes[at]));
      expect(stand).toMatchObject({ rotation: [1, 0, 0, 0], scale: [0.0004, 0.0004, 0.0004] });
      const shown = (stand?.children ?? []).map((at) => nodes[at]);
      expect(shown.map((node) => node?.name)).toEqual([root]);
      expect(shown[0]?.matrix).toBeUndefined();
      const pieces = (shown[0]?.children ?? []).map((at) => nodes[at]?.extras ?? {});
      expect(new Set(pieces.map((extras) => extras['itemNo'])).size).toBe(items);
      for (const extras of pieces)
        expect(extras).toEqual(
          expect.objectContaining({
            itemNo: expect.any(String),
            name: expect.any(String),
            partCode: expect.any(String),
            explode: [expect.any(Number), expect.any(Number), expect.any(Number)],
          }),
        );
    },
  );
});

test.skipIf(!hasRealData)('the same seed makes the same folder', { timeout: 240_000 }, async () => {
  // The other one with this seed is the truck carrier that was loaded.
  (await convertCarrier(REAL_DATA, 7)).write(join(folder, 'again'));
  for (const file of ['parts.csv', 'prices.csv', 'stock.csv', 'files/carrier/3034.webp'])
    expect(readFileSync(join(folder, 'again', file))).toEqual(readFileSync(join(folder, 'carrier', file)));
});

describe.skipIf(!hasRealData)('one bill of materials in five encodings', () => {
  const LISTS = ['bom-utf8-bom-comma.csv', 'bom-utf16le-tab.txt', 'bom-gb18030-zh.csv', 'bom-latin1-semicolon-fr.csv'];
  const COLUMNS = ['code', 'pack_quantity', 'name_en'];
  const bytesOf = (name: string) => readFileSync(join(REAL_DATA, 'cart-import', name));

  /** The list as it lies there, but for its headings. */
  function underOurHeadings(name: string): Buffer {
    const bytes = bytesOf(name);
    const isWide = bytes[0] === 0xff;
    const head = COLUMNS.join(name.includes('semicolon') ? ';' : isWide ? '\t' : ',');
    const rest = bytes.subarray(bytes.indexOf(0x0a) + (isWide ? 2 : 1));
    return Buffer.concat([Buffer.from(isWide ? `\uFEFF${head}\n` : head + '\n', isWide ? 'utf16le' : 'utf8'), rest]);
  }

  async function loaded(name: string, bytes: Buffer): Promise<unknown> {
    const lonely = await lonelyDatabase();
    const alone = connect(lonely.url, { max: 2 });
    const list = join(folder, `list ${name}`);
    mkdirSync(list);
    writeFileSync(join(list, `parts${extname(name)}`), bytes);
    const result = await importFolder(alone, list);
    const parts = await alone`select code, pack_quantity, name_en from parts order by import_row`;
    await alone.end();
    await lonely.drop();
    return result.status === 'refused' ? result.faults : [...parts];
  }

  test('the same 24 lines come in from each', async () => {
    const [first = '', ...others] = LISTS;
    const expected = await loaded(first, underOurHeadings(first));
    expect(expected).toHaveLength(24);
    for (const name of others) expect(await loaded(name, underOurHeadings(name)), name).toEqual(expected);
    const swapped = Buffer.from(underOurHeadings('bom-utf16le-tab.txt')).swap16();
    expect(await loaded('swapped.txt', swapped)).toEqual(expected);
  });

  test('under their own headings they are refused, and the headings are named', async () => {
    for (const name of LISTS) {
      const faults = (await loaded(`raw ${name}`, bytesOf(name))) as { reason: string; row: number }[];
      expect(new Set(faults.map((fault) => `${fault.reason} ${fault.row}`)), name).toEqual(new Set(['header 1']));
    }
  });
});
