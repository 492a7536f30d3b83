// Verdicts for pairs of part and machine outside of a parts list: cart, orders, part page (product §5: the verdict stays on order lines).
import type { Db, Trx } from '../../platform/db/db.ts';
import { bestFit, type Fit, judge, NO_RECORD, OTHER_MODEL } from './fit.rules.ts';
import { readJudgedMachines } from './judged-machine.reads.ts';
import { knownRule } from './known-rules.ts';
import { readPairRows } from './pair-rows.reads.ts';

/** A part asked about for a machine. */
export interface Pair {
  partId: number;
  hostId: number;
}

const keyOf = (pair: Pair): string => `${pair.partId}/${pair.hostId}`;

/** A verdict, and how many pieces the rows that speak for it name; null where they say "as required" or nothing. */
export type CountedFit = Fit & { quantity: number | null };

/** The verdict of each pair; the returned function answers for the pairs asked about. */
export async function verdictsFor(db: Db | Trx, pairs: readonly Pair[]): Promise<(pair: Pair) => Fit> {
  const counted = await countedVerdictsFor(db, pairs);
  return (pair) => {
    const { verdict, proof, reason } = counted(pair);
    return { verdict, proof, reason };
  };
}

/** The verdict of each pair with the quantity its machine takes in all. */
export async function countedVerdictsFor(db: Db | Trx, pairs: readonly Pair[]): Promise<(pair: Pair) => CountedFit> {
  if (pairs.length === 0) return () => ({ ...NO_RECORD, quantity: null });
  const machines = await readJudgedMachines(db as Db, [...new Set(pairs.map((pair) => pair.hostId))]);
  const rows = await readPairRows(db as Db, pairs);
  const fits = new Map<string, CountedFit[]>();
  for (const row of rows) {
    const machine = machines.get(row.hostId);
    if (!machine) continue;
    const fit = row.isListed ? judge(machine, { ...row, rule: knownRule(row.ruleText) }) : elsewhere(row);
    fits.set(keyOf(row), [...(fits.get(keyOf(row)) ?? []), { ...fit, quantity: row.quantity }]);
  }
  return (pair) => inAll(fits.get(keyOf(pair)) ?? []);
}

/** The best verdict, with the sum of the rows that reach it. */
function inAll(rows: readonly CountedFit[]): CountedFit {
  const best = bestFit(rows);
  const counts = rows.flatMap((row) => (row.verdict === best.verdict && row.quantity !== null ? [row.quantity] : []));
  return { ...best, quantity: counts.length > 0 ? counts.reduce((sum, count) => sum + count, 0) : null };
}

// No row in the lists of the machine's model: as built still proves it, a place in other models' lists speaks against it.
function elsewhere(row: { isAsBuilt: boolean; isListedElsewhere: boolean }): Fit {
  if (row.isAsBuilt)
    return { verdict: 'fits', proof: 'asBuilt', reason: { name: 'asBuilt', printed: null, options: null } };
  return row.isListedElsewhere ? OTHER_MODEL : NO_RECORD;
}
