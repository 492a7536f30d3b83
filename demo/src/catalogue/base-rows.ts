// Writes what everything else refers to: categories, types, brands, tags, price lists, warehouses, freight, schemes, options (docs/import-format.md).
import { categories, categoryGroups, categoryTree } from '../vocabulary/categories.ts';
import { chapters } from '../vocabulary/chapters.ts';
import { colours, warehouseCities } from '../vocabulary/colours-places.ts';
import { families } from '../vocabulary/families.ts';
import { options } from '../vocabulary/options.ts';
import { partTypes } from '../vocabulary/part-types.ts';
import { COLUMNS, type Word } from '../vocabulary/word.ts';
import { csvFile } from './csv-file.ts';
import { FREIGHT_RATES, FREIGHT_ZONES } from './freight.ts';
import { lineNotes, serviceChapter, tagWords } from './more-words.ts';
import { pictureOfModel } from './models.ts';
import { OPTIONS } from './options.ts';
import { PLANS } from './plans.ts';
import { SERIAL_SCHEMES } from './serials.ts';
import { WAREHOUSES } from './stock-rows.ts';
import { BRANDS } from './trade-facts.ts';

/** The columns of a text in five languages. */
export const five = (stem: string): string[] => COLUMNS.map((column) => `${stem}_${column}`);
/** The cells that belong to them. */
export const fiveOf = (word: Word): string[] => COLUMNS.map((column) => word[column]);

type Cell = string | number | boolean;

function writeAll(
  folder: string,
  name: string,
  { columns, rows }: { columns: readonly string[]; rows: readonly (readonly Cell[])[] },
): void {
  const file = csvFile(folder, name, columns);
  for (const row of rows) file.row(...row);
  file.close();
}

const named = (words: Readonly<Record<string, Word>>) =>
  Object.entries<Word>(words).map(([code, word]) => [code, ...fiveOf(word)]);
const numbered = (words: Readonly<Record<string, Word>>) => named(words).map((row, at) => [...row, at + 1]);

/** Writes all of them into the folder. */
export function writeBase(folder: string): void {
  writeCategories(folder);
  writeAll(folder, 'part-types', { columns: ['code', ...five('name'), 'position'], rows: numbered(partTypes) });
  writeAll(folder, 'colours', { columns: ['code', ...five('name'), 'position'], rows: numbered(colours) });
  writeAll(folder, 'brands', { columns: ['code', 'name'], rows: Object.entries(BRANDS) });
  writeAll(folder, 'tags', { columns: ['code', ...five('name')], rows: named(tagWords) });
  writeAll(folder, 'line-notes', { columns: ['code', ...five('text')], rows: named(lineNotes) });
  writeAll(folder, 'price-lists', {
    columns: ['code', 'name', 'currency', 'is_base'],
    rows: [
      ['BASE-USD', 'List prices USD', 'USD', 'yes'],
      ['BASE-EUR', 'List prices EUR', 'EUR', 'yes'],
    ],
  });
  writeAll(folder, 'exchange-rates', {
    columns: ['currency', 'rate', 'valid_from'],
    rows: [
      ['EUR', '0.92', '2025-01-01T00:00:00Z'],
      ['USD', '1', '2025-01-01T00:00:00Z'],
    ],
  });
  writeAll(folder, 'warehouses', {
    columns: [
      'code',
      'country',
      'default_lead_days',
      'dispatch_days',
      'position',
      'city',
      'address',
      'postal_code',
      'state',
      'name',
      ...five('name').slice(1),
    ],
    rows: WAREHOUSES.map(([code, city, country, leadDays, dispatchDays, ...place], at) => {
      const [name = '', ...others] = fiveOf(warehouseCities[city]);
      return [code, country, leadDays, dispatchDays, at + 1, name, ...place, name, ...others];
    }),
  });
  writeFreight(folder);
  writeMachineBase(folder);
}

function writeCategories(folder: string): void {
  const groups = Object.entries(categoryTree);
  const rows = groups.flatMap(([group, leaves], at) => [
    [`group-${group}`, '', ...fiveOf(categoryGroups[group as keyof typeof categoryGroups]), at + 1],
    ...leaves.map((leaf, nth) => [leaf, `group-${group}`, ...fiveOf(categories[leaf]), nth + 1]),
  ]);
  writeAll(folder, 'categories', { columns: ['code', 'parent', ...five('name'), 'position'], rows });
}

function writeFreight(folder: string): void {
  writeAll(folder, 'freight-zones', {
    columns: ['code', 'name', 'min_days', 'max_days', 'grams_per_litre'],
    rows: FREIGHT_ZONES.map(({ code, name }) => [code, name, 6, 9, 200]),
  });
  writeAll(folder, 'freight-zone-countries', {
    columns: ['country', 'zone'],
    rows: FREIGHT_ZONES.flatMap(({ code, countries }) => countries.split(' ').map((country) => [country, code])),
  });
  writeAll(folder, 'freight-rates', {
    columns: ['zone', 'currency', 'up_to_grams', 'amount', 'per_extra_kilogram'],
    rows: FREIGHT_ZONES.flatMap(({ code, factor }) =>
      FREIGHT_RATES.flatMap(({ upTo, usd, extra }) => [
        [code, 'USD', upTo, (usd * factor).toFixed(2), extra ? (extra * factor).toFixed(2) : ''],
        [code, 'EUR', upTo, (usd * factor * 0.92).toFixed(2), extra ? (extra * factor * 0.92).toFixed(2) : ''],
      ]),
    ),
  });
}

const SEARCH_GROUPS = {
  scissorLifts: 'scissorLifts',
  telescopicBooms: 'telescopicBoomLifts',
  articulatingBooms: 'articulatingBoomLifts',
  forklifts: 'forkliftTrucks',
} as const;

/** The model that stands for its family. */
const PORTRAITS = {
  scissorLifts: 'S0812E',
  telescopicBooms: 'T20J',
  articulatingBooms: 'A16J',
  forklifts: 'F25D',
} as const;

function writeMachineBase(folder: string): void {
  writeAll(folder, 'machine-families', {
    columns: ['code', ...five('name'), 'search_group', 'image', 'position'],
    rows: Object.entries(families).map(([code, word], at) => [
      code,
      ...fiveOf(word),
      SEARCH_GROUPS[code as keyof typeof families],
      pictureOfModel(PORTRAITS[code as keyof typeof families]),
      at + 1,
    ]),
  });
  writeAll(folder, 'serial-schemes', {
    columns: ['code', 'name', 'input_length', 'is_identification_number', 'pattern'],
    rows: SERIAL_SCHEMES.map(([code, name, length, isPin, pattern]) => [
      code,
      name,
      length,
      isPin ? 'yes' : 'no',
      pattern,
    ]),
  });
  writeAll(folder, 'option-codes', {
    columns: ['code', ...five('name')],
    rows: OPTIONS.map(([option, code]) => [code, ...fiveOf(options[option])]),
  });
  const used = [...new Set(PLANS.map((plan) => plan.chapter))];
  const order = [...Object.keys(chapters), 'service'];
  writeAll(folder, 'chapters', {
    columns: ['code', ...five('name'), 'position'],
    rows: used
      .toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
      .map((code, at) => [code, ...fiveOf(code === 'service' ? serviceChapter : chapters[code]), at + 1]),
  });
}
