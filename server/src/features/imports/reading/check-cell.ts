// Judges one cell by what its column may hold and writes it as the database reads it (docs/import-format.md).
import { inLines, inOneLine, isOptionRule } from '@outrigger/contract';
import { cleanDescription } from '../../../platform/clean-description.ts';
import { readEffectivity, toMultirange, UnreadableEffectivity } from '../../effectivity/index.ts';
import type { Cell } from '../format/kinds/kind.ts';

/** The cell as PostgreSQL reads it, or undefined where it does not hold what it should. */
export type CellCheck = (value: string) => string | undefined;

const WHOLE = /^-?\d{1,10}$/;
const DECIMAL = /^-?\d{1,15}(\.\d{1,8})?$/;
const REAL = /^-?\d{1,12}(\.\d{1,12})?$/;
const DATE = /^(\d{4})-(\d\d)-(\d\d)$/;
// PostgreSQL knows offsets up to 15:59, and no year 0.
const MOMENT = /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-](0\d|1[0-5]):[0-5]\d)?)?$/;
const RANGE = /^(\d{0,18})(-?)(\d{0,18})$/;
// As the table keeps it (is_option_rule in migration 0065): capitals alone, so that one rule has one spelling.
const RULE_LETTERS = /^[A-Z0-9_+!,() -]{1,500}$/;
const YES = new Set(['yes', 'true', '1', 'y']);
const NO = new Set(['no', 'false', '0', 'n']);

/** Texts up to this length are one line; longer ones, such as addresses and descriptions, may have several. */
const LONGEST_LINE = 300;
/** Whether there is anything to clean: most cells have nothing, and millions are asked. */
const UNUSUAL = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff]/u;

/** A cell without what nobody sees, by the rules that calls keep for their texts (spec §5); JSON is data and stays. */
export function cleaned(value: string, cell: Cell): string {
  const trimmed = value.trim();
  if (cell.is === 'json') return trimmed;
  if (cell.is === 'text' && cell.hasMarks) return cleanDescription(UNUSUAL.test(trimmed) ? inLines(trimmed) : trimmed);
  if (!UNUSUAL.test(trimmed)) return trimmed;
  return cell.is === 'text' && cell.max > LONGEST_LINE ? inLines(trimmed) : inOneLine(trimmed);
}

/** Makes the check of a column once, so that a row costs no decision about kinds of cells. */
export function makeCellCheck(cell: Cell): CellCheck {
  switch (cell.is) {
    case 'text':
      return (value) => (value.length <= cell.max && !value.includes('\0') ? value : undefined);
    case 'whole':
      return (value) => (WHOLE.test(value) && +value >= cell.min && +value <= cell.max ? value : undefined);
    case 'decimal':
      return (value) => (DECIMAL.test(value) && +value >= cell.min && +value <= cell.max ? value : undefined);
    case 'real':
      return (value) => (REAL.test(value) ? value : undefined);
    case 'date':
      return (value) => (isDay(value) ? value : undefined);
    case 'moment':
      return momentOf;
    case 'flag':
      return flagOf;
    case 'oneOf':
      return (value) => (cell.words.includes(value) ? value : undefined);
    case 'form':
      return (value) => (cell.pattern.test(value) ? value : undefined);
    case 'json':
      return (value) => (isJsonObject(value) ? value : undefined);
    case 'ordinals':
      return multirangeOf;
    case 'optionRule':
      return (value) => (RULE_LETTERS.test(value) && isOptionRule(value) ? value : undefined);
  }
}

/** What the cell should have held, for the person who mends the file. */
export function expectedOf(cell: Cell): string {
  switch (cell.is) {
    case 'text':
      return `text of at most ${cell.max} characters`;
    case 'whole':
      return `a whole number from ${cell.min} to ${cell.max}`;
    case 'decimal':
      return `a number with a point from ${cell.min} to ${cell.max}, such as 12.50`;
    case 'real':
      return 'a number with a point';
    case 'date':
      return 'a date as 2026-01-31';
    case 'moment':
      return 'a moment as 2026-01-31T14:00:00Z';
    case 'flag':
      return 'yes or no';
    case 'oneOf':
      return `one of ${cell.words.join(', ')}`;
    case 'form':
      return cell.words;
    case 'json':
      return 'a JSON object';
    case 'optionRule':
      return 'option codes joined by + (and) or comma (or), with ! (not) before and brackets around, at most 500 characters';
    case 'ordinals':
      return 'numbers and ranges separated by spaces, such as -12377 12379-14129 22035881-, or an English wording, such as prior to 15548 except 12378 and 14130';
  }
}

function isDay(value: string): boolean {
  const match = DATE.exec(value);
  if (!match || match[1] === '0000') return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.getUTCDate() === Number(match[3]);
}

function momentOf(value: string): string | undefined {
  if (!MOMENT.test(value) || !isDay(value.slice(0, 10)) || Number.isNaN(Date.parse(value.replace(' ', 'T'))))
    return undefined;
  return value;
}

function flagOf(value: string): string | undefined {
  const word = value.toLowerCase();
  if (YES.has(word)) return 't';
  return NO.has(word) ? 'f' : undefined;
}

function isJsonObject(value: string): boolean {
  try {
    let isStorable = true;
    const parsed: unknown = JSON.parse(value, (key, inner: unknown) => {
      isStorable &&= isText(key) && isStorableValue(inner);
      return inner;
    });
    return typeof parsed === 'object' && parsed !== null && isStorable;
  } catch {
    return false;
  }
}

const isStorableValue = (value: unknown): boolean =>
  typeof value === 'string' ? isText(value) : typeof value !== 'number' || Number.isFinite(value);

// PostgreSQL keeps neither a zero character nor half of a surrogate pair.
const isText = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

function multirangeOf(value: string): string | undefined {
  const ranges = value.split(/\s+/).map(rangeOf);
  return ranges.includes(undefined) ? multirangeOfWording(value) : `{${ranges.join(',')}}`;
}

// As the maker's books print it; a set without any number is a slip of the pen.
function multirangeOfWording(value: string): string | undefined {
  try {
    const ordinals = readEffectivity(value);
    return ordinals.length === 0 ? undefined : toMultirange(ordinals);
  } catch (problem) {
    if (problem instanceof UnreadableEffectivity) return undefined;
    throw problem;
  }
}

function rangeOf(word: string): string | undefined {
  const [, from = '', dash, to = ''] = RANGE.exec(word) ?? [];
  if (dash === undefined || (from === '' && to === '')) return undefined;
  if (dash === '') return to === '' ? `[${from},${from}]` : undefined;
  if (from !== '' && to !== '' && BigInt(from) > BigInt(to)) return undefined;
  return `[${from},${to}]`;
}
