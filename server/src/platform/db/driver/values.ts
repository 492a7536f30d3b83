// How values travel: written as text whose type the server infers, read by type (architecture §8).
import { ARRAY_PARSERS, type Parse, safeNumber, writeArray } from './array-formats.ts';

/** What a parameter of a statement may be; `undefined` is a mistake of the caller and refused. */
export type Value = string | number | bigint | boolean | null | Date | Uint8Array | Json | Value[];

/** A value that goes as JSON, whatever it is; a list would go as an array otherwise. */
export class Json {
  readonly text: string;

  constructor(value: unknown) {
    this.text = JSON.stringify(value);
  }
}

/** A parameter as the driver sends it: text, or bytes for `bytea`. */
export function writeValue(value: Value): string | Buffer | null {
  if (typeof value === 'string' || value === null) return value;
  if (typeof value === 'object') return writeObject(value);
  if (value === undefined) throw new TypeError('a parameter of a statement is undefined');
  return String(value);
}

function writeObject(value: object): string | Buffer {
  if (value instanceof Json) return value.text;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return Buffer.from(value.buffer, value.byteOffset, value.byteLength);
  if (Array.isArray(value)) return writeArray<Value>(value, writeValue);
  throw new TypeError('a parameter of a statement is a bare object: say json()');
}

const asText: Parse = (text) => text;
const readMoment: Parse = (text) => new Date(text);
const readJson: Parse = (text) => JSON.parse(text);

/** Readers by number in pg_type; what is not named here, numeric, date and uuid among them, stays text. */
const PARSERS: ReadonlyMap<number, Parse> = new Map<number, Parse>([
  [16, (text) => text === 't'],
  [17, (text) => Buffer.from(text.slice(2), 'hex')],
  [20, safeNumber],
  [21, Number],
  [23, Number],
  [26, Number],
  [114, readJson],
  [700, Number],
  [701, Number],
  [1114, readMoment],
  [1184, readMoment],
  [3802, readJson],
  ...ARRAY_PARSERS,
]);

/** Tells the driver how to read a column. */
export const TYPES = { getTypeParser: (oid: number): Parse => PARSERS.get(oid) ?? asText };
