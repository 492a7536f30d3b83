// One transaction on one connection (architecture §8): committed whole, or nothing of it is there.
import type { Submittable } from 'pg';
import type { Trx } from '../db.ts';
import { withCode } from './lost-connection.ts';
import type { Pool } from './pool.ts';
import type { Row, Rows, Runner } from './query.ts';
import { Session } from './session.ts';
import type { Statement } from './sql.ts';
import { sqlOn } from './sql-on.ts';

type Work<T> = (trx: Trx) => T | Promise<T>;

/** Runs the work between BEGIN and COMMIT; where its connection is lost it is refused at once, and nothing more is sent for it anywhere. */
export async function transact<T>(pool: Pool, how: string, work: Work<T>): Promise<T> {
  return await pool.lend(async (client) => {
    const session = new Session(client);
    const lost = Promise.withResolvers<never>();
    const onLoss = (error: Error) => lost.reject(withCode(error));
    client.once('error', onLoss);
    try {
      return await Promise.race([whole(session, how, work), lost.promise]);
    } finally {
      client.off('error', onLoss);
      session.close();
    }
  });
}

async function whole<T>(session: Session, how: string, work: Work<T>): Promise<T> {
  // Goes in one message with what the work asks first.
  const begun = say(session, `begin ${how}`.trim(), PLANNED);
  begun.catch((error: unknown) => session.close(error));
  let result: T;
  try {
    result = await scoped(session, work);
    await begun;
  } catch (error) {
    // Where this fails too the connection is closed, which takes back the same.
    await say(session, 'rollback', PLANNED).catch(() => {});
    throw error;
  }
  await say(session, 'commit', PLANNED);
  return result;
}

/** For what is said again and again in the same words. */
const PLANNED = { isPlanned: true };
const say = (runner: Runner, text: string, { isPlanned } = { isPlanned: false }) =>
  runner.run({ text, name: isPlanned ? text : undefined, values: [] });

/** Work whose refused statements are its failure, though it caught what they threw: the database takes nothing more after them. */
async function scoped<T>(session: Session, work: Work<T>): Promise<T> {
  const scope = new Scope(session);
  try {
    const result = await work(trxOn(scope));
    await session.drained();
    if (scope.failures.length > 0) throw scope.failures[0];
    return result;
  } catch (error) {
    throw isAfterFailure(error) ? (scope.failures[0] ?? error) : error;
  } finally {
    scope.end();
  }
}

function trxOn(scope: Scope): Trx {
  const trx: Trx = Object.assign(sqlOn(scope), {
    savepoint: <T>(work: Work<T>): Promise<T> => scope.savepoint(work),
    together: <T extends readonly unknown[] | []>(ask: (one: Trx) => T) => Promise.all(ask(trx)),
  });
  return trx;
}

let savepoints = 0;

/** A transaction, or the part of one that begins at a savepoint. */
class Scope implements Runner {
  readonly failures: unknown[] = [];
  readonly #session: Session;
  #isInSavepoint = false;
  #isOver = false;

  constructor(session: Session) {
    this.#session = session;
  }

  /** What is asked from now on would go behind the word that ends it, and stand alone. */
  end(): void {
    this.#isOver = true;
  }

  async run(statement: Statement): Promise<Rows<Row[]>> {
    this.#refuseInSavepoint();
    return await this.#noting(this.#session.run(statement));
  }

  async stream(stream: Submittable, ended: Promise<unknown>): Promise<void> {
    this.#refuseInSavepoint();
    await this.#noting(this.#session.stream(stream, ended));
  }

  async savepoint<T>(work: Work<T>): Promise<T> {
    this.#refuseInSavepoint();
    savepoints += 1;
    const name = `savepoint_${savepoints}`;
    const opened = say(this, `savepoint ${name}`);
    this.#isInSavepoint = true;
    try {
      await opened;
      return await scoped(this.#session, work);
    } catch (error) {
      this.#isInSavepoint = false;
      // Refused only where the whole transaction is, and then noted as its failure.
      await say(this, `rollback to ${name}`).catch(() => {});
      throw error;
    } finally {
      this.#isInSavepoint = false;
    }
  }

  // Both would be on one connection: a savepoint that is taken back would take with it what was asked beside it.
  #refuseInSavepoint(): void {
    if (this.#isOver) throw new Error('the transaction of this statement is over');
    if (!this.#isInSavepoint) return;
    const error = new Error('a savepoint of this transaction is open: ask of that, or wait for its end');
    this.failures.push(error);
    throw error;
  }

  async #noting<A>(answer: Promise<A>): Promise<A> {
    try {
      return await answer;
    } catch (error) {
      this.failures.push(error);
      throw error;
    }
  }
}

const isAfterFailure = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '25P02';
