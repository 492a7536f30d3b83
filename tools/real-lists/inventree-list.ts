// Turns the InvenTree demo data into the import format: parts, bills of materials, substitutes, supplier numbers, prices, stock.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { knownTime } from './known-times.ts';
import { type ListFolder, makeListFolder } from './list-folder.ts';
import { addMadeUpBase, addMadeUpTrade, madeUpWeight, PRICE_LIST } from './made-up.ts';

type Fields = Record<string, unknown>;
type Tables = Map<string, Map<number, Fields>>;
type List = { tables: Tables; codes: Map<number, string>; folder: ListFolder; seed: number };

const UNITS: Record<string, string> = { m: 'metre', litres: 'litre' };
const HIGHEST_QUANTITY = 9999;

/** Reads `inventree-demo.json` of a folder. */
export function convertInventree(source: string, seed: number): ListFolder {
  const tables = readTables(join(source, 'inventree-demo.json'));
  const list: List = { tables, codes: codesOf(tables), folder: makeListFolder(), seed };
  addMadeUpBase(list.folder);
  addCategories(list);
  addWarehouses(list);
  const priced = addPrices(list);
  for (const [id, part] of rowsOf(list, 'part.part')) addPart(list, { id, part, isPriced: priced.has(id) });
  addRelations(list);
  addSupplierNumbers(list);
  addStock(list);
  return list.folder;
}

function readTables(path: string): Tables {
  const tables: Tables = new Map();
  for (const { model, pk, fields } of JSON.parse(readFileSync(path, 'utf8')) as {
    model: string;
    pk: number;
    fields: Fields;
  }[]) {
    const table = tables.get(model) ?? new Map<number, Fields>();
    tables.set(model, table.set(pk, fields));
  }
  return tables;
}

const rowsOf = ({ tables }: Pick<List, 'tables'>, model: string) => tables.get(model) ?? new Map<number, Fields>();
const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
const numberOf = (value: unknown) => Number(value ?? 0);

/** The part number of its maker, else its name; where two parts share it, the number of the record makes the difference. */
function codesOf(tables: Tables): Map<number, string> {
  const codes = new Map<number, string>();
  const taken = new Set<string>();
  for (const [id, part] of rowsOf({ tables }, 'part.part')) {
    const wanted = textOf(part['IPN']) || textOf(part['name']);
    const code = taken.has(wanted) ? `${wanted}/${id}` : wanted;
    taken.add(code);
    codes.set(id, code);
  }
  return codes;
}

function addCategories(list: List): void {
  for (const [id, category] of rowsOf(list, 'part.partcategory'))
    list.folder.add('categories', {
      code: `inventree-${id}`,
      parent: category['parent'] ? `inventree-${numberOf(category['parent'])}` : '',
      name_en: textOf(category['name']),
    });
}

function addPart(
  { folder, codes, seed }: List,
  { id, part, isPriced }: { id: number; part: Fields; isPriced: boolean },
): void {
  const code = codes.get(id) ?? '';
  folder.add('parts', {
    code,
    name_en: textOf(part['description']) || textOf(part['name']),
    category: part['category'] ? `inventree-${numberOf(part['category'])}` : '',
    status: part['active'] ? 'active' : 'offline',
    sell_policy: part['virtual'] ? 'notSold' : 'backorder',
    unit: UNITS[textOf(part['units'])] ?? 'piece',
    revision: textOf(part['revision']),
    release_date: knownTime(folder, {
      is: 'date',
      what: `The first day of ${code}`,
      text: textOf(part['creation_date']),
    }),
    weight_grams: madeUpWeight(code, seed),
  });
  const name = textOf(part['name']);
  if (name !== code) folder.add('part-aliases', { part: code, code: name, kind: 'alias', source: 'InvenTree name' });
  if (!isPriced && !part['virtual']) addMadeUpTrade(folder, code, seed);
}

/** Dollar price breaks: those for sale, else the dearest the suppliers ask, with a third on top. */
function addPrices(list: List): Set<number> {
  const prices = new Map<number, Map<number, number>>();
  const sale = new Set<number>();
  const take = (id: number, row: Fields, factor: number) => {
    const quantity = numberOf(row['quantity']);
    if (row['price_currency'] !== 'USD' || !Number.isInteger(quantity) || quantity < 1 || quantity > HIGHEST_QUANTITY)
      return;
    const breaks = prices.get(id) ?? new Map<number, number>();
    const cents = Math.max(1, Math.round(numberOf(row['price']) * 100 * factor));
    prices.set(id, breaks.set(quantity, Math.max(cents, breaks.get(quantity) ?? 0)));
  };
  for (const row of rowsOf(list, 'part.partsellpricebreak').values()) {
    sale.add(numberOf(row['part']));
    take(numberOf(row['part']), row, 1);
  }
  for (const row of rowsOf(list, 'company.supplierpricebreak').values()) {
    const part = numberOf(rowsOf(list, 'company.supplierpart').get(numberOf(row['part']))?.['part']);
    if (part > 0 && !sale.has(part)) take(part, row, 4 / 3);
  }
  for (const [id, breaks] of prices) writeBreaks(list, id, breaks);
  return new Set(prices.keys());
}

/** The smallest break also counts for one piece, so that every part can be bought singly. */
function writeBreaks({ folder, codes }: List, id: number, breaks: Map<number, number>): void {
  const sorted = [...breaks].sort(([a], [b]) => a - b);
  for (const [at, [quantity, cents]] of sorted.entries())
    folder.add('prices', {
      part: codes.get(id),
      price_list: PRICE_LIST,
      min_quantity: at === 0 ? 1 : quantity,
      amount: (cents / 100).toFixed(2),
    });
}

function addRelations(list: List): void {
  const { folder, codes } = list;
  const lines = rowsOf(list, 'part.bomitem');
  for (const line of lines.values()) {
    const [part, component, quantity] = [
      codes.get(numberOf(line['part'])),
      codes.get(numberOf(line['sub_part'])),
      numberOf(line['quantity']),
    ];
    if (!part || !component) continue;
    if (!Number.isInteger(quantity))
      folder.note(`${part} holds ${quantity} of ${component}; a kit holds whole pieces, so 1 more is counted.`);
    folder.add('part-relations', { part, kind: 'kit', related_part: component, quantity: Math.ceil(quantity) });
  }
  for (const row of rowsOf(list, 'part.bomitemsubstitute').values()) {
    const instead = lines.get(numberOf(row['bom_item']))?.['sub_part'];
    folder.add('part-relations', {
      part: codes.get(numberOf(instead)),
      kind: 'alternate',
      related_part: codes.get(numberOf(row['part'])),
      quantity: 1,
    });
  }
  for (const row of rowsOf(list, 'part.partrelated').values())
    folder.add('part-relations', {
      part: codes.get(numberOf(row['part_1'])),
      kind: 'related',
      related_part: codes.get(numberOf(row['part_2'])),
      quantity: 1,
    });
}

function addSupplierNumbers(list: List): void {
  const name = (id: unknown) => textOf(rowsOf(list, 'company.company').get(numberOf(id))?.['name']);
  const known = new Set<string>();
  const add = (part: unknown, code: string, source: string) => {
    const owner = list.codes.get(numberOf(part));
    if (!owner || code === '' || known.has(`${owner} ${code}`)) return;
    known.add(`${owner} ${code}`);
    list.folder.add('part-aliases', { part: owner, code, kind: 'supplier', source });
  };
  for (const row of rowsOf(list, 'company.supplierpart').values())
    add(row['part'], textOf(row['SKU']), name(row['supplier']));
  for (const row of rowsOf(list, 'company.manufacturerpart').values())
    add(row['part'], textOf(row['MPN']), name(row['manufacturer']));
}

const placeOf = (list: List, id: number): string => {
  const place = rowsOf(list, 'stock.stocklocation').get(id);
  return place?.['parent'] ? placeOf(list, numberOf(place['parent'])) : `inventree-${id}`;
};

/** The places at the top of the tree become warehouses; the list names no country. */
function addWarehouses(list: List): void {
  for (const [id, place] of rowsOf(list, 'stock.stocklocation'))
    if (!place['parent'])
      list.folder.add('warehouses', { code: `inventree-${id}`, name: textOf(place['name']), country: 'US', city: '' });
}

function addStock(list: List): void {
  const sums = new Map<string, { part: string; warehouse: string; sum: number; at: string }>();
  for (const row of rowsOf(list, 'stock.stockitem').values()) {
    const part = list.codes.get(numberOf(row['part']));
    if (!part || !row['location']) continue;
    const warehouse = placeOf(list, numberOf(row['location']));
    const known = sums.get(`${part}\n${warehouse}`) ?? { part, warehouse, sum: 0, at: '2021-01-01T00:00:00Z' };
    const at = knownTime(list.folder, { is: 'moment', what: `A count of ${part}`, text: textOf(row['updated']) });
    sums.set(`${part}\n${warehouse}`, {
      ...known,
      sum: known.sum + numberOf(row['quantity']),
      at: at > known.at ? at : known.at,
    });
  }
  for (const { part, warehouse, sum, at } of sums.values())
    list.folder.add('stock', { part, warehouse, on_hand: Math.floor(sum), counted_at: at });
}
