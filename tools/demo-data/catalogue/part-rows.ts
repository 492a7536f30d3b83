// Writes parts with their prices, stock, codes and tags (docs/import-format.md).
import { descriptionOf, purposeOf } from '../vocabulary/descriptions.ts';
import { COLUMNS, type Word } from '../vocabulary/word.ts';
import { typeOfCategory } from '../vocabulary/part-types.ts';
import { type CsvFile, csvFile } from './csv-file.ts';
import { type Dice, diceOf } from './dice.ts';
import { drawingOf } from './part-drawing.ts';
import { MODELS } from './models.ts';
import { sentences, type Tag } from './more-words.ts';
import { nameOf, type PartSeed } from './part-seed.ts';
import { breaksOf, measuresOf, priceCents, priceEuroCents } from './part-worth.ts';
import { type StockFiles, stockFiles, writeStock } from './stock-rows.ts';
import { FAST_MOVING, NOT_SOLD, TRADE, UN_NUMBERS } from './trade-facts.ts';

const FIVE = COLUMNS;
const five = (stem: string) => FIVE.map((column) => `${stem}_${column}`);

/** Files of parts and what hangs on each part alone. */
export interface PartFiles extends StockFiles {
  parts: CsvFile;
  prices: CsvFile;
  tags: CsvFile;
  aliases: CsvFile;
}

/** Opens them in the folder. */
export const partFiles = (folder: string): PartFiles => ({
  ...stockFiles(folder),
  parts: csvFile(folder, 'parts', [
    'code',
    ...five('name'),
    ...five('description'),
    'category',
    'type',
    'brand',
    'status',
    'sell_policy',
    'unit',
    'pack_quantity',
    'min_quantity',
    'weight_grams',
    'length_mm',
    'width_mm',
    'height_mm',
    'size',
    'colour',
    'revision',
    'release_date',
    'offline_date',
    'hs_code',
    'origin_country',
    'un_number',
    'sold_by',
    'image_url',
    'drawing',
    'rank',
  ]),
  prices: csvFile(folder, 'prices', ['part', 'price_list', 'min_quantity', 'valid_from', 'valid_to', 'amount']),
  tags: csvFile(folder, 'part-tags', ['part', 'tag']),
  aliases: csvFile(folder, 'part-aliases', ['part', 'code', 'kind', 'source']),
});

/** Writes one part into all of them. */
export function writePart(files: PartFiles, part: PartSeed, seed: number): void {
  const dice = diceOf(seed, 21, part.index);
  const cents = priceCents(part, seed);
  writePartRow(files.parts, part, dice);
  writePrices(files.prices, part, cents, seed);
  for (const tag of tagsOf(part, dice)) files.tags.row(part.code, tag);
  writeAliases(files.aliases, part, dice);
  writeStock(files, part, cents, seed);
}

function writePartRow(file: CsvFile, part: PartSeed, dice: Dice): void {
  const { facts, size } = part;
  const { hsCode, origins, colours: palette } = TRADE[facts.category];
  const { grams, length, width, height } = measuresOf(part);
  const name = nameOf(part);
  const text = textOf(part);
  const released = dice.between(2010, 2024);
  const drawing = drawingOf(part);
  file.row(
    part.code,
    ...FIVE.map((column) => name[column]),
    ...FIVE.map((column) => text[column]),
    facts.category,
    typeOfCategory[facts.category],
    brandOf(part),
    part.isReplaced ? 'discontinued' : 'active',
    policyOf(part, dice),
    unitOf(part),
    packOf(part),
    1,
    grams,
    length,
    width,
    height,
    size.text,
    dice.pick(palette),
    'ABCDEF'.charAt(dice.below(6)),
    day(released, dice),
    part.isReplaced ? day(released + 2, dice) : '',
    hsCode,
    dice.pick(origins),
    UN_NUMBERS[facts.noun],
    'Norrvik Parts',
    drawing?.files,
    drawing?.json,
    rankOf(part, dice),
  );
}

const day = (year: number, dice: Dice) =>
  `${year}-${String(dice.between(1, 12)).padStart(2, '0')}-${String(dice.between(1, 28)).padStart(2, '0')}`;

/** The maker of a part: bought-in kinds carry their maker's name half of the time. */
function brandOf({ facts, index }: PartSeed): string {
  if (facts.scope === 's') return 'FESTRA';
  return facts.scope === 'c' && index % 2 === 0 ? TRADE[facts.category].maker : 'NORRVIK';
}

function policyOf({ facts, isReplaced, qualifiers }: PartSeed, dice: Dice): string {
  if (NOT_SOLD.has(facts.noun)) return 'notSold';
  return isReplaced || qualifiers.includes('remanufactured') || dice.chance(0.04) ? 'stockOnly' : 'backorder';
}

function unitOf({ facts }: PartSeed): string {
  if (facts.noun === 'conduit' || facts.noun === 'weatherStrip' || facts.noun === 'reflectiveTape') return 'metre';
  return facts.category === 'serviceKits' || facts.category === 'repairKits' ? 'set' : 'piece';
}

function packOf({ facts, size }: PartSeed): number {
  if (facts.scope !== 's') return facts.price < 0.2 ? 100 : 1;
  const thread = size.params['d'] ?? 12;
  return thread <= 8 ? 50 : thread <= 12 ? 25 : 10;
}

function rankOf({ facts, isReplaced }: PartSeed, dice: Dice): number {
  const base = FAST_MOVING.has(facts.noun) ? 600 : facts.scope === 's' ? 50 : 200;
  return isReplaced ? 1 : base + dice.below(200);
}

function tagsOf({ facts, isReplaced, qualifiers }: PartSeed, dice: Dice): Tag[] {
  const tags: Tag[] = facts.scope === 'o' || facts.scope === 'm' ? ['genuine'] : [];
  if (FAST_MOVING.has(facts.noun)) tags.push('fastMoving');
  if (['engineFilters', 'lubrication', 'serviceKits', 'tanksAndFilters'].includes(facts.category))
    tags.push('maintenance');
  if (['railsAndGates', 'access', 'brakes'].includes(facts.category)) tags.push('safety');
  if (qualifiers.includes('remanufactured')) tags.push('remanufactured');
  if (!isReplaced && dice.chance(0.03)) tags.push('newPart');
  if (dice.chance(0.03)) tags.push('offer');
  if (facts.price > 1500) tags.push('longLead');
  return tags;
}

const SUPPLIER_MARKS = ['HV', 'VT', 'BR', 'PF', 'KG', 'TS'] as const;

function writeAliases(file: CsvFile, { code, facts, index }: PartSeed, dice: Dice): void {
  if (facts.scope === 'c' && dice.chance(0.6)) {
    const number = dice.between(100_000, 999_999);
    file.row(
      code,
      `${dice.pick(SUPPLIER_MARKS)} ${String(number).slice(0, 3)}-${String(number).slice(3)}/${index % 10}`,
      'supplier',
      TRADE[facts.category].maker,
    );
  }
  if (dice.chance(0.35)) file.row(code, barcode(index), 'barcode', 'EAN-13');
}

/** A number of the EAN-13 form with its check digit, in the range for use within a firm. */
function barcode(index: number): string {
  const digits = `20${String(index).padStart(10, '0')}`;
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

function writePrices(file: CsvFile, part: PartSeed, cents: number, seed: number): void {
  if (NOT_SOLD.has(part.facts.noun)) return;
  const euro = priceEuroCents(part, cents, seed);
  for (const [list, amount] of [
    ['BASE-USD', cents],
    ['BASE-EUR', euro],
  ] as const) {
    if (part.index < 3_000 && part.index % 5 === 0)
      file.row(part.code, list, 1, '2024-01-01', '2025-01-01', decimal(amount * 0.96));
    file.row(part.code, list, 1, '2025-01-01', '', decimal(amount));
    if (part.index >= 3_000 && part.index % 4 !== 0) continue;
    for (const [quantity, share] of breaksOf(cents))
      file.row(part.code, list, quantity, '2025-01-01', '', decimal(amount * share));
  }
}

const decimal = (cents: number): string => (Math.max(1, Math.round(cents)) / 100).toFixed(2);

const FAMILY_WORDS = {
  scissor: 'scissorLifts',
  telescopic: 'telescopicBooms',
  articulating: 'articulatingBooms',
  forklift: 'forklifts',
} as const;
const familyOfModel = new Map(MODELS.map(({ code, family }) => [code, FAMILY_WORDS[family]]));
const described = new Map<string, Word>();

/** The purpose of the part and the models it fits; a replaced part says so. */
function textOf({ facts, models, isReplaced }: PartSeed): Word {
  const families = [...new Set([...models].map((model) => familyOfModel.get(model)))].filter(
    (one) => one !== undefined,
  );
  const purpose = purposeOf(facts.category, facts.noun);
  const key = `${purpose.en} ${families.join()}`;
  const base = described.get(key) ?? descriptionOf(purpose, families.length === 4 ? [] : families);
  described.set(key, base);
  const more = [
    ...(isReplaced ? [sentences.replaced] : []),
    ...(models.size > 0 && models.size <= 6 ? [filled(sentences.fits, [...models])] : []),
  ];
  return Object.fromEntries(
    FIVE.map((column) => [column, [base[column], ...more.map((one) => one[column])].join(column === 'zh' ? '' : ' ')]),
  ) as unknown as Word;
}

const filled = (word: Word, models: readonly string[]): Word =>
  Object.fromEntries(
    FIVE.map((column) => [column, word[column].replace('{models}', models.join(column === 'zh' ? '、' : ', '))]),
  ) as unknown as Word;
