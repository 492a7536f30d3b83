// Keeps the process alive when a connection is lost inside a transaction (quality 5): the driver would write to a socket that is no more, and end the process.
import type { Trx } from './db.ts';

type Work = (trx: Trx) => unknown;
type Opens = (first: string | Work, second?: Work) => Promise<unknown>;
/** One transaction as its owner sees it; over once `begin` has ended, by a lost connection too. */
type State = { isOver: boolean };

/**
 * Wraps `begin`, which rejects when its connection is lost: from then on nothing more is sent for that transaction, neither by the work
 * nor, since the work is left unsettled, as a ROLLBACK by the driver. Work inside a transaction speaks to its own connection alone.
 */
export function outlivingLoss<B>(begin: B): B {
  const opens = begin as Opens;
  const wrapped: Opens = async (first, second) => {
    const state = { isOver: false };
    try {
      return await (typeof first === 'string'
        ? opens(first, second && guarded(second, state))
        : opens(guarded(first, state)));
    } finally {
      state.isOver = true;
    }
  };
  return wrapped as B;
}

function guarded(work: Work, state: State): Work {
  return async (trx) => {
    try {
      return await work(watched(trx, state));
    } catch (error) {
      if (state.isOver || isLoss(error)) return await new Promise(() => {});
      throw error;
    }
  };
}

function watched(trx: Trx, state: State): Trx {
  const nested = trx.savepoint.bind(trx) as Opens;
  const savepoint: Opens = (first, second) =>
    typeof first === 'string' ? nested(first, second && guarded(second, state)) : nested(guarded(first, state));
  return new Proxy(trx, {
    apply(target, self, given) {
      if (state.isOver) throw new Error('the connection of this transaction was lost');
      return Reflect.apply(target, self, given);
    },
    get: (target, name) => (name === 'savepoint' ? savepoint : Reflect.get(target, name)),
  });
}

const LOST = /^(CONNECTION_|ECONNRESET|EPIPE|08|57P0)/;

function isLoss(error: unknown): boolean {
  return error instanceof Error && 'code' in error && LOST.test(String(error.code));
}
