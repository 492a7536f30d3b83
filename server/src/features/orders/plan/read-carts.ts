// Reads what carts are planned from: what pages ask in the same moment is read together, and a cart asked for twice, once for each way of shipping, once.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '../../../platform/db/db.ts';
import { assignStock, readSupply } from '../../stock/index.ts';
import { type Ask, type OrderContext, readOrderContexts } from './order-context.ts';
import { attempt, type Outcome, unwrap } from './outcome.ts';
import type { CartStock } from './show-plan.ts';

/** A cart as it was read, and what it was assigned of the stock there is. */
export interface PlannedCart {
  basis: OrderContext;
  stock: CartStock;
}

/** Reads a cart; refuses what cannot be ordered. */
export type ReadCart = (ask: Ask) => Promise<PlannedCart>;

/** Lines read by one query at most, so that no cart waits for many large ones. */
const LINES_TOGETHER = 200;

/** The reader of one process; nothing is read before it was asked for, and nothing is kept. */
export function makeReadCart(db: Db): ReadCart {
  let gathering: { asks: Map<string, Ask>; lines: number; read: Promise<Map<string, Outcome<PlannedCart>>> } | null =
    null;

  const begin = () => {
    const asks = new Map<string, Ask>();
    const read = nextTurn().then(() => {
      if (gathering?.asks === asks) gathering = null;
      return readCarts(db, asks);
    });
    return { asks, lines: 0, read };
  };

  return async (ask) => {
    const name = JSON.stringify(ask);
    if (gathering && gathering.lines + ask.lines.length > LINES_TOGETHER) gathering = null;
    gathering ??= begin();
    const { read } = gathering;
    if (!gathering.asks.has(name)) gathering.lines += ask.lines.length;
    gathering.asks.set(name, ask);
    return unwrap((await read).get(name));
  };
}

async function readCarts(db: Db, asks: ReadonlyMap<string, Ask>): Promise<Map<string, Outcome<PlannedCart>>> {
  const [bases, , supply] = await readOrderContexts(db, [...asks.values()], { beside: readSupply });
  return new Map([...asks.keys()].map((name, at) => [name, attempt(() => planned(unwrap(bases[at]), supply))]));
}

function planned(basis: OrderContext, supply: CartStock['supply']): PlannedCart {
  const wanted = basis.lines.map(({ part, quantity }) => ({
    partId: part.partId,
    quantity,
    isStockOnly: part.sellPolicy === 'stockOnly',
  }));
  return { basis, stock: { supply, assigned: assignStock(wanted, supply, basis.address?.country ?? null) } };
}
