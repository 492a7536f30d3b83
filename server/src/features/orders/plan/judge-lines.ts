// The verdict of fit for the machines that order lines name (product §5: the verdict stays on cart and order lines).
import type { Proof, Verdict } from '@outrigger/contract';
import type { Db, Trx } from '../../../platform/db/db.ts';
import { refuse } from '../../../platform/refuse.ts';
import { verdictsFor } from '../../fit/index.ts';
import { readSerials } from './order-parts.reads.ts';
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

type Lines = readonly Pick<OrderContext['lines'][number], 'part' | 'machines'>[];
/** Adds the verdicts of its lines to an order. */
type Judge = (basis: OrderContext) => JudgedBasis;

const noMachines: Judge = (basis) => ({ ...basis, machines: basis.lines.map(() => []) });

/** Reads what is known of the machines that lines name; what it answers judges the orders of these lines, and refuses one that names a machine that does not exist. */
export async function readJudge(db: Db | Trx, lines: Lines): Promise<Judge> {
  const pairs = lines.flatMap(({ part: { partId }, machines }) =>
    machines.map(({ machineId }) => ({ partId, machineId })),
  );
  if (pairs.length === 0) return noMachines;
  const serials = await readSerials(db, [...new Set(pairs.map((pair) => pair.machineId))]);
  const fitOf = await verdictsFor(
    db,
    pairs.filter((pair) => serials.has(pair.machineId)),
  );
  return (basis) => ({
    ...basis,
    machines: basis.lines.map((line) =>
      line.machines.map(({ machineId, quantity }) => {
        const serialNumber = serials.get(machineId) ?? refuse('machineNotFound');
        const { verdict, proof } = fitOf({ partId: line.part.partId, machineId });
        return { machineId, serialNumber, quantity, verdict, proof };
      }),
    ),
  });
}
