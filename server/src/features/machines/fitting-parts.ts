// The parts that fit a machine, judged once and kept as long as the catalogue stands (product §5: by today's verdict alone).
import type { SignedInContext } from '../../platform/context.ts';
import type { PartSet } from '../parts/index.ts';
import { judge } from './fit.rules.ts';
import { readStandingRows } from './fitting-parts.reads.ts';
import { readJudgedMachines } from './judged-machine.reads.ts';
import { knownRule } from './known-rules.ts';

/** Every part whose verdict is "fits"; what is unknown is left out, since nothing speaks for it. Null where there is no such machine. */
export async function fittingParts({ readDb, shop }: SignedInContext, hostId: number): Promise<PartSet | null> {
  const name = `parts that fit ${hostId}`;
  return await shop.answers.keep(name, async () => {
    const machine = (await readJudgedMachines(readDb, [hostId])).get(hostId);
    if (!machine) return { value: null, bytes: 0, isKept: false };
    const rows = await readStandingRows(readDb, hostId);
    const fitting = rows.filter(
      (row) => judge(machine, { ...row, printed: null, rule: knownRule(row.ruleText) }).verdict === 'fits',
    );
    const ids = [...new Set(fitting.map((row) => row.partId))];
    return { value: { name, ids }, bytes: ids.length * 8 };
  });
}
