// One connection in the hands of one piece of work: what is asked of it is sent in the order of asking, together what is asked without waiting, and nothing once it is over.
import type { Submittable } from 'pg';
import { endOfTurn } from './end-of-turn.ts';
import { isNamed, type Named } from './exchange.ts';
import { isOfStatement, withCode } from './lost-connection.ts';
import type { Row, Rows, Runner } from './query.ts';
import { send, sendTogether } from './send.ts';
import type { Statement } from './sql.ts';
import type { TimedClient } from './timed-client.ts';

/** What waits to be sent: a statement, or anything else that takes the whole connection. */
interface Asked {
  statement?: Statement;
  take: (client: TimedClient) => Promise<unknown>;
  resolve: (answer: never) => void;
  reject: (error: unknown) => void;
}
type AskedNamed = Asked & { statement: Named };

/** The connection of a transaction. */
export class Session implements Runner {
  readonly #client: TimedClient;
  #asked: Asked[] = [];
  #sending: Promise<void> | undefined;
  #over: unknown;
  #isTimed = true;

  constructor(client: TimedClient) {
    this.#client = client;
  }

  /** Sends a statement after those asked for before, in one message with those that wait beside it. */
  run(statement: Statement): Promise<Rows<Row[]>> {
    // Who changes the server's limit, as an import does, expects answers that take longer.
    if (statement.text.includes('statement_timeout')) this.#isTimed = false;
    return this.#ask((client) => this.#inTime(send(client, statement)), statement);
  }

  /** Hands the connection to a stream for as long as that lasts. */
  stream(stream: Submittable, ended: Promise<unknown>): Promise<void> {
    return this.#ask(async (client) => {
      client.query(stream);
      try {
        await this.#inTime(ended);
      } catch (error) {
        // A stream that was given up leaves the connection in the middle of its answer.
        if (!isOfStatement(error)) this.close(withCode(error));
        throw withCode(error);
      }
    });
  }

  /** Over once everything asked for has been answered or refused. */
  async drained(): Promise<void> {
    await this.#sending;
  }

  /** From now on the connection is somebody else's, or of no use: what is asked is refused, by what ended it where that is told. */
  close(cause: unknown = new Error('the transaction of this statement is over')): void {
    this.#over ??= cause;
  }

  #inTime<T>(answer: Promise<T>): Promise<T> {
    return this.#isTimed ? this.#client.inTime(answer) : answer;
  }

  #ask<T>(take: (client: TimedClient) => Promise<T>, statement?: Statement): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    this.#asked.push({ take, resolve, reject, ...(statement && { statement }) });
    this.#sending ??= this.#sendAll();
    return promise;
  }

  async #sendAll(): Promise<void> {
    while (this.#asked.length > 0) {
      await endOfTurn();
      await this.#sendNext(this.#takeNext());
    }
    this.#sending = undefined;
  }

  #takeNext(): Asked[] {
    const other = this.#asked.findIndex(({ statement }) => !statement || !isNamed(statement));
    const count = other < 0 ? this.#asked.length : Math.max(1, other);
    return this.#asked.splice(0, count);
  }

  async #sendNext(next: readonly Asked[]): Promise<void> {
    try {
      if (this.#over !== undefined) throw this.#over;
      const [first] = next;
      if (next.length > 1) await this.#sendTogether(next as readonly AskedNamed[]);
      else first?.resolve((await first.take(this.#client)) as never);
    } catch (error) {
      for (const { reject } of next) reject(error);
    }
  }

  async #sendTogether(next: readonly AskedNamed[]): Promise<void> {
    const statements = next.map(({ statement }) => statement);
    const ended = await this.#inTime(sendTogether(this.#client, statements));
    for (const [at, { resolve, reject }] of next.entries()) {
      const one = ended[at];
      if (one?.status === 'fulfilled') resolve(one.value as never);
      else reject(one?.reason);
    }
  }
}
