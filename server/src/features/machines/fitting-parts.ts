// The parts that fit a machine, judged once and kept as long as the catalogue stands (product §5: by today's verdict alone).
import type { SignedInContext } from '../../platform/context.ts';
import { refuse } from '../../platform/refuse.ts';
import type { PartSet } from '../parts/index.ts';
import { readCandidates } from './fitting-parts.reads.ts';
import { readJudgedMachines } from './judged-machine.reads.ts';
import { verdictsFor } from './verdicts-for.ts';

/** Every part whose verdict for the machine is "fits"; what is unknown is left out, since nothing speaks for it. */
export async function fittingParts({ readDb, shop }: SignedInContext, hostId: number): Promise<PartSet> {
  const name = `parts that fit ${hostId}`;
  return await shop.answers.keep(name, async () => {
    if (!(await readJudgedMachines(readDb, [hostId])).has(hostId)) refuse('machineNotFound');
    const candidates = await readCandidates(readDb, hostId);
    const fitOf = await verdictsFor(
      readDb,
      candidates.map((partId) => ({ partId, hostId })),
    );
    const ids = candidates.filter((partId) => fitOf({ partId, hostId }).verdict === 'fits');
    return { value: { name, ids }, bytes: ids.length * 8 };
  });
}
