// What is said of the parts of a machine's book, judged once and kept as long as the catalogue stands (product §5: by today's verdict alone).
import type { Verdict } from '@outrigger/contract';
import type { SignedInContext } from '../../platform/context.ts';
import type { NamedParts } from '../parts/index.ts';
import { alternatives } from '../supersession/index.ts';
import { judge } from './verdict/fit.rules.ts';
import { readStandingRows } from './fitting-parts.reads.ts';
import { readJudgedMachines } from './verdict/judged-machine.reads.ts';
import { knownRule } from './verdict/known-rules.ts';
import { readVariant } from './book/book-lines.reads.ts';

/** Parts that fit a machine. */
export interface FittingParts extends NamedParts {
  set: ReadonlySet<number>;
  /** Parts of which its book, or what they may have been chosen for, leaves it open. */
  open: ReadonlySet<number>;
  /** The model of the machine. */
  variantId: number;
}

// A number and its place in a set; and the search's bit for each part of the shop, at a million of them.
const BYTES_EACH = 48;
const BYTES_OF_BITS = 125_000;
const BYTES_A_CHOICE = 100;

/** Every part whose verdict is "fits"; what is unknown is left out, since nothing speaks for it. Null where there is no such machine. */
export async function fittingParts(context: SignedInContext, machineId: number): Promise<FittingParts | null> {
  const { readDb, shop } = context;
  const name = `parts that fit ${machineId}`;
  return await shop.responseCache.getOrMake(name, async () => {
    const machine = (await readJudgedMachines(readDb, [machineId])).get(machineId);
    const variantId = await readVariant(readDb, machineId);
    if (!machine || variantId === undefined) return { value: null, bytes: 0, isKept: false };
    const [rows, choices] = await Promise.all([readStandingRows(readDb, machineId), allChoices(context)]);
    const said = Map.groupBy(rows, (row) => {
      const line = { ...row, printed: null, builtAs: null, rule: knownRule(row.ruleText) };
      return judge(machine, line).verdict;
    });
    const partsOf = (verdict: Verdict) => said.get(verdict)?.map((row) => row.partId) ?? [];
    const set = new Set(partsOf('fits'));
    const chosen = choices.flatMap(({ partId, oldId }) => (set.has(oldId) ? partId : []));
    const open = new Set([...partsOf('unknown'), ...chosen]).difference(set);
    const bytes = (set.size + open.size) * BYTES_EACH + BYTES_OF_BITS;
    return { value: { name, variantId, ids: [...set], set, open }, bytes };
  });
}

/** What verdictsFor says of a part, told from memory but for whether any book prints it: where one does and this machine's says nothing for it, it is for others. */
export function verdictOf({ set, open }: FittingParts, partId: number, isPrinted: boolean): Verdict {
  if (set.has(partId)) return 'fits';
  return isPrinted && !open.has(partId) ? 'doesNotFit' : 'unknown';
}

/** Parts of whose verdict it matters whether any book prints them. */
export const unsaidOf = ({ set, open }: FittingParts, partIds: readonly number[]): number[] =>
  partIds.filter((id) => !set.has(id) && !open.has(id));

/** Every part of the catalogue that is one of several to choose from, with those it may stand in for: few are. */
async function allChoices({ readDb, shop }: SignedInContext) {
  return await shop.responseCache.getOrMake('choices between parts', async () => {
    const chosen = await alternatives.readIds(readDb);
    const value = chosen.length > 0 ? await alternatives.readOf(readDb, chosen) : [];
    return { value, bytes: value.length * BYTES_A_CHOICE };
  });
}
