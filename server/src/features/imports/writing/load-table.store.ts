// Loads one staged file and, where the database refuses it, finds out which rows are to blame.
import type { Trx } from '../../../platform/db/db.ts';
import { findCircles } from '../faults/circle-finder.reads.ts';
import { findChanged, findOverlaps, findTwins } from '../faults/clash-finder.reads.ts';
import { findDuplicates } from '../faults/duplicate-rows.store.ts';
import { findBroken, type Suspect, WOULD_BE, wouldBe } from '../faults/fault-finder.reads.ts';
import type { FaultList } from '../faults/faults.ts';
import { dropIndexes } from './drop-indexes.store.ts';
import { comesTwice, matchRows } from './match-rows.store.ts';
import type { Table } from '../reading/read-table.ts';
import { findRefusedRow } from '../faults/row-finder.store.ts';
import { isRefusal, KeyTwice } from '../faults/row-refusal.ts';
import { readTableFacts } from '../format/table-facts.reads.ts';
import { makeWritePlan } from './write-plan.store.ts';
import { findUnknown, findUnknownLate } from '../faults/unknown-rows.store.ts';
import { fillLate, insertAll, type RowCounts, upsertAll } from './write-rows.store.ts';

/** From how many rows on taking indexes off an empty table pays. */
const LARGE = 1_000;

/** What came of one file: its rows by what became of them, and whether any was written at all. */
export type Loaded = { counts: RowCounts; isWritten: boolean };

/** What loading one file needs beside it. */
export type Load = {
  importId: number;
  rows: number;
  /** How many rows are written at a time into a table that holds some. */
  rowsPerStep: number;
  onWritten: (rows: number) => void;
  isExclusive: boolean;
  faults: FaultList;
  allStaged: ReadonlySet<string>;
};

/** Writes the rows; undefined where they were refused, with the faults listed. */
export async function loadTable(trx: Trx, table: Table, load: Load): Promise<Loaded | undefined> {
  const facts = await readTableFacts(trx, table.kind.table);
  const plan = makeWritePlan(table, facts);
  const suspect: Suspect & Load = { ...load, table, plan, facts, staged: load.allStaged };
  let isJudged = false;
  const judge = async (point: Trx) => {
    if (!isJudged) await findUnknown(point, suspect);
    isJudged = true;
  };
  try {
    return await trx.savepoint((point) => write(point, suspect, judge));
  } catch (error) {
    if (!(error instanceof KeyTwice) && !isRefusal(error)) throw error;
    await judge(trx);
    if (!(await explain(trx, suspect))) throw error;
    return undefined;
  }
}

async function write(trx: Trx, load: Suspect & Load, judge: (trx: Trx) => Promise<void>): Promise<Loaded> {
  const { table, plan, facts, importId } = load;
  const counts = await (facts.isEmpty ? writeFirst(trx, load, judge) : writeMore(trx, load, judge));
  let written = counts.added + counts.changed;
  if (plan.late.length > 0 && written > 0) await trx.unsafe(`analyze ${plan.table}`);
  for (const column of plan.late) written += await fillLate(trx, plan, { kind: table.kind, column, importId });
  if (plan.late.length > 0) await findUnknownLate(trx, load);
  return { counts, isWritten: written > 0 };
}

async function writeFirst(trx: Trx, load: Suspect & Load, judge: (trx: Trx) => Promise<void>): Promise<RowCounts> {
  const { plan, facts, importId, rows, isExclusive } = load;
  const isLoose = isExclusive && rows >= LARGE;
  const tighten = isLoose ? await dropIndexes(trx, plan.table) : () => trx.unsafe(`analyze ${plan.table}`);
  const added = await insertAll(trx, plan, { importId, facts });
  await tighten();
  if (added < rows) await judge(trx);
  return { added, changed: 0, unchanged: 0 };
}

async function writeMore(trx: Trx, load: Suspect & Load, judge: (trx: Trx) => Promise<void>): Promise<RowCounts> {
  const { table, plan, facts, rows } = load;
  const matches = await matchRows(trx, plan, facts);
  if (matches.rows < rows) await judge(trx);
  if (await comesTwice(trx, plan)) throw new KeyTwice();
  return await upsertAll(trx, plan, { ...table, ...load, matches, staged: rows });
}

/** Lists what is wrong, all of a kind at once; what nobody foresaw is looked for row by row. */
async function explain(trx: Trx, suspect: Suspect & Load): Promise<boolean> {
  const before = suspect.faults.count();
  await findDuplicates(trx, suspect);
  await trx.unsafe(`create temp table ${WOULD_BE} on commit drop as ${wouldBe(suspect)}`);
  await trx.unsafe(`analyze ${WOULD_BE}`);
  for (const find of [findBroken, findTwins, findOverlaps, findCircles, findChanged]) await find(trx, suspect);
  await trx.unsafe(`drop table ${WOULD_BE}`);
  return suspect.faults.count() > before || (await findRefusedRow(trx, suspect));
}
