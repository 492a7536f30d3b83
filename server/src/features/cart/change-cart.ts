// Synchronises a cart line by line, last write wins (product §6).
import { type calls, limits, type ParsedOf, type ResultOf } from '@outrigger/contract';
import type { CustomerContext } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/db.ts';
import { refuse } from '../../platform/refuse.ts';
import { type ResolvedCode, resolveCodes, successorQuantity } from '../parts/index.ts';
import { readCartSince, readKnownMachines } from './cart.reads.ts';
import { type CartChange, turnCart, writeCartLines } from './cart.store.ts';

type ChangeCart = typeof calls.cart.changeCart;
type Given = ParsedOf<ChangeCart>['lines'][number];

/** Old and normalised codes resolve; a later line of the same part wins over an earlier one. */
export async function changeCart(context: CustomerContext, input: ParsedOf<ChangeCart>): Promise<ResultOf<ChangeCart>> {
  const { db, caller } = context;
  const changes = await readChanges(context, input.lines);
  return await inTransaction(db, async (trx) => {
    if (changes.length > 0) await writeCartLines(trx, await turnCart(trx, caller), changes);
    return await readCartSince(trx, caller.userId, input.since);
  });
}

async function readChanges(context: CustomerContext, lines: readonly Given[]): Promise<CartChange[]> {
  const { companyId } = context.caller;
  const found = await resolveCodes(context.db, { companyId, codes: lines.map((line) => line.code) });
  const hostIds = lines.flatMap((line) => (line.machines ?? []).map((one) => one.hostId));
  const known = await readKnownMachines(context.db, hostIds);
  if (hostIds.some((id) => !known.has(id))) refuse('machineNotFound');
  const changes = lines.map((line) => {
    const part = found.get(line.code);
    if (!part) refuse('noPartInformation', { code: line.code });
    return changeOf(line, part);
  });
  return [...new Map(changes.map((change) => [change.partId, change])).values()];
}

function changeOf(line: Given, part: ResolvedCode): CartChange {
  return {
    partId: part.partId,
    // So many old pieces are so many new ones; the ratio is 1 to 1 for a part's own code.
    quantity: Math.min(limits.quantityMax, successorQuantity(line.qty, part)),
    changeCode: line.changeCode ?? part.changeCode,
    reference: line.reference ?? null,
    machines: line.machines ?? [],
    isRemoved: line.isRemoved ?? false,
  };
}
