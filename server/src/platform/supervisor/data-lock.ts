// One shop per data directory: a file that names the process using it, and outlives it harmlessly.
import { access, constants, link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { isAlive, startTime } from '../postgres/running-server.ts';
import { StartProblem } from '../start-problem.ts';

type Holder = { pid: number; startedAt: number };

/** Takes the directory for this process or throws StartProblem naming the process that has it; the answer gives it back. */
export async function lockDataDirectory(dataDir: string): Promise<() => Promise<void>> {
  const path = join(dataDir, 'in-use.json');
  const mine: Holder = { pid: process.pid, startedAt: (await startTime(process.pid)) ?? 0 };
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, JSON.stringify(mine));
  try {
    await takePlace(draft, path, dataDir);
  } finally {
    await rm(draft, { force: true });
  }
  return () => rm(path, { force: true });
}

/** The process that uses the directory now, if it still runs. */
async function holderOf(dataDir: string): Promise<number | undefined> {
  const text = await readFile(join(dataDir, 'in-use.json'), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const holder = parseHolder(text);
  return holder && (await stillRuns(holder)) ? holder.pid : undefined;
}

async function takePlace(draft: string, path: string, dataDir: string): Promise<void> {
  if (await linked(draft, path)) return;
  const holder = await holderOf(dataDir);
  if (holder === undefined) await rm(path, { force: true });
  if (holder === undefined && (await linked(draft, path))) return;
  const who = holder === undefined ? 'another process' : `process ${holder}`;
  throw new StartProblem(`${dataDir} is in use by a running shop (${who}): stop it first, or set DATA_DIR.`);
}

async function linked(draft: string, path: string): Promise<boolean> {
  return link(draft, path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
  );
}

function parseHolder(text: string): Holder | undefined {
  try {
    return JSON.parse(text) as Holder;
  } catch {
    return undefined;
  }
}

async function stillRuns(holder: Holder): Promise<boolean> {
  if (!isAlive(holder.pid)) return false;
  const started = await startTime(holder.pid);
  return started === undefined || Math.abs(started - holder.startedAt) < 2;
}

// One by one: Node's recursive form never ends where the system refuses a folder with ENOENT, as under /proc.
async function makeEach(path: string): Promise<void> {
  const there = await stat(path).catch(() => undefined);
  if (there?.isDirectory()) return;
  if (dirname(path) !== path) await makeEach(dirname(path));
  await mkdir(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST' || there) throw error;
  });
}

/** Makes the directory, or throws StartProblem saying why not; from here on this process and its children make only private files. */
export async function makeDataDirectory(dataDir: string): Promise<void> {
  try {
    await makeEach(resolve(dataDir));
    await access(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : 'unknown';
    throw new StartProblem(
      `The directory ${dataDir} cannot be made or written (${String(code)}): set DATA_DIR to one this user may write.`,
    );
  }
  process.umask(0o077);
}
