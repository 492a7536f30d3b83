// Reads what can be ordered in the place of parts that others replaced (product §5 Supersession); asks nothing where no part of the orders was.
import type { Replacement } from '@outrigger/contract';
import type { Db, Trx } from '../../../platform/db/db.ts';
import { readToday } from '../../../platform/db/today.reads.ts';
import { readPricesTogether, readTrade } from '../../pricing/index.ts';
import { readSuccessors } from '../../supersession/index.ts';
import { findParts } from './find-parts.ts';
import { type Offered, soldInPlaceOf } from './replacements.rules.ts';
import type { OrderPart } from './order-parts.reads.ts';

/** Who orders, by whose prices something is for sale or not. */
interface Buyer {
  companyId: number;
  currency: string;
}
/** A buyer with the parts he asked for. */
type Asked = Buyer & { parts: readonly OrderPart[] };

/** What a buyer can order in the place of a part; null where it was not replaced, or by nothing that is for sale. */
export type FindReplacement = (buyer: Buyer, part: OrderPart) => Replacement<Offered> | null;

/** Reads what can be ordered in the place of all these parts. */
export async function readReplacements(db: Db | Trx, asked: readonly Asked[]): Promise<FindReplacement> {
  const partIds = [...new Set(asked.flatMap(({ parts }) => parts.filter(mayNeedAnother).map((part) => part.partId)))];
  if (partIds.length === 0) return () => null;
  const [successors, today] = [await readSuccessors(db, partIds), await readToday(db)];
  // Successors are named by the shop's codes, which are no company's own.
  const find = await findParts(db, [{ companyId: 0, codes: [...successors.values()].flat().map((one) => one.code) }]);
  const offersFor = ({ partId }: OrderPart) =>
    (successors.get(partId) ?? []).flatMap(({ code }) => find(0, code)?.part ?? []);
  const priceOf = await readPriceOf(
    db,
    asked.map((one) => ({ ...one, parts: one.parts.flatMap(offersFor) })),
  );
  return (buyer, { partId }) => {
    const replacedBy = successors.get(partId);
    const findPriced = (code: string) => {
      const found = find(0, code);
      return found && { ...found, part: { ...found.part, price: priceOf(buyer, found.part) } };
    };
    return replacedBy ? soldInPlaceOf({ replacedBy, today }, findPriced) : null;
  };
}

// What is sold on order is ordered under its own code for as long as the shop takes orders for it.
const mayNeedAnother = (part: OrderPart): boolean => part.isReplaced && part.sellPolicy !== 'backorder';

async function readPriceOf(db: Db | Trx, asked: readonly Asked[]) {
  const each = asked.flatMap(({ companyId, currency, parts }) =>
    parts.map(({ partId }) => ({ companyId, currency, partId })),
  );
  const prices = await readPricesTogether(db, each, await readTrade(db));
  const byBuyer = new Map(each.map((one, at) => [keyOf(one, one), prices[at] ?? null]));
  return (buyer: Buyer, part: OrderPart) => byBuyer.get(keyOf(buyer, part)) ?? null;
}

const keyOf = ({ companyId, currency }: Buyer, { partId }: Pick<OrderPart, 'partId'>): string =>
  `${companyId} ${currency} ${partId}`;
