// A statement that is sent once somebody waits for it; until then it is a piece to put into another.
import { DatabaseError, type Submittable } from 'pg';
import { type Hole, Piece, type Statement, statementOf } from './sql.ts';

/** A row whose columns nobody named. */
export type Row = Record<string, unknown>;

/** The rows of an answer; `count` is how many the statement touched or gave. */
export type Rows<T extends readonly object[]> = T & { readonly count: number };

/** What statements are sent on: a pool, or the one connection of a transaction. */
export interface Runner {
  run(statement: Statement): Promise<Rows<Row[]>>;
  /** Gives the connection to a stream until `ended`; only inside a transaction. */
  stream(stream: Submittable, ended: Promise<unknown>): Promise<void>;
}

/** One statement: await it for its rows, or put it into another. */
export class Query<T extends readonly object[]> extends Piece implements Promise<Rows<T>> {
  readonly [Symbol.toStringTag] = 'Query';
  readonly runner: Runner;
  #answer: Promise<Rows<T>> | undefined;

  constructor(runner: Runner, strings: readonly string[], holes: readonly Hole[]) {
    super(strings, holes);
    this.runner = runner;
  }

  /** Whether it has been sent. */
  get isSent(): boolean {
    return this.#answer !== undefined;
  }

  /** Sends it without waiting. */
  execute(): Promise<Rows<T>> {
    this.#answer ??= this.#run();
    return this.#answer;
  }

  // What the caller says of the rows is taken on trust, as any type of an answer is.
  async #run(): Promise<Rows<T>> {
    try {
      return (await this.runner.run(this.statement())) as unknown as Rows<T>;
    } catch (error) {
      // It leads to who asked, in place of where the answer was read.
      if (error instanceof DatabaseError) Error.captureStackTrace(error);
      throw error;
    }
  }

  /** Reads so many rows at a time, for answers that would fill the memory; only inside a transaction. */
  cursor(size: number): AsyncGenerator<T[number][]> {
    return fetchRows(this.runner, this.statement(), size) as AsyncGenerator<T[number][]>;
  }

  /** The text and parameters that are sent. */
  statement(): Statement {
    return statementOf(this);
  }

  // oxlint-disable-next-line unicorn/no-thenable -- a statement is awaited
  then<A = Rows<T>, B = never>(
    resolved?: ((rows: Rows<T>) => A | PromiseLike<A>) | null,
    rejected?: ((error: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    return this.execute().then(resolved, rejected);
  }

  catch<B = never>(rejected?: ((error: unknown) => B | PromiseLike<B>) | null): Promise<Rows<T> | B> {
    return this.execute().catch(rejected);
  }

  finally(after?: (() => void) | null): Promise<Rows<T>> {
    return this.execute().finally(after);
  }
}

let cursors = 0;

async function* fetchRows(runner: Runner, { text, values }: Statement, size: number): AsyncGenerator<Row[]> {
  cursors += 1;
  const name = `cursor_${cursors}`;
  // All of it is wanted, so the plan with the soonest first row is not.
  await runner.run({ text: 'set local cursor_tuple_fraction = 1', values: [] });
  await runner.run({ text: `declare ${name} no scroll cursor for ${text}`, values });
  for (;;) {
    const rows = await runner.run({ text: `fetch ${size} from ${name}`, values: [] });
    if (rows.length > 0) yield rows;
    if (rows.length < size) break;
  }
  await runner.run({ text: `close ${name}`, values: [] });
}
