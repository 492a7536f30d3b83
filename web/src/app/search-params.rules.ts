// Search parameters of the address as plain text, and the few ways a row reads them (spec §2: part detail has query id).
import type { RawSearch } from './row.ts';

/** Reads the address; the last of several equal names counts, tabs and line ends are spaces, and characters nobody can type are left out. */
export function parseSearch(text: string): RawSearch {
  const all = [...new URLSearchParams(text)];
  return Object.fromEntries(
    all.map(([name, value]) => [name, value.replaceAll(/[\t-\r]+/g, ' ').replaceAll(/\p{Cc}/gu, '')]),
  );
}

/** Writes the address; undefined and empty values are left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value === undefined || value === null || value === '') continue;
    query.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** A text that is not too long to be asked for, or undefined: nobody can tell what was meant by a longer one. */
export function lineParam(text: string | undefined, most: number): string | undefined {
  return text !== undefined && text.length <= most ? text : undefined;
}

/** A positive whole number, or undefined. */
export function countParam(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

/** A page as the server takes it, or undefined: no list has so many that a greater one would be meant. */
export function pageParam(text: string | undefined): number | undefined {
  const page = countParam(text);
  return page !== undefined && page <= 100_000 ? page : undefined;
}

/** One of the allowed counts, or undefined. */
export function chosenCount(text: string | undefined, choices: readonly number[]): number | undefined {
  const count = countParam(text);
  return choices.find((choice) => choice === count);
}

/** An amount as the wire has it, or undefined. */
export function amountParam(text: string | undefined): string | undefined {
  return text !== undefined && /^\d{1,9}(\.\d{1,2})?$/.test(text) ? text : undefined;
}

/** One of the allowed words, or undefined. */
export function choiceParam<T extends string>(text: string | undefined, choices: readonly T[]): T | undefined {
  return choices.find((choice) => choice === text);
}

/** A day yyyy-MM-dd that the calendar has, or undefined. */
export function dayParam(text: string | undefined): string | undefined {
  if (text === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : undefined;
}
