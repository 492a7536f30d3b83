// Reads what can be ordered in the place of parts that others replaced (product §5 Supersession); asks nothing where no part of the orders was.
import type { Db, Trx } from '../../platform/db/db.ts';
import { readSuccessors } from '../parts/index.ts';
import { findParts } from './find-parts.ts';
import { type Instead, insteadFor } from './instead.rules.ts';
import type { MergedLine } from './merge-lines.rules.ts';
import { type OrderPart, readToday } from './order-parts.reads.ts';

type Line = MergedLine<OrderPart>;

// What is sold on order is ordered under its own code for as long as the shop takes orders for it.
const mayNeedAnother = ({ part }: Line): boolean => part.isReplaced && part.sellPolicy !== 'backorder';

/** Finds for a line what is ordered in its place; null where its part was not replaced, or by nothing that is sold. */
export async function readInstead(db: Db | Trx, lines: readonly Line[]): Promise<(line: Line) => Instead | null> {
  const partIds = [...new Set(lines.filter(mayNeedAnother).map((line) => line.part.partId))];
  if (partIds.length === 0) return () => null;
  const [successors, today] = [await readSuccessors(db, partIds), await readToday(db)];
  // Successors are named by the shop's codes, which are no company's own.
  const find = await findParts(db, [{ companyId: 0, codes: [...successors.values()].flat().map((one) => one.code) }]);
  return ({ part, quantity }) => {
    const replacedBy = successors.get(part.partId);
    return replacedBy ? insteadFor({ replacedBy, quantity, today }, (code) => find(0, code)) : null;
  };
}
