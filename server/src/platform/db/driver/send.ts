// Sends statements and gives their rows, columns in camelCase (architecture §5).
import type { ClientBase, QueryArrayConfig, QueryArrayResult } from 'pg';
import { camelOf } from './camel.ts';
import { type Ended, Exchange, isNamed } from './exchange.ts';
import { withCode } from './lost-connection.ts';
import type { Row, Rows } from './query.ts';
import type { Statement } from './sql.ts';

/** Throws what the server has against it, or LostConnection. */
export async function send(client: ClientBase, statement: Statement): Promise<Rows<Row[]>> {
  if (!isNamed(statement)) return await sendText(client, statement);
  const [ended] = await sendTogether(client, [statement]);
  if (ended?.status === 'fulfilled') return ended.value;
  throw ended?.reason;
}

/** Sends several in one message, and says how each ended. */
export async function sendTogether(client: ClientBase, statements: readonly Statement[]): Promise<Ended> {
  return await client.query(new Exchange(statements)).ended;
}

// May be several statements, of which the last one's rows are given.
async function sendText(client: ClientBase, { text, values }: Statement): Promise<Rows<Row[]>> {
  try {
    const config: QueryArrayConfig<unknown[]> = { text, values, rowMode: 'array' };
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
