// Statements that are one message and one transaction: without a word to begin and one to end it, there and back once (docs/decisions/0197).
import type { Trx } from '../db.ts';
import { endOfTurn } from './end-of-turn.ts';
import { NotDone } from './exchange.ts';
import type { Pool } from './pool.ts';
import type { Row, Rows, Runner } from './query.ts';
import { sendTogether } from './send.ts';
import type { Statement } from './sql.ts';
import { sqlOn } from './sql-on.ts';

/** Sends what is asked without waiting, which is done whole or not at all; by plans made before, or by new ones where a table has been altered since. */
export async function atOnce<T extends readonly unknown[] | []>(
  pools: Pools,
  ask: (trx: Trx) => T,
  how: { isPlanned: boolean },
): Promise<{ -readonly [At in keyof T]: Awaited<T[At]> }> {
  const message = new Message(pools, how);
  const trx: Trx = Object.assign(sqlOn(message), {
    savepoint: () => Promise.reject(message.closed()),
    together: <A extends readonly unknown[] | []>(inner: (one: Trx) => A) => Promise.all(inner(trx)),
  });
  try {
    return await Promise.all(ask(trx));
  } catch (error) {
    message.abandon(error);
    throw error instanceof NotDone ? error.cause : error;
  }
}

/** Where what only reads is asked, and where what may wait for somebody's lock (docs/decisions/0011). */
export interface Pools {
  reads: Pool;
  transactions: Pool;
}

const isRead = ({ text }: Statement): boolean => /^\s*select\b/i.test(text);

interface Asked {
  statement: Statement;
  answer: PromiseWithResolvers<Rows<Row[]>>;
}

/** Gathers what is asked in one turn and sends it; what comes later would be another transaction, and is refused. */
class Message implements Runner {
  readonly #pools: Pools;
  readonly #isPlanned: boolean;
  readonly #asked: Asked[] = [];
  #isSent = false;

  constructor(pools: Pools, { isPlanned }: { isPlanned: boolean }) {
    this.#pools = pools;
    this.#isPlanned = isPlanned;
  }

  run(statement: Statement): Promise<Rows<Row[]>> {
    if (this.#isSent) return Promise.reject(this.closed());
    const answer = Promise.withResolvers<Rows<Row[]>>();
    if (this.#asked.length === 0) void this.#send();
    this.#asked.push({ statement: this.#isPlanned ? statement : { ...statement, name: undefined }, answer });
    return answer.promise;
  }

  stream(): Promise<void> {
    return Promise.reject(this.closed());
  }

  /** Sends nothing where one of those who ask failed before all had asked. */
  abandon(error: unknown): void {
    if (this.#isSent) return;
    this.#isSent = true;
    for (const { answer } of this.#asked) answer.reject(error);
  }

  closed(): Error {
    return new Error('what is asked together is asked without waiting, and in statements alone');
  }

  async #send(): Promise<void> {
    await endOfTurn();
    if (this.#isSent) return;
    this.#isSent = true;
    const statements = this.#asked.map(({ statement }) => statement);
    const pool = statements.every(isRead) ? this.#pools.reads : this.#pools.transactions;
    try {
      await pool.lend(async (client) => {
        const ended = await client.inTime(sendTogether(client, statements));
        for (const [at, { answer }] of this.#asked.entries()) {
          const one = ended[at];
          if (one?.status === 'fulfilled') answer.resolve(one.value);
          else answer.reject(one?.reason);
        }
        // The pool looks at what was thrown to see whether the connection can be used again.
        const refused = ended.find((one) => one.status === 'rejected');
        if (refused) throw refused.reason;
      });
    } catch (error) {
      for (const { answer } of this.#asked) answer.reject(error);
    }
  }
}
