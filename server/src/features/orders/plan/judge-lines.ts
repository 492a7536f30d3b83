// The verdict of fit for the machines that order lines name (product §5: the verdict stays on cart and order lines).
import type { Proof, Verdict } from '@outrigger/contract';
import type { Db, Trx } from '../../../platform/db/db.ts';
import { refuse } from '../../../platform/refuse.ts';
import { verdictsFor } from '../../fit/index.ts';
import { readSerials } from './order-parts.reads.ts';
import { after, type Outcome, valuesOf } from './outcome.ts';
import type { OrderContext } from './order-context.ts';

/** What is known of each machine of each line. */
export interface JudgedMachine {
  machineId: number;
  serialNumber: string;
  quantity: number;
  verdict: Verdict;
  proof: Proof;
}
/** A basis whose lines carry verdicts, in their order. */
export interface JudgedBasis extends OrderContext {
  machines: JudgedMachine[][];
}

const NO_MACHINES: readonly never[] = [];

/** Adds verdicts; refuses an order that names a machine that does not exist. */
export async function judgeLines(
  db: Db | Trx,
  bases: readonly Outcome<OrderContext>[],
): Promise<Outcome<JudgedBasis>[]> {
  const pairs = valuesOf(bases).flatMap((basis) =>
    basis.lines.flatMap((line) => line.machines.map((one) => ({ partId: line.part.partId, machineId: one.machineId }))),
  );
  if (pairs.length === 0) {
    return bases.map((outcome) =>
      after(outcome, (basis) => ({ ...basis, machines: basis.lines.map(() => [...NO_MACHINES]) })),
    );
  }
  const serials = await readSerials(db, [...new Set(pairs.map((pair) => pair.machineId))]);
  const known = pairs.filter((pair) => serials.has(pair.machineId));
  const fitOf = await verdictsFor(db, known);
  return bases.map((outcome) =>
    after(outcome, (basis) => ({
      ...basis,
      machines: basis.lines.map((line) =>
        line.machines.map(({ machineId, quantity }) => {
          const serialNumber = serials.get(machineId) ?? refuse('machineNotFound');
          const { verdict, proof } = fitOf({ partId: line.part.partId, machineId });
          return { machineId, serialNumber, quantity, verdict, proof };
        }),
      ),
    })),
  );
}
