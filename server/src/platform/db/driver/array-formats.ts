// How arrays look on the way to and from the database, said once.

/** Reads one value from the text the database sends. */
export type Parse = (text: string) => unknown;

const asIs: Parse = (text) => text;

/** Array type by element: its number in pg_type, and how an element is read. */
const ARRAYS: Record<string, readonly [oid: number, parse: Parse]> = {
  bool: [1000, (text) => text === 't'],
  bytea: [1001, (text) => Buffer.from(text.slice(2), 'hex')],
  int2: [1005, Number],
  int4: [1007, Number],
  text: [1009, asIs],
  varchar: [1015, asIs],
  int8: [1016, safeNumber],
  float8: [1022, Number],
  timestamptz: [1185, (text) => new Date(text)],
  date: [1182, asIs],
  numeric: [1231, asIs],
  uuid: [2951, asIs],
  json: [199, (text) => JSON.parse(text)],
  jsonb: [3807, (text) => JSON.parse(text)],
};

/** Readers of the array types the shop uses, by their number in pg_type. */
export const ARRAY_PARSERS: readonly (readonly [oid: number, parse: Parse])[] = Object.values(ARRAYS).map(
  ([oid, parse]) => [oid, (text: string) => parseArray(text, parse)],
);

/** A bigint as a number; throws for one that a number cannot hold. */
export function safeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} does not fit a JavaScript number`);
  return value;
}

// An element: quoted with escapes, or bare up to the next comma or brace.
const TOKEN = /"((?:[^"\\]|\\.)*)"|([{}])|([^{},"]+)/gs;

/** Reads `{1,NULL,"a \\"b\\""}`, nested ones too; a bare NULL is null. */
export function parseArray(text: string, parse: Parse): unknown[] {
  const root: unknown[] = [];
  const open: unknown[][] = [root];
  for (const [, quoted, brace, bare] of text.matchAll(TOKEN)) {
    const inner = open.at(-1) ?? root;
    if (brace === '{') {
      const next: unknown[] = [];
      inner.push(next);
      open.push(next);
    } else if (brace === '}') open.pop();
    else if (quoted !== undefined) inner.push(parse(quoted.replaceAll(/\\(.)/gs, '$1')));
    else inner.push(bare === 'NULL' ? null : parse(bare ?? ''));
  }
  return (root[0] as unknown[] | undefined) ?? [];
}

/** Writes an array as PostgreSQL reads it; `write` writes an element as it would go alone. */
export function writeArray<T>(values: readonly (T | T[])[], write: (value: T) => string | Buffer | null): string {
  return `{${values.map((value) => (Array.isArray(value) ? writeArray(value, write) : quoted(write(value)))).join(',')}}`;
}

function quoted(written: string | Buffer | null): string {
  if (written === null) return 'NULL';
  const text = typeof written === 'string' ? written : `\\x${written.toString('hex')}`;
  return `"${text.replaceAll(/["\\]/g, '\\$&')}"`;
}
