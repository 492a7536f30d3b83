// Verdicts for pairs of part and machine outside of a parts list: cart, orders, part page (product §5: the verdict stays on order lines).
import type { Language } from '@outrigger/contract';
import type { Db, Trx } from '../../platform/db/db.ts';
import {
  asBuiltFit,
  bestFit,
  type Fit,
  isUnspoken,
  type JudgedMachine,
  judgeStanding,
  NO_RECORD,
  oneOfFit,
  OTHER_MODEL,
} from './verdict/fit.rules.ts';
import { alternatives } from '../supersession/index.ts';
import { readJudgedMachines } from './verdict/judged-machine.reads.ts';
import { knownRule } from './verdict/known-rules.ts';
import { type PairRow, readPairRows } from './pair-rows.reads.ts';

/** A part asked about for a machine. */
export interface Pair {
  partId: number;
  machineId: number;
}

const keyOf = (pair: Pair): string => `${pair.partId}/${pair.machineId}`;

/** A verdict with what the rows say that speak for it. */
interface CountedFit extends Fit {
  /** How many pieces they name; null where they say "as required" or nothing. */
  quantity: number | null;
  /** The code printed there, where it is another's. */
  printedCode: string | null;
}

/** The verdict of each pair; the returned function answers for the pairs asked about. */
export async function verdictsFor(
  db: Db | Trx,
  pairs: readonly Pair[],
  language: Language = 'en',
): Promise<(pair: Pair) => Fit> {
  const counted = await countedVerdictsFor(db, pairs, language);
  return (pair) => {
    const { verdict, proof, reason } = counted(pair);
    return { verdict, proof, reason };
  };
}

/** The verdict of each pair with the quantity its machine takes in all. */
export async function countedVerdictsFor(
  db: Db | Trx,
  pairs: readonly Pair[],
  language: Language,
): Promise<(pair: Pair) => CountedFit> {
  const [said, choices] = await Promise.all([
    saidOf(db, pairs, language),
    pairs.length > 0 ? alternatives.readOf(db as Db, [...new Set(pairs.map(({ partId }) => partId))]) : [],
  ]);
  if (choices.length === 0) return said;
  const choicesOf = Map.groupBy(choices, ({ partId }) => partId);
  const olds = pairs
    .filter((pair) => choicesOf.has(pair.partId) && mayBeUnspoken(said, pair))
    .flatMap(({ partId, machineId }) =>
      (choicesOf.get(partId) ?? []).map(({ oldId }) => ({ partId: oldId, machineId })),
    );
  const saidOfOld = await saidOf(db, olds, language);
  return (pair) => {
    const fit = said(pair);
    const taken = isUnspoken(fit)
      ? choicesOf.get(pair.partId)?.find(({ oldId }) => saidOfOld({ ...pair, partId: oldId }).verdict === 'fits')
      : undefined;
    return taken ? { ...oneOfFit(taken.oldCode), ...UNCOUNTED } : fit;
  };
}

// What cannot be judged throws when it is asked for, not here.
function mayBeUnspoken(said: (pair: Pair) => Fit, pair: Pair): boolean {
  try {
    return isUnspoken(said(pair));
  } catch {
    return false;
  }
}

const UNCOUNTED = { quantity: null, printedCode: null };

/** What books and records say of each pair. */
async function saidOf(db: Db | Trx, pairs: readonly Pair[], language: Language): Promise<(pair: Pair) => CountedFit> {
  if (pairs.length === 0) return () => ({ ...NO_RECORD, ...UNCOUNTED });
  const machines = await readJudgedMachines(db as Db, [...new Set(pairs.map((pair) => pair.machineId))]);
  const rows = await readPairRows(db as Db, language, pairs);
  const found = new Map<string, PairRow[]>();
  for (const row of rows) found.set(keyOf(row), [...(found.get(keyOf(row)) ?? []), row]);
  // Judged when it is asked for, so that of orders placed together only the one that names a pair bears what its judgement throws.
  return (pair) => {
    const machine = machines.get(pair.machineId);
    return inAll(machine ? (found.get(keyOf(pair)) ?? []).map((row) => judgePairRow(machine, row)) : []);
  };
}

function judgePairRow(machine: JudgedMachine, row: PairRow): JudgedRow {
  const fit = row.isListed ? judgeStanding(machine, { ...row, rule: knownRule(row.ruleText) }) : elsewhere(row);
  // What the book prints counts for each of its places; where it names no number, the factory's record does.
  const quantity = row.quantity ?? (row.isListed ? null : row.asBuiltQuantity);
  return { ...fit, quantity, itemId: row.itemId, printedCode: row.replaces };
}

type JudgedRow = CountedFit & { itemId: number | null };

/** The best verdict, with the pieces of the items that reach it; an old part and its successor at one item count once. */
function inAll(rows: readonly JudgedRow[]): CountedFit {
  const ownItems = new Set(rows.flatMap((row) => (row.printedCode === null ? row.itemId : [])));
  const { verdict, proof, reason } = bestFit(rows, (row) => ownItems.has(row.itemId));
  const ofItem = new Map<number | null, number>();
  for (const row of rows) {
    if (row.verdict !== verdict || row.quantity === null) continue;
    ofItem.set(row.itemId, Math.max(ofItem.get(row.itemId) ?? 0, row.quantity));
  }
  const quantity = ofItem.size > 0 ? [...ofItem.values()].reduce((sum, count) => sum + count, 0) : null;
  const printedCode = rows.find((row) => row.reason === reason)?.printedCode ?? null;
  return { verdict, proof, reason, quantity, printedCode };
}

// No row in the lists of the machine's model: as built still proves it, a place in other models' lists speaks against it.
function elsewhere(row: Pick<PairRow, 'isAsBuilt' | 'builtAs' | 'isListedElsewhere'>): Fit {
  if (row.isAsBuilt) return asBuiltFit(row.builtAs);
  return row.isListedElsewhere ? OTHER_MODEL : NO_RECORD;
}
