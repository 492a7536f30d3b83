// Statements that go to the server in one message and come back in one: each way there and back costs more than most statements (docs/decisions/0197).
import type { Connection, FieldDef, Submittable } from 'pg';
import { camelOf } from './camel.ts';
import { lossOf, withCode } from './lost-connection.ts';
import type { Row, Rows } from './query.ts';
import type { Statement } from './sql.ts';
import { TYPES } from './values.ts';

/** A statement with a name, which the server plans once on each connection. */
export type Named = Statement & { name: string };

/** Whether a statement can go with others; one without a name may be several in one text. */
export const isNamed = (statement: Statement): statement is Named => statement.name !== undefined;

/** How each statement of an exchange ended, in their order. */
export type Ended = PromiseSettledResult<Rows<Row[]>>[];

type Column = { name: string; parse: (text: string) => unknown };

/** What was prepared on each connection, with the columns it answers: the server is not asked for them again. */
const PREPARED = new WeakMap<Connection, Map<string, readonly Column[]>>();

/** One message with its answer; between statements of one message the server takes no other, and after a refused one it does no further one. */
export class Exchange implements Submittable {
  readonly ended: Promise<Ended>;
  readonly #statements: readonly Statement[];
  readonly #resolve: (ended: Ended) => void;
  readonly #answers: Ended = [];
  #prepared = new Map<string, readonly Column[]>();
  #columns: readonly Column[] = [];
  #rows: Row[] = [];
  #unreadable: unknown;

  constructor(statements: readonly Statement[]) {
    const { promise, resolve } = Promise.withResolvers<Ended>();
    [this.ended, this.#resolve, this.#statements] = [promise, resolve, statements];
  }

  /** Writes the message; called by the driver when it is its turn. */
  submit(connection: Connection): unknown {
    const prepared = PREPARED.get(connection) ?? new Map<string, readonly Column[]>();
    PREPARED.set(connection, prepared);
    this.#prepared = prepared;
    connection.stream.cork();
    try {
      this.#write(connection, prepared);
    } catch (error) {
      // Half a message is answered by nobody.
      connection.stream.destroy();
      return error;
    } finally {
      connection.stream.uncork();
    }
    this.#begin();
    return undefined;
  }

  #write(connection: Connection, prepared: ReadonlyMap<string, unknown>): void {
    const asked = new Set<string>();
    for (const { name = '', text, values } of this.#statements) {
      const isPrepared = prepared.has(name);
      if (!isPrepared && !asked.has(name)) writeText(connection, name, text);
      if (name !== '') asked.add(name);
      connection.bind({ statement: name, values }, true);
      if (!isPrepared) connection.describe({ type: 'P' }, true);
      connection.execute(null, true);
    }
    connection.sync();
  }

  handleRowDescription({ fields }: { fields: FieldDef[] }): void {
    this.#columns = fields.map(({ name, dataTypeID }) => ({
      name: camelOf(name),
      parse: TYPES.getTypeParser(dataTypeID),
    }));
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    try {
      this.#rows.push(rowOf(fields, this.#columns));
    } catch (error) {
      this.#unreadable ??= error;
    }
  }

  handleCommandComplete({ text }: { text: string }): void {
    const { name = '' } = this.#statements[this.#answers.length] ?? {};
    if (name !== '') this.#prepared.set(name, this.#columns);
    const count = Number(text.slice(text.lastIndexOf(' ') + 1)) || 0;
    const value = Object.defineProperty(this.#rows, 'count', { value: count }) as Rows<Row[]>;
    this.#answers.push(
      this.#unreadable === undefined
        ? { status: 'fulfilled', value }
        : { status: 'rejected', reason: this.#unreadable },
    );
    this.#begin();
  }

  /** Of a statement without a word in it. */
  handleEmptyQuery(): void {
    this.handleCommandComplete({ text: '' });
  }

  /** COPY has a stream of its own. */
  handleCopyInResponse(connection: Connection): void {
    connection.stream.destroy();
  }

  handleCopyData(_: unknown, connection: Connection): void {
    connection.stream.destroy();
  }

  handleReadyForQuery(): void {
    this.#resolve(this.#answers);
  }

  /** What was refused after all were answered is the end of the message, and with it all that was done without a transaction around it. */
  handleError(error: unknown): void {
    if (this.#answers.length === this.#statements.length) this.#answers.length = 0;
    const reason = withCode(error);
    const behind = lossOf(reason) === 'nothing' ? new NotDone(reason) : reason;
    const refused = this.#statements.slice(this.#answers.length);
    this.#answers.push(
      ...refused.map((_, at) => ({ status: 'rejected', reason: at === 0 ? reason : behind }) as const),
    );
    this.#resolve(this.#answers);
  }

  // The columns are those of a statement that was prepared before; of another one the server tells them.
  #begin(): void {
    const { name = '' } = this.#statements[this.#answers.length] ?? {};
    this.#columns = this.#prepared.get(name) ?? [];
    this.#rows = [];
    this.#unreadable = undefined;
  }
}

/** A statement that was not done since one before it in the same message was refused; its code is that of a transaction that has failed. */
export class NotDone extends Error {
  override readonly name = 'NotDone';
  readonly code = '25P02';

  constructor(cause: unknown) {
    super('a statement before this one was refused', { cause });
  }
}

function writeText(connection: Connection, name: string, text: string): void {
  // Where an earlier message ended too soon to tell whether it was prepared, it is not prepared twice.
  if (name !== '') connection.close({ type: 'S', name }, true);
  connection.parse({ name, text, types: [] }, true);
}

function rowOf(fields: readonly (string | null)[], columns: readonly Column[]): Row {
  const row: Row = {};
  for (let at = 0; at < columns.length; at += 1) {
    const { name, parse } = columns[at] as Column;
    const text = fields[at] ?? null;
    row[name] = text === null ? null : parse(text);
  }
  return row;
}
