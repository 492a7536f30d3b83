// The keyword rule of machine search before anything is sent (spec §5: 7 or 17 characters, one variant 17; product §5 History).
import { labelledCode, limits, normalCode, rightCodeIn, type SerialLengths } from '@outrigger/contract';

/** What a keyword is meant to be; the shop tells by itself unless somebody chooses. */
export const SEARCH_FIELDS = ['any', 'serial', 'identification', 'model'] as const;
/** One meaning of a keyword. */
export type SearchField = (typeof SEARCH_FIELDS)[number];

/** A keyword to send, or what is wrong with what was typed. */
export type KeywordReading = { keyword: string } | { problem: 'empty' } | { problem: 'length'; length: number };

/** The number as it is compared, without the label or the model beside it. */
export function serialIn(typed: string, lengths: readonly number[]): string {
  const isRight = (code: string) => lengths.includes(normalCode(code).length);
  const found = rightCodeIn(typed, isRight);
  return normalCode(isRight(found) ? found : (labelledCode(typed) ?? typed));
}

/** Lengths until the shop has said which its machines have. */
export const USUAL_LENGTHS: SerialLengths = {
  serial: [...limits.machineKeywordLengths],
  identification: limits.machineKeywordLengths.slice(1),
};

/** Lengths a serial number may have in this field, none where the field is not held to one. */
export function lengthsFor(field: SearchField, lengths: SerialLengths): readonly number[] {
  return field === 'serial' || field === 'identification' ? lengths[field] : [];
}

/** What is meant by a text: in the place of serial numbers a word without a digit, which none is, is a name. */
export const meantBy = (field: SearchField, typed: string): SearchField =>
  field === 'serial' && /\p{L}/u.test(typed) && !/\p{N}/u.test(typed) ? 'any' : field;

/** Reads what was typed; serial input is stripped and held to its length, models and names are only trimmed. */
export function readKeyword(field: SearchField, typed: string, known: SerialLengths): KeywordReading {
  const lengths = lengthsFor(field, known);
  const keyword = lengths.length > 0 ? serialIn(typed, lengths) : typed.trim();
  if (keyword === '') return { problem: 'empty' };
  const { length } = keyword;
  return lengths.length > 0 && !lengths.includes(length) ? { problem: 'length', length } : { keyword };
}
