// Moves an order along its table: the row is found, its guards asked, its effects done in the row's order, the event appended (product §7).
import type { Trx } from '../../../platform/db/db.ts';
import { refuse } from '../../../platform/refuse.ts';
import { doEffect } from './effects.ts';
import type { Move } from './move.ts';
import { isHeld } from './order-guards.reads.ts';
import { type LockedOrder, writeMove } from './order-moves.store.ts';
import { type Step, stepOf } from './order.rules.ts';

/** Moves a locked order by one event of its table, in the caller's transaction; refuses what the table does not allow. */
export async function moveOrder(trx: Trx, order: LockedOrder, move: Move): Promise<'moved' | 'noEffect'> {
  const outcome = await tryMove(trx, order, move);
  const { orderNo, status } = order;
  return outcome === 'refused' ? refuse('orderNotAllowed', { orderNo, status, event: move.event }) : outcome;
}

/** The same, which answers where the table does not allow it and has written nothing then. */
export async function tryMove(trx: Trx, order: LockedOrder, move: Move): Promise<'moved' | 'noEffect' | 'refused'> {
  const step = await stepUnderGuards(trx, order, move);
  if (typeof step === 'string') return step;
  for (const effect of step.effects) await doEffect[effect](trx, order, move);
  await writeMove(trx, order, { ...move, to: step.to });
  return 'moved';
}

async function stepUnderGuards(trx: Trx, order: LockedOrder, move: Move): Promise<Step> {
  const step = stepOf(order.status, move.event, order);
  if (typeof step === 'string') return step;
  for (const guard of step.guards ?? []) if (!(await isHeld[guard](trx, order, move))) return 'refused';
  return step;
}
