// Reads what can be ordered in the place of parts that others replaced (product §5 Supersession); asks nothing where no part of the orders was.
import type { Db, Trx } from '../../../platform/db/db.ts';
import { readToday } from '../../../platform/db/today.reads.ts';
import { readSuccessors } from '../../supersession/index.ts';
import { type FindPart, findParts } from './find-parts.ts';
import {
  type Instead,
  type ReplacementRatios,
  replacementFor,
  replacementRatios,
  type Replaced,
} from './replacements.rules.ts';
import type { MergedLine } from './merge-lines.rules.ts';
import type { OrderPart } from './order-parts.reads.ts';

type Line = MergedLine<OrderPart>;
type Find = (code: string) => ReturnType<FindPart>;

/** Finds for a line what is ordered in its place; null where its part was not replaced, or by nothing that is sold. */
export async function readReplacements(db: Db | Trx, lines: readonly Line[]): Promise<(line: Line) => Instead | null> {
  const parts = lines.map((line) => line.part);
  const insteadOf = await readReplaced(db, parts);
  return ({ part, quantity }) => insteadOf(part, (replaced, find) => replacementFor({ ...replaced, quantity }, find));
}

/** Finds for a part what is ordered in its place, whatever the quantity; null as above. */
export async function readReplacementRatios(
  db: Db | Trx,
  parts: readonly OrderPart[],
): Promise<(part: OrderPart) => ReplacementRatios | null> {
  const insteadOf = await readReplaced(db, parts);
  return (part) => insteadOf(part, replacementRatios);
}

// What is sold on order is ordered under its own code for as long as the shop takes orders for it.
const mayNeedAnother = (part: OrderPart): boolean => part.isReplaced && part.sellPolicy !== 'backorder';

type Tell<T> = (replaced: Replaced, find: Find) => T | null;

async function readReplaced(
  db: Db | Trx,
  parts: readonly OrderPart[],
): Promise<<T>(part: OrderPart, tell: Tell<T>) => T | null> {
  const partIds = [...new Set(parts.filter(mayNeedAnother).map((part) => part.partId))];
  if (partIds.length === 0) return () => null;
  const [successors, today] = [await readSuccessors(db, partIds), await readToday(db)];
  // Successors are named by the shop's codes, which are no company's own.
  const find = await findParts(db, [{ companyId: 0, codes: [...successors.values()].flat().map((one) => one.code) }]);
  return ({ partId }, tell) => {
    const replacedBy = successors.get(partId);
    return replacedBy ? tell({ replacedBy, today }, (code) => find(0, code)) : null;
  };
}
