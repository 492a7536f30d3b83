// One connection in the hands of one transaction: what is asked of it is sent in the order of asking, and nothing once it is over.
import type { Submittable } from 'pg';
import { isOfStatement, withCode } from './lost-connection.ts';
import type { Row, Rows, Runner } from './query.ts';
import { send } from './send.ts';
import type { Statement } from './sql.ts';
import type { TimedClient } from './timed-client.ts';

/** The connection of a transaction. */
export class Session implements Runner {
  readonly #client: TimedClient;
  #last: Promise<unknown> = Promise.resolve();
  #isOver = false;
  #isTimed = true;

  constructor(client: TimedClient) {
    this.#client = client;
  }

  /** Sends a statement after those asked for before. */
  run(statement: Statement): Promise<Rows<Row[]>> {
    // Who changes the server's limit, as an import does, expects answers that take longer.
    if (statement.text.includes('statement_timeout')) this.#isTimed = false;
    return this.#next((client) => this.#inTime(send(client, statement)));
  }

  /** Hands the connection to a stream for as long as that lasts. */
  stream(stream: Submittable, ended: Promise<unknown>): Promise<void> {
    return this.#next(async (client) => {
      client.query(stream);
      try {
        await this.#inTime(ended);
      } catch (error) {
        // A stream that was given up leaves the connection in the middle of its answer.
        if (!isOfStatement(error)) this.#isOver = true;
        throw withCode(error);
      }
    });
  }

  /** Over once everything asked for has been answered or refused. */
  async drained(): Promise<void> {
    await this.#last;
  }

  /** From now on the connection is somebody else's. */
  close(): void {
    this.#isOver = true;
  }

  #inTime<T>(answer: Promise<T>): Promise<T> {
    return this.#isTimed ? this.#client.inTime(answer) : answer;
  }

  #next<T>(work: (client: TimedClient) => Promise<T>): Promise<T> {
    const answer = this.#last.then(() => {
      if (this.#isOver) throw new Error('the transaction of this statement is over');
      return work(this.#client);
    });
    this.#last = answer.catch(() => {});
    return answer;
  }
}
