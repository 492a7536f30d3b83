// The machines of the rows of a file: of a large one in a bounded thread, as each of its cells may be long and full of names (quality 10).
import type { PartTable } from '@outrigger/contract';
import { inBoundedThread } from '../../../platform/bounded-thread.ts';
import { FILE_LIMITS, type FileProblem } from './file-problem.ts';
import type { ReadTable } from './find-columns.rules.ts';
import { type Known, knownNames } from './known-codes.ts';
import { rowsForMachines } from './machine-lines.rules.ts';

/** A list, and what is known of its names. */
export interface MachinesAsked {
  list: ReadTable;
  known: Known;
}

type MachinesRead = { table: PartTable } | { problem: FileProblem };

/** A list of fewer signs is done sooner than a thread begins. */
const SMALL = 50_000;

/** The list with the machine of each row, or why there is none. */
export async function matchMachines(asked: MachinesAsked): Promise<MachinesRead> {
  const { list, known } = asked;
  if (signsIn([...list.rows, list.leftOut]) <= SMALL) return { table: rowsForMachines(list, knownNames(known)) };
  return await inBoundedThread<MachinesRead>(new URL('./match-machines-worker.ts', import.meta.url), asked, {
    milliseconds: FILE_LIMITS.milliseconds,
    heapMegabytes: FILE_LIMITS.heapMegabytes,
    late: { problem: 'tooSlow' },
    ended: { problem: 'tooLarge' },
  });
}

const signsIn = (lines: readonly (readonly string[])[]): number =>
  lines.reduce((sum, cells) => sum + cells.reduce((signs, cell) => signs + cell.length, 0), 0);
