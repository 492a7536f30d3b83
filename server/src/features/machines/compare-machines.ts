// The rows in which the parts lists of two machines differ (product §5 Fit).
import type { calls, ParsedOf, PartRow, ResultOf } from '@outrigger/contract';
import type { SignedInContext } from '../../platform/context.ts';
import { readRowsOf } from './list-machine-parts.ts';

type Compare = typeof calls.machines.compareMachines;

/** Compares by part what fits each machine: parts of one alone, and parts both take in other quantities. */
export async function compareMachines(context: SignedInContext, input: ParsedOf<Compare>): Promise<ResultOf<Compare>> {
  const [first, second] = [await fitting(context, input.hostId), await fitting(context, input.otherHostId)];
  const differences: ResultOf<Compare>['differences'] = [];
  let both = 0;
  for (const [code, mine] of first) {
    const other = second.get(code);
    if (!other) differences.push({ side: 'first', row: mine.row, otherQuantity: null });
    else if (other.quantity !== mine.quantity)
      differences.push({ side: 'quantity', row: mine.row, otherQuantity: other.quantity });
    else both += 1;
  }
  for (const [code, other] of second)
    if (!first.has(code)) differences.push({ side: 'second', row: other.row, otherQuantity: null });
  return { both, differences };
}

async function fitting(
  context: SignedInContext,
  hostId: number,
): Promise<Map<string, { row: PartRow; quantity: number }>> {
  const rows = await readRowsOf(context, { hostId });
  const found = new Map<string, { row: PartRow; quantity: number }>();
  for (const row of rows.filter((one) => one.verdict !== 'doesNotFit')) {
    const quantity = (found.get(row.partCode)?.quantity ?? 0) + (row.quantity ?? 0);
    found.set(row.partCode, { row: found.get(row.partCode)?.row ?? row, quantity });
  }
  return found;
}
