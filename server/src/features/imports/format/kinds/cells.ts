// The words the kinds are written in: cells and columns that many files share.
import type { Cell, Column, Reference } from './kind.ts';

const LANGUAGES = { en: 'English', es: 'Spanish', pt: 'Portuguese', fr: 'French', zh: 'Chinese' };

/** Text up to `max` characters. */
export const text = (max = 300): Cell => ({ is: 'text', max });

// What the address of a product file takes (platform/http/product-files.ts).
const NAME = '(?!\\.)(?![^,]*\\.\\.)[\\w.-]{1,100}(?:/[\\w.-]{1,100}){0,3}';
const WORDS = 'letters, digits, dots, dashes and at most three folders; no address';
const nameOf = (endings: readonly string[]): string => `${NAME}\\.(?:${endings.join('|')})`;

/** The name of a file below the folder `files`: never an address, whatever its scheme. */
export const fileName = (...endings: string[]): Cell => ({
  is: 'form',
  pattern: new RegExp(`^(?=.{1,300}$)${nameOf(endings)}$`, 'i'),
  words: `a file name ending in ${endings.join(', ')}, of ${WORDS}`,
});

const PICTURES = ['webp', 'png', 'jpg', 'jpeg', 'svg'] as const;

/** The name of a picture below the folder `files`. */
export const picture = fileName(...PICTURES);

/** Names of pictures, with commas and no spaces between. */
export const pictures: Cell = {
  is: 'form',
  pattern: new RegExp(`^(?=.{1,2000}$)${nameOf(PICTURES)}(?:,${nameOf(PICTURES)})*$`, 'i'),
  words: `file names ending in ${PICTURES.join(', ')}, of ${WORDS}; commas without spaces between`,
};

/** A whole number. */
export const whole = (min = 0, max = 2_147_483_647): Cell => ({ is: 'whole', min, max });

/** One of a few words. */
export const oneOf = (...words: string[]): Cell => ({ is: 'oneOf', words });

/** An amount of money; 10,000,000,000.00 is what the tables take at most (derived-columns.store.ts counts in minor units). */
export const amount: Cell = { is: 'decimal', min: 0, max: 10_000_000_000 };
/** A quantity of an order or a line (product §9). */
export const quantity = whole(1, 9999);

/** The code that tells rows of a file apart. */
export const code: Column = { name: 'code', cell: text(64), isRequired: true, about: 'the code other files use' };

/** Order among its neighbours. */
export const position: Column = { name: 'position', cell: whole(), about: 'order among its neighbours' };

/** A column that must be filled. */
export const required = (column: Column): Column => ({ ...column, isRequired: true });

/** A column that names a row of another table by its code. */
export function refer(
  name: string,
  table: string,
  more: Partial<Column> & { reference?: Partial<Reference> } = {},
): Column {
  const { reference, ...rest } = more;
  return {
    name,
    cell: text(100),
    to: `${name}_id`,
    refersTo: { table, by: 'code', value: 'id', ...reference },
    about: `code from ${table.replaceAll('_', ' ')}`,
    ...rest,
  };
}

/** Five columns, one for each language; only English must be filled. */
export function inFiveLanguages(
  stem: string,
  about: string,
  options: { max?: number; isRequired?: boolean; hasMarks?: boolean } = {},
): Column[] {
  return Object.entries(LANGUAGES).map(([suffix, language]) => ({
    name: `${stem}_${suffix}`,
    cell: { ...text(options.max ?? 300), ...(options.hasMarks ? { hasMarks: true } : {}) },
    isRequired: suffix === 'en' && options.isRequired !== false,
    about: `${about}, ${language}`,
  }));
}

/** A country by its two letters. */
export const country = (name: string): Column => ({
  name,
  cell: { is: 'form', pattern: /^[A-Z]{2}$/, words: 'two capital letters, such as DE' },
  to: name,
  refersTo: { table: 'countries', by: 'code', value: 'code' },
  about: 'country, two letters (ISO 3166-1)',
});

/** A currency by its three letters. */
export const currency: Column = {
  name: 'currency',
  cell: { is: 'form', pattern: /^[A-Z]{3}$/, words: 'three capital letters, such as USD' },
  isRequired: true,
  to: 'currency',
  refersTo: { table: 'currencies', by: 'code', value: 'code' },
  about: 'currency, three letters (ISO 4217)',
};

/** The customer by the number the maker gave. */
export const customer: Column = refer('customer', 'companies', {
  isRequired: true,
  to: 'company_id',
  reference: { by: 'customer_number' },
  about: 'customer number of the company',
});

/** A machine by its serial number within the scheme named in the column before. */
export const machineColumns: Column[] = [
  refer('scheme', 'serial_schemes', { isRequired: true, to: null, about: 'serial scheme of the machine' }),
  refer('machine', 'machines', {
    isRequired: true,
    reference: { by: 'serial_norm', isNormal: true, within: { scheme_id: 'scheme' } },
    about: 'serial number',
  }),
];
