// Synchronises a cart line by line, last write wins (product §6).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { CustomerContext } from '../../platform/context.ts';
import { inTransaction, type Trx } from '../../platform/db/db.ts';
import { refuse } from '../../platform/refuse.ts';
import { resolveCodes } from '../supersession/index.ts';
import { changesOf, type GivenLine, hangsOnCart } from './changes-of.ts';
import { readCartSince, readKnownMachines, readPartsInCart } from './cart.reads.ts';
import { turnCart, writeCartLines } from './cart.store.ts';

type ChangeCart = typeof calls.cart.changeCart;

/** Old and normalised codes resolve where they come new; a line that is in the cart under its own code is changed itself. */
export async function changeCart(context: CustomerContext, input: ParsedOf<ChangeCart>): Promise<ResultOf<ChangeCart>> {
  const { db, caller } = context;
  const given = await readGiven(context, input.lines);
  if (given.length === 0) return await readCartSince(db, caller.userId, input.since);
  if (given.some(hangsOnCart)) return await inTransaction(db, (trx) => changeUnderLock(trx, { caller, given, input }));
  const [, , cart] = await db.together((one) => [
    turnCart(one, caller),
    writeCartLines(one, caller.userId, changesOf(given, new Set())),
    readCartSince(one, caller.userId, input.since),
  ]);
  return cart;
}

type Change = Pick<CustomerContext, 'caller'> & { given: GivenLine[]; input: ParsedOf<ChangeCart> };

async function changeUnderLock(trx: Trx, { caller, given, input }: Change): Promise<ResultOf<ChangeCart>> {
  const { userId } = caller;
  const partIds = given.map(({ part }) => part.foundPartId);
  const [, inCart] = await trx.together((one) => [turnCart(one, caller), readPartsInCart(one, userId, partIds)]);
  const [, cart] = await trx.together((one) => [
    writeCartLines(one, userId, changesOf(given, inCart)),
    readCartSince(one, userId, input.since),
  ]);
  return cart;
}

async function readGiven(context: CustomerContext, lines: ParsedOf<ChangeCart>['lines']): Promise<GivenLine[]> {
  const { companyId } = context.caller;
  const found = await resolveCodes(context.db, { companyId, codes: lines.map((line) => line.code) });
  const machineIds = lines.flatMap((line) => (line.machines ?? []).map((one) => one.hostId));
  const known = await readKnownMachines(context.db, machineIds);
  if (machineIds.some((id) => !known.has(id))) refuse('machineNotFound');
  return lines.map((line) => ({
    line,
    part: found.get(line.code) ?? refuse('noPartInformation', { code: line.code }),
  }));
}
