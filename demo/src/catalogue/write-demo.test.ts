// What the demo maker writes (product §1, §5): the same bytes for the same seed, and a catalogue that holds together.
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOptionRule } from '@outrigger/contract';
import { afterAll, expect, test } from 'vitest';
import { readEffectivity } from '@outrigger/server/src/features/effectivity/effectivity.rules.ts';
import { readCsv } from './read-csv.ts';
import { coreFigures } from './core-figures.ts';
import { effectivities } from './effectivity.ts';
import { isOnMachine } from './machine-rows.ts';
import { machineAt } from './machines.ts';
import { modelOfPicture, MODELS } from './models.ts';
import { fulfils, OPTION_LINES, OPTIONS } from './options.ts';
import { readPictureName } from './part-drawing.ts';
import { partRegister } from './part-register.ts';
import { SERIAL_SCHEMES } from './serials.ts';
import { writeDemo } from './write-demo.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function written(seed: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'demo-test-'));
  folders.push(folder);
  writeDemo({ size: 'S', seed, folder });
  return folder;
}

const first = written(2026);
const digest = (folder: string) =>
  readdirSync(folder).map((name) => [
    name,
    createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest('hex'),
  ]);
const lines = (name: string, folder = first) =>
  readFileSync(join(folder, `${name}.csv`), 'utf8')
    .trimEnd()
    .split('\n');
const column = (name: string, header: string, folder = first) => {
  const [head = '', ...rows] = lines(name, folder);
  const at = head.split(',').indexOf(header);
  return rows.map((row) => row.split(',')[at] ?? '');
};

test('product §1 same size and seed, same data: every file is byte-equal', () => {
  expect(digest(written(2026))).toEqual(digest(first));
});

test('product §1 another seed gives another shop of the same size', () => {
  const other = written(7);
  expect(digest(other)).not.toEqual(digest(first));
  expect(lines('parts', other)).toHaveLength(3_001);
});

test.each([1, 7, 99, 4711, 2_147_483_647])(
  'product §1 S holds 3,000 parts and 60 machines, with seed %i too',
  (seed) => {
    const folder = written(seed);
    expect(lines('parts', folder)).toHaveLength(3_001);
    expect(lines('machines', folder)).toHaveLength(61);
  },
);

test('product §5 dashes and spaces never matter: no two codes are equal without them', () => {
  const codes = column('parts', 'code').map((code) => code.toUpperCase().replace(/[^A-Z0-9]/g, ''));
  expect(new Set(codes).size).toBe(codes.length);
  const styles = [/^NV-\d{7}$/, /^1[0246] \d{4}-\d{3}$/, /^5\d\d\.\d{3}\.\d\d$/, /^(ISO|DIN|EN) \d+ /];
  for (const style of styles)
    expect(column('parts', 'code').filter((code) => style.test(code)).length).toBeGreaterThan(50);
});

test('spec §5 serial numbers have 7 or 17 characters and read back by the pattern of their scheme', () => {
  const patterns = new Map<string, RegExp>(SERIAL_SCHEMES.map(([code, , , , pattern]) => [code, new RegExp(pattern)]));
  const schemes = column('machines', 'scheme');
  const seen = column('machines', 'serial_number').map((serial, at) => {
    expect([7, 17]).toContain(serial.length);
    const match = patterns.get(schemes[at] ?? '')?.exec(serial);
    return `${schemes[at]} ${match?.[1]} ${match?.[2]}`;
  });
  expect(seen.join()).not.toContain('undefined');
  expect(new Set(seen).size).toBe(60);
});

const sets = effectivities(2026);
const register = partRegister(2026);
const figures = coreFigures({ seed: 2026, register, effectivities: sets });

test('product §5 a part that was replaced names the models whose figures list it, and no other', () => {
  const listed = new Map<string, Set<string>>();
  for (const { items, models } of figures)
    for (const { part } of items.flatMap(({ lines: list }) => list))
      listed.set(part.code, new Set([...(listed.get(part.code) ?? []), ...models.map(({ code }) => code)]));
  const replaced = register.parts.filter((part) => part.isReplaced);
  expect(replaced.length).toBeGreaterThan(50);
  for (const { code, models } of replaced)
    expect([...models].sort(), code).toEqual([...(listed.get(code) ?? [])].sort());
});

test('product §5 of the lines at an item that a change tells apart, exactly one is on each machine', () => {
  for (const model of MODELS)
    for (let at = 0; at < 12; at += 1) {
      const machine = machineAt(model, at, { count: 12, seed: 3 });
      const items = figures.filter((figure) => figure.models.includes(model)).flatMap((figure) => figure.items);
      for (const item of items.filter(({ lines: list }) => list.length > 1))
        expect(
          item.lines.filter((line) => isOnMachine(line, machine)),
          `${model.code} item ${item.itemNo}`,
        ).toHaveLength(1);
    }
});

test('product §5 printed serial rules of one model are understood by the reader of printed wordings', () => {
  const printed = sets.all.map((one) => one.printed.en).filter((text) => !/[:;]/.test(text));
  expect(printed.length).toBeGreaterThan(100);
  for (const text of printed) expect(() => readEffectivity(text), text).not.toThrow();
  expect(printed.some((text) => /^prior to \d+ except \d+ and \d+$/.test(text))).toBe(true);
  expect(printed.some((text) => /^\d+, \d+, \d+ and above$/.test(text))).toBe(true);
});

test('product §0 option rules name known options and read as the shop reads them', () => {
  const known = new Set(OPTIONS.map(([, code]) => code));
  for (const { rule } of Object.values(OPTION_LINES)) {
    expect(() => readOptionRule(rule)).not.toThrow();
    for (const code of rule.match(/[A-Z0-9]+/g) ?? []) expect(known).toContain(code);
  }
  expect(fulfils('RTT+!FFT+(4WD,4WS)', new Set(['RTT', '4WS']))).toBe(true);
  expect(fulfils('RTT+!FFT+(4WD,4WS)', new Set(['RTT', 'FFT', '4WD']))).toBe(false);
});

test('every text of the catalogue is there in five languages', () => {
  for (const [name, stem] of [
    ['parts', 'name'],
    ['figures', 'name'],
    ['categories', 'name'],
    ['line-notes', 'text'],
    ['tags', 'name'],
  ] as const)
    for (const language of ['en', 'es', 'pt', 'fr', 'zh'])
      expect(column(name, `${stem}_${language}`), `${name} ${language}`).not.toContain('');
});

test('a picture is named so that its name alone tells how to draw it, and no other name is', () => {
  const names = [...readFileSync(join(first, 'parts.csv'), 'utf8').matchAll(/part\/[\w.-]+?\.webp/g)].map(
    ([name]) => name,
  );
  expect(new Set(names).size).toBeGreaterThan(1_000);
  for (const name of names) expect(readPictureName(name), name).toMatchObject({ isLarge: false });
  expect(readPictureName('part/joystick.2.large.webp')).toMatchObject({ side: 2, isLarge: true });
  for (const name of [
    'part/hexBolt-d12000.webp',
    'part/nothing.webp',
    'part/../hexBolt.webp',
    'part/hexBolt-q5.webp',
    'hexBolt.webp',
  ])
    expect(readPictureName(name), name).toBeUndefined();
});

test('§8 a folder for another shop brings each picture its rows name, or the row tells how to draw it', () => {
  const rows = (kind: string) => readCsv(join(first, `${kind}.csv`));
  expect(rows('parts').filter((row) => row('image_url') !== '' && row('recipe') === '')).toEqual([]);
  expect(rows('model-variants').filter((row) => row('image') !== '' && row('recipe') === '')).toEqual([]);
  const others = ['machine-families', 'banners', 'categories'].flatMap((kind) => rows(kind).map((row) => row('image')));
  const drawn = others.filter((name) => name !== '');
  expect(drawn.length).toBeGreaterThan(3);
  for (const name of drawn) expect(modelOfPicture(name), name).toBeDefined();
});
