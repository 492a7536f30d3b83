// Writes parts with their prices, stock, codes and tags (docs/import-format.md).
import { descriptionOf, purposeOf } from '../vocabulary/descriptions.ts';
import { COLUMNS, type Word } from '../vocabulary/word.ts';
import { typeOfCategory } from '../vocabulary/part-types.ts';
import { type CsvFile, csvFile } from './csv-file.ts';
import { type Dice, diceOf } from './dice.ts';
import { colourOf } from './part-colour.ts';
import { drawingOf } from './part-drawing.ts';
import { MODELS } from './models.ts';
import { sentences, type Tag } from './more-words.ts';
import type { Worth } from './kit-contents.ts';
import type { Life, LifeOf } from './part-life.ts';
import { nameOf, type PartSeed } from './part-seed.ts';
import type { Measures } from './printed-measures.ts';
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
    'recipe',
    'rank',
  ]),
  prices: csvFile(folder, 'prices', ['part', 'price_list', 'min_quantity', 'valid_from', 'valid_to', 'amount']),
  tags: csvFile(folder, 'part-tags', ['part', 'tag']),
  aliases: csvFile(folder, 'part-aliases', ['part', 'code', 'kind', 'source']),
});

/** What parts are written with: the seed, their dates, and what kits are worth. */
export interface PartOrder {
  seed: number;
  lifeOf: LifeOf;
  kits: ReadonlyMap<PartSeed, Worth>;
}

/** Writes one part into all of them. */
export function writePart(files: PartFiles, part: PartSeed, { seed, lifeOf, kits }: PartOrder): void {
  const dice = diceOf(seed, 21, part.index);
  const kit = kits.get(part);
  const cents = kit?.cents ?? priceCents(part, seed);
  const ofYear = dice.between(2010, 2023);
  const { released } = writePartRow(files.parts, part, {
    dice,
    measures: measuresOf(part, kit?.grams),
    life: () => {
      const own = { released: day(ofYear, dice), offline: part.isReplaced ? day(ofYear + 2, dice) : '' };
      return lifeOf(part, own);
    },
  });
  writePrices(files.prices, part, { cents, euro: priceEuroCents(part, cents, seed), released });
  for (const tag of tagsOf(part, dice)) files.tags.row(part.code, tag);
  writeAliases(files.aliases, part, dice);
  writeStock(files, part, cents, seed);
}

type RowOrder = { dice: Dice; measures: Measures; life: () => Life };

/** Tells when the part came and went; its dice are rolled in the order of the columns. */
function writePartRow(file: CsvFile, part: PartSeed, { dice, measures, life }: RowOrder): Life {
  const { facts, size } = part;
  const { hsCode, origins } = TRADE[facts.category];
  const { grams, length, width, height } = measures;
  const name = nameOf(part);
  const text = textOf(part);
  const drawing = drawingOf(part);
  const pack = packOf(part);
  const policy = policyOf(part, dice);
  // A roll nothing hangs on any more: without it all that is rolled after it would change.
  dice.below(1);
  const revision = 'ABCDEF'.charAt(dice.below(6));
  const { released, offline } = life();
  file.row(
    part.code,
    ...FIVE.map((column) => name[column]),
    ...FIVE.map((column) => text[column]),
    facts.category,
    typeOfCategory[facts.category],
    brandOf(part),
    part.isReplaced ? 'discontinued' : 'active',
    policy,
    unitOf(part),
    pack,
    pack,
    grams,
    length,
    width,
    height,
    size.text,
    drawing && colourOf(facts.noun),
    revision,
    released,
    offline,
    hsCode,
    dice.pick(origins),
    UN_NUMBERS[facts.noun],
    'Norrvik Parts',
    drawing?.files,
    drawing?.json,
    rankOf(part, dice),
  );
  return { released, offline };
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
  if (facts.category === 'serviceKits') tags.push('serviceKit');
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

type PriceOrder = { cents: number; euro: number; released: string };

function writePrices(file: CsvFile, part: PartSeed, { cents, euro, released }: PriceOrder): void {
  if (NOT_SOLD.has(part.facts.noun)) return;
  const since = released > THIS_LIST ? released : THIS_LIST;
  for (const [list, amount] of [
    ['BASE-USD', cents],
    ['BASE-EUR', euro],
  ] as const) {
    if (part.index < 3_000 && part.index % 5 === 0 && released <= LAST_LIST)
      file.row(part.code, list, 1, LAST_LIST, THIS_LIST, decimal(amount * 0.96));
    file.row(part.code, list, 1, since, '', decimal(amount));
    if (part.index >= 3_000 && part.index % 4 !== 0) continue;
    for (const [quantity, share] of breaksOf(cents, packOf(part)))
      file.row(part.code, list, quantity, since, '', decimal(amount * share));
  }
}

/** The days from which the list before and this one are good. */
const LAST_LIST = '2024-01-01';
const THIS_LIST = '2025-01-01';

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
