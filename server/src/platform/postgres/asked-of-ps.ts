// What `ps` tells of a process, for systems without /proc such as macOS (product §1).
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** A process as `ps` sees it; `startedAt` in seconds since 1970. */
export type PsFacts = { startedAt: number; command: string };

const run = promisify(execFile);
const LINE = /^\s*(\w{3} \w{3} +\d+ [\d:]{8} \d{4}) +(.+?)\s*$/;

/** Asks `ps`; undefined where there is no such process, or no `ps` that answers. */
export async function askPs(pid: number): Promise<PsFacts | undefined> {
  // In a language and a zone of its own, so that the line reads the same everywhere.
  const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
  const answer = await run('ps', ['-ww', '-o', 'lstart=,command=', '-p', String(pid)], { env }).catch(() => undefined);
  return answer && readPsLine(answer.stdout);
}

/** Reads its line, which begins with the start time. */
export function readPsLine(line: string): PsFacts | undefined {
  const [, started = '', command = ''] = LINE.exec(line) ?? [];
  const startedAt = Date.parse(`${started} UTC`) / 1000;
  return Number.isFinite(startedAt) ? { startedAt, command } : undefined;
}
