// The parts that fit a machine, judged once and kept as long as the catalogue stands (product §5: by today's verdict alone).
import type { SignedInContext } from '../../platform/context.ts';
import type { PartSet } from '../parts/index.ts';
import { judge } from './fit.rules.ts';
import { readStandingRows } from './fitting-parts.reads.ts';
import { readJudgedMachines } from './judged-machine.reads.ts';
import { knownRule } from './known-rules.ts';
import { readVariant } from './standing-rows.reads.ts';

interface FittingParts extends PartSet {
  set: ReadonlySet<number>;
  /** The model of the machine. */
  variantId: number;
}

// A number and its place in a set; and the search's bit for each part of the shop, at a million of them.
const BYTES_EACH = 48;
const BYTES_OF_BITS = 125_000;

/** Every part whose verdict is "fits"; what is unknown is left out, since nothing speaks for it. Null where there is no such machine. */
export async function fittingParts({ readDb, shop }: SignedInContext, hostId: number): Promise<FittingParts | null> {
  const name = `parts that fit ${hostId}`;
  return await shop.answers.keep(name, async () => {
    const machine = (await readJudgedMachines(readDb, [hostId])).get(hostId);
    const variantId = await readVariant(readDb, hostId);
    if (!machine || variantId === undefined) return { value: null, bytes: 0, isKept: false };
    const rows = await readStandingRows(readDb, hostId);
    const fitting = rows.filter(
      (row) =>
        judge(machine, { ...row, printed: null, builtAs: null, rule: knownRule(row.ruleText) }).verdict === 'fits',
    );
    const set = new Set(fitting.map((row) => row.partId));
    return { value: { name, variantId, ids: [...set], set }, bytes: set.size * BYTES_EACH + BYTES_OF_BITS };
  });
}
