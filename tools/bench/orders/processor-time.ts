// What processes have taken of the processor, from the system's own count: what neighbours on the machine take does not blur it.
import { readdirSync, readFileSync } from 'node:fs';

/** Ticks of the count in a second, the same on every Linux. */
const TICKS = 100;

/** Milliseconds that one process has worked, in all its threads. */
export function workedMs(pid: number): number {
  const { own } = countOf(pid);
  return own;
}

/** Milliseconds of a process with its children, those that have ended among them, as a database with its backends. */
export function workedWithChildrenMs(pid: number): number {
  const { own, ended } = countOf(pid);
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const living = pids.map((name) => countOf(Number(name))).filter((one) => one.parent === pid);
  return own + ended + living.reduce((sum, one) => sum + one.own, 0);
}

// The name stands in brackets and may hold anything; what follows it is counted from the state on, which is the third field.
function countOf(pid: number): { parent: number; own: number; ended: number } {
  const text = readStat(pid);
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const ticks = (from: number) => ((Number(fields[from] ?? 0) + Number(fields[from + 1] ?? 0)) * 1000) / TICKS;
  return { parent: Number(fields[1] ?? 0), own: ticks(11), ended: ticks(13) };
}

function readStat(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    // It has ended meanwhile, and its parent counts it.
    return '';
  }
}
