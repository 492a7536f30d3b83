// One shop per data directory: numbered files of which the highest names the process using it; left behind, it does no harm.
import { access, constants, link, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { isAlive, startTime } from '../postgres/running-server.ts';
import { StartProblem } from '../start-problem.ts';

type Holder = { pid: number; startedAt: number };

const NAME = /^in-use(?:-(\d{1,15}))?\.json$/;
const GIVEN_BACK = '{}';

/**
 * Takes the directory for this process or throws StartProblem naming the process that has it; the answer gives it back.
 * Each taking makes the file of the next number, which only one can; a file goes only once a higher one stands, so whoever
 * was slow, and made a number that had been free again, sees the higher one and steps back.
 */
export async function lockDataDirectory(dataDir: string): Promise<() => Promise<void>> {
  const mine: Holder = { pid: process.pid, startedAt: (await startTime(process.pid)) ?? 0 };
  const draft = join(dataDir, `in-use.${process.pid}.${Math.random().toString(36).slice(2)}.part`);
  await writeFile(draft, JSON.stringify(mine));
  try {
    const path = await takeNext(draft, dataDir);
    return () => writeFile(path, GIVEN_BACK);
  } finally {
    await rm(draft, { force: true });
  }
}

async function takeNext(draft: string, dataDir: string): Promise<string> {
  const last = Math.max(-1, ...(await numbersIn(dataDir)));
  await refuseWhileHeld(dataDir, last);
  const mine = last + 1;
  const path = pathOf(dataDir, mine);
  const isMine = await linked(draft, path);
  const numbers = await numbersIn(dataDir);
  const highest = Math.max(...numbers);
  if (!isMine || highest > mine) {
    if (isMine) await rm(path, { force: true });
    throw inUse(dataDir, await holderOf(pathOf(dataDir, Math.max(highest, mine))));
  }
  for (const number of numbers) if (number < mine) await rm(pathOf(dataDir, number), { force: true });
  return path;
}

/** Number 0 has the name that earlier releases give to their one file. */
const pathOf = (dataDir: string, number: number): string =>
  join(dataDir, number === 0 ? 'in-use.json' : `in-use-${number}.json`);

async function numbersIn(dataDir: string): Promise<number[]> {
  const entries = (await readdir(dataDir, { withFileTypes: true })).filter(({ name }) => NAME.test(name));
  const folder = entries.find((entry) => entry.isDirectory());
  if (folder)
    throw new StartProblem(
      `${join(dataDir, folder.name)} must be a file and is a directory: move it away, or set DATA_DIR.`,
    );
  return entries.map(({ name }) => Number(NAME.exec(name)?.[1] ?? 0));
}

async function refuseWhileHeld(dataDir: string, number: number): Promise<void> {
  const holder = number < 0 ? undefined : await holderOf(pathOf(dataDir, number));
  if (holder !== undefined) throw inUse(dataDir, holder);
}

function inUse(dataDir: string, holder: number | undefined): StartProblem {
  const who = holder === undefined ? 'another process' : `process ${holder}`;
  return new StartProblem(`${dataDir} is in use by a running shop (${who}): stop it first, or set DATA_DIR.`);
}

/** The process a file names, if it still runs. */
async function holderOf(path: string): Promise<number | undefined> {
  const text = await readFile(path, 'utf8').catch(() => '');
  const holder = parseHolder(text);
  return holder && (await stillRuns(holder)) ? holder.pid : undefined;
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
    const holder = JSON.parse(text) as Partial<Holder>;
    return holder.pid === undefined ? undefined : { pid: holder.pid, startedAt: holder.startedAt ?? 0 };
  } catch {
    return undefined;
  }
}

async function stillRuns(holder: Holder): Promise<boolean> {
  if (!isAlive(holder.pid)) return false;
  const started = await startTime(holder.pid);
  // A time that nobody could tell at the taking, or can tell now, frees nothing.
  return started === undefined || holder.startedAt === 0 || Math.abs(started - holder.startedAt) < 2;
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

/** Makes the directory of the shop, or throws StartProblem saying why not; from here on this process and its children make only private files. */
export async function makeDataDirectory(dataDir: string): Promise<void> {
  await makeWritable(dataDir, 'DATA_DIR');
  process.umask(0o077);
}

/** Makes a directory that stands in the named setting, or throws StartProblem where it cannot be made or written. */
export async function makeWritable(directory: string, setting: string): Promise<void> {
  await refuseFileInTheWay(directory, setting);
  try {
    await makeEach(resolve(directory));
    await access(directory, constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : 'unknown';
    throw new StartProblem(
      `The directory ${directory} cannot be made or written (${String(code)}): set ${setting} to one this user may write.`,
    );
  }
}

/** Throws StartProblem where a file stands in the place of the setting's directory, or of one above it. */
export async function refuseFileInTheWay(directory: string, setting: string): Promise<void> {
  for (let path = resolve(directory); dirname(path) !== path; path = dirname(path)) {
    const found = await stat(path).catch(() => undefined);
    if (found?.isDirectory()) return;
    if (found) throw new StartProblem(`${path} must be a directory and is a file: move it away, or set ${setting}.`);
  }
}
