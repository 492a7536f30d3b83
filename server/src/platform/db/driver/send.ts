// Sends one statement and gives its rows, columns in camelCase (architecture §5).
import type { ClientBase, QueryArrayConfig, QueryArrayResult } from 'pg';
import { withCode } from './lost-connection.ts';
import type { Row, Rows } from './query.ts';
import type { Statement } from './sql.ts';

/** Throws what the server has against it, or LostConnection. */
export async function send(client: ClientBase, { text, name, values }: Statement): Promise<Rows<Row[]>> {
  try {
    const config: QueryArrayConfig<unknown[]> = { text, name, values, rowMode: 'array' };
    const result: QueryArrayResult<unknown[]> | QueryArrayResult<unknown[]>[] = await client.query(config);
    return rowsOf(Array.isArray(result) ? result.at(-1) : result);
  } catch (error) {
    throw withCode(error);
  }
}

function rowsOf(result: QueryArrayResult<unknown[]> | undefined): Rows<Row[]> {
  const names = (result?.fields ?? []).map((field) => camelOf(field.name));
  const rows = (result?.rows ?? []).map((values) => {
    const row: Row = {};
    for (let at = 0; at < values.length; at += 1) row[names[at] as string] = values[at];
    return row;
  });
  return Object.defineProperty(rows, 'count', { value: result?.rowCount ?? 0 }) as Rows<Row[]>;
}

const CAMEL = new Map<string, string>();
/** More names than the schema has: columns named by data are not remembered. */
const MOST_NAMES = 5000;

function camelOf(name: string): string {
  const known = CAMEL.get(name);
  if (known !== undefined) return known;
  const camel = name.replaceAll(/(?<=.)_(.?)/g, (_, letter: string) => letter.toUpperCase());
  if (CAMEL.size < MOST_NAMES) CAMEL.set(name, camel);
  return camel;
}
