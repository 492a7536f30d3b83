// What the demo says in one place it does not deny in another (product §1: credible names, weights, dimensions, prices, stock, supersession chains).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readCsv } from './read-csv.ts';
import { STOCK_DAY } from './stock-rows.ts';
import { writeDemo } from './write-demo.ts';

const folder = mkdtempSync(join(tmpdir(), 'demo-truths-'));
writeDemo({ size: 'S', seed: 2026, folder, piece: 'shop' });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Row = (column: string) => string;
const rowsOf = (kind: string): Row[] => readCsv(join(folder, `${kind}.csv`));
const parts = new Map(rowsOf('parts').map((row) => [row('code'), row]));
const prices = rowsOf('prices');
const of = (code: string, column: string): string => parts.get(code)?.(column) ?? '';
const told = (rows: readonly Row[], ...columns: string[]) => rows.map((row) => columns.map((column) => row(column)));

test('§3 a part has the colour its picture shows, and none where there is no picture of one', () => {
  const colourOfNamed = new Map([...parts.values()].map((row) => [row('name_en'), row('colour')]));
  const shown = { 'Access ladder': 'black', 'Grab handle': 'black', Headlight: 'black', 'Platform gate': 'orange' };
  // Of a wheel, tyre and rim are seen alike.
  for (const [name, colour] of Object.entries({ ...shown, 'Drive wheel': '' }))
    expect([name, colourOfNamed.get(name)]).toEqual([name, colour]);
  expect([...parts.values()].filter((row) => row('colour') !== '' && row('image_url') === '')).toEqual([]);
});

describe('product §1 dates', () => {
  test('no part goes before it came, and none of them after the demo’s day', () => {
    const wrong = [...parts.values()].filter((row) => {
      const [came, went] = [row('release_date'), row('offline_date')];
      return came > STOCK_DAY || went > STOCK_DAY || (went !== '' && came >= went);
    });
    expect(told(wrong, 'code', 'release_date', 'offline_date')).toEqual([]);
  });

  test('a part that is replaced gives way on the day its successors are there, all of which came before', () => {
    const wrong = rowsOf('supersessions').filter((row) => {
      const since = row('effective_from');
      return of(row('old_part'), 'offline_date') !== since || of(row('successor'), 'release_date') >= since;
    });
    expect(told(wrong, 'old_part', 'successor', 'effective_from')).toEqual([]);
  });

  test('nothing is priced, counted or on its way before it came, and what is on its way is not yet there', () => {
    const wrong = [
      ...prices.filter((row) => row('valid_from') < of(row('part'), 'release_date')),
      ...prices.filter((row) => row('valid_to') !== '' && row('valid_to') <= row('valid_from')),
      ...rowsOf('stock').filter((row) => row('counted_at') < of(row('part'), 'release_date')),
      ...rowsOf('stock').filter((row) => row('counted_at') > `${STOCK_DAY}T24`),
      ...rowsOf('inbound-deliveries').filter((row) => row('expected_on') <= STOCK_DAY),
    ];
    expect(told(wrong, 'part')).toEqual([]);
  });

  test('what is no longer made is not on its way', () => {
    const wrong = rowsOf('inbound-deliveries').filter((row) => of(row('part'), 'status') !== 'active');
    expect(told(wrong, 'part')).toEqual([]);
  });

  test('a machine was built in the years its model was', () => {
    const variants = new Map(rowsOf('model-variants').map((row) => [row('code'), row]));
    const wrong = rowsOf('machines').filter((row) => {
      const [year, variant] = [row('manufactured_on').slice(0, 4), variants.get(row('variant'))];
      const [from, to] = [variant?.('built_from') ?? '9999', variant?.('built_to') ?? ''];
      return year < from.slice(0, 4) || (to !== '' && year > to.slice(0, 4));
    });
    expect(told(wrong, 'serial_number', 'variant', 'manufactured_on')).toEqual([]);
  });
});

describe('product §1 quantities and prices', () => {
  test('the least to order and each price break are whole packs, and more costs less a piece', () => {
    const packOf = (code: string) => Number(of(code, 'pack_quantity'));
    const minimums = [...parts.values()].filter((row) => Number(row('min_quantity')) % packOf(row('code')) !== 0);
    expect(told(minimums, 'code', 'min_quantity', 'pack_quantity')).toEqual([]);
    const breaks = prices.filter((row) => row('min_quantity') !== '1');
    const torn = breaks.filter((row) => Number(row('min_quantity')) % packOf(row('part')) !== 0);
    expect(told(torn, 'part', 'min_quantity')).toEqual([]);
    const below = breaks.filter((row) => Number(row('min_quantity')) <= Number(of(row('part'), 'min_quantity')));
    expect(told(below, 'part', 'min_quantity')).toEqual([]);
    const today = Map.groupBy(
      prices.filter((row) => row('valid_to') === ''),
      (row) => `${row('part')} ${row('price_list')}`,
    );
    const rising = [...today.values()].filter((rows) =>
      rows.some((row, at) => at > 0 && Number(row('amount')) > Number(rows[at - 1]?.('amount'))),
    );
    expect(rising.map(([row]) => row?.('part'))).toEqual([]);
  });

  const kits = Map.groupBy(
    rowsOf('part-relations').filter((row) => row('kind') === 'kit'),
    (row) => row('part'),
  );
  const sumOf = (contents: readonly Row[], one: (code: string) => number) =>
    contents.reduce((sum, row) => sum + one(row('related_part')) * Number(row('quantity')), 0);

  test('a kit weighs as much as what it holds, and little more', () => {
    expect(kits.size).toBeGreaterThan(100);
    const wrong = [...kits].filter(([kit, contents]) => {
      const [own, sum] = [Number(of(kit, 'weight_grams')), sumOf(contents, (code) => Number(of(code, 'weight_grams')))];
      return own < sum || own > sum * 1.1 + 50;
    });
    expect(wrong.map(([kit]) => `${kit} ${of(kit, 'name_en')}`)).toEqual([]);
  });

  test.for(['BASE-USD', 'BASE-EUR'])('a kit costs less than its parts one by one, but not by half: %s', (list) => {
    const single = new Map(
      prices
        .filter((row) => row('price_list') === list && row('min_quantity') === '1' && row('valid_to') === '')
        .map((row) => [row('part'), Number(row('amount'))]),
    );
    const wrong = [...kits].filter(([kit, contents]) => {
      const [own, sum] = [single.get(kit) ?? 0, sumOf(contents, (code) => single.get(code) ?? 0)];
      return own >= sum || own < sum * 0.7;
    });
    expect(wrong.map(([kit]) => `${kit} ${of(kit, 'name_en')}`)).toEqual([]);
  });
});

describe('product §1 weights and dimensions', () => {
  test('no part is heavier than lead in its box, nor lighter than foam', () => {
    const wrong = [...parts.values()].filter((row) => {
      const [grams = 0, ...sides] = ['weight_grams', 'length_mm', 'width_mm', 'height_mm'].map((one) =>
        Number(row(one)),
      );
      const litres = sides.reduce((product, side) => product * side, 1) / 1_000_000;
      return grams < 1 || grams / 1000 / litres > 11 || grams / 1000 / litres < 0.01;
    });
    expect(told(wrong, 'code', 'name_en', 'weight_grams', 'length_mm', 'width_mm', 'height_mm')).toEqual([]);
  });

  test('wheels of machines of tons hang on M14 at least', () => {
    const sizes = [...parts.values()]
      .filter((row) => /^Wheel (nut|stud) /.test(row('name_en')))
      .map((row) => row('size'));
    expect(sizes.length).toBeGreaterThan(8);
    expect(sizes.filter((size) => !/^M(14|16|18|20|22)×1\.5/.test(size))).toEqual([]);
  });

  test('a size reads the same in every language: no word stands in it but those of the trade’s units', () => {
    const words = [...parts.values()].flatMap((row) => row('size').match(/\p{L}{3,}/gu) ?? []);
    expect(words.filter((word) => !/^[\dA-Z]+$|^(bar|min|AVX|VG|Ah)$/.test(word))).toEqual([]);
  });
});
