// One transaction on one connection (architecture §8): committed whole, or nothing of it is there.
import type { Trx } from './db.ts';
import { withCode } from './lost-connection.ts';
import type { Pool } from './pool.ts';
import type { Runner } from './query.ts';
import { Session } from './session.ts';
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
  await say(session, `begin ${how}`);
  let result: T;
  try {
    result = await scoped(session, work);
  } catch (error) {
    // Where this fails too the connection is closed, which takes back the same.
    await say(session, 'rollback').catch(() => {});
    throw error;
  }
  await say(session, 'commit');
  return result;
}

const say = (runner: Runner, text: string) => runner.run({ text, values: [] });

/** Work whose refused statements are its failure, though it caught what they threw: the database takes nothing more after them. */
async function scoped<T>(session: Session, work: Work<T>): Promise<T> {
  const failures: unknown[] = [];
  const noting = async <A>(answer: Promise<A>): Promise<A> => {
    try {
      return await answer;
    } catch (error) {
      failures.push(error);
      throw error;
    }
  };
  const runner: Runner = {
    run: (statement) => noting(session.run(statement)),
    stream: (stream, ended) => noting(session.stream(stream, ended)),
  };
  const savepoint = <A>(inner: Work<A>): Promise<A> => afterSavepoint(session, runner, inner);
  try {
    const result = await work(Object.assign(sqlOn(runner), { savepoint }));
    await session.drained();
    if (failures.length > 0) throw failures[0];
    return result;
  } catch (error) {
    throw isAfterFailure(error) ? (failures[0] ?? error) : error;
  }
}

let savepoints = 0;

async function afterSavepoint<T>(session: Session, outer: Runner, work: Work<T>): Promise<T> {
  savepoints += 1;
  const name = `savepoint_${savepoints}`;
  await say(outer, `savepoint ${name}`);
  try {
    return await scoped(session, work);
  } catch (error) {
    // Refused only where the whole transaction is, and then noted as its failure.
    await say(outer, `rollback to ${name}`).catch(() => {});
    throw error;
  }
}

const isAfterFailure = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '25P02';
