// Decides where the database lives: `DATA_DIR/postgres/<major>`, or a link from there to a place its account can reach.
import { access, chmod, lstat, mkdir, readdir, readFile, readlink, realpath, rmdir, symlink } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { StartProblem } from '../start-problem.ts';
import { canEnter } from './reach.ts';
import { type Account, databaseAccount } from './run-as.ts';

/** The major version of the PostgreSQL that is brought along. */
const MAJOR = 18;

const SHARED_PLACE = '/var/lib/outrigger';

/** The directories of one embedded database and the account they belong to. */
export type Place = {
  base: string;
  cluster: string;
  passwordFile: string;
  programs: string;
  account: Account | undefined;
};

/** Finds or makes the place of the database of `dataDir`; refuses a directory of another major version. */
export async function findPlace(dataDir: string): Promise<Place> {
  const parent = join(dataDir, 'postgres');
  await makeDirectory(parent);
  await refuseOtherMajor(parent);
  const named = join(parent, String(MAJOR));
  const account = await databaseAccount(join(named, 'cluster'));
  const base = await resolveBase(dataDir, named, account);
  await refuseOtherCluster(join(base, 'cluster'));
  return placeAt(base, { parent, account });
}

/** Whether a database was made in `dataDir`, of this version or another; makes nothing, and what cannot be looked at counts as one. */
export async function hasCluster(dataDir: string): Promise<boolean> {
  const parent = join(dataDir, 'postgres');
  try {
    const majors = majorsAmong(await readdir(parent));
    if (!majors.includes(MAJOR)) return majors.length > 0;
    await access(join(parent, String(MAJOR), 'cluster/PG_VERSION'));
    return true;
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ENOENT');
  }
}

/** The place of a database that was made before; makes nothing. */
export async function existingPlace(dataDir: string): Promise<Place | undefined> {
  const parent = join(dataDir, 'postgres');
  const base = await realpath(join(parent, String(MAJOR))).catch(() => undefined);
  return base === undefined
    ? undefined
    : placeAt(base, { parent, account: await databaseAccount(join(base, 'cluster')) });
}

function placeAt(base: string, { parent, account }: { parent: string; account: Account | undefined }): Place {
  const programs = account ? SHARED_PLACE : parent;
  return { base, cluster: join(base, 'cluster'), passwordFile: join(base, 'password'), programs, account };
}

async function resolveBase(dataDir: string, named: string, account: Account | undefined): Promise<string> {
  const found = await lstat(named).catch(() => undefined);
  if (found?.isSymbolicLink()) return readlink(named);
  if (!found?.isDirectory()) await makeDirectory(named);
  if (canEnter(named, account)) return named;
  // The data directory is ours to open for passing; what lies above it is not.
  await chmod(dataDir, 0o711);
  if (canEnter(named, account)) return named;
  if (found && (await readdir(named)).length > 0) {
    throw new StartProblem(
      `The database in ${named} cannot be reached by the user ${account?.name}: move DATA_DIR out of the private directory above it.`,
    );
  }
  return moveToSharedPlace(named, account);
}

async function moveToSharedPlace(named: string, account: Account | undefined): Promise<string> {
  const elsewhere = join(SHARED_PLACE, randomBytes(6).toString('hex'));
  await makeDirectory(SHARED_PLACE);
  await makeDirectory(elsewhere);
  if (!canEnter(elsewhere, account)) {
    throw new StartProblem(
      `Neither ${named} nor ${elsewhere} can be reached by the user ${account?.name}: set DATA_DIR to a directory every user may pass.`,
    );
  }

  await rmdir(named);
  await symlink(elsewhere, named);
  return elsewhere;
}

async function refuseOtherMajor(parent: string): Promise<void> {
  const majors = majorsAmong(await readdir(parent));
  if (majors.length === 0 || majors.includes(MAJOR)) return;
  throw new StartProblem(otherVersion(parent, majors.join(', ')));
}

async function refuseOtherCluster(cluster: string): Promise<void> {
  const version = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (version !== undefined && Number(version) !== MAJOR) throw new StartProblem(otherVersion(cluster, version.trim()));
}

const majorsAmong = (names: string[]): number[] => names.filter((name) => /^\d+$/.test(name)).map(Number);

function otherVersion(directory: string, version: string): string {
  return `${directory} holds a database of PostgreSQL ${version}, this release needs ${MAJOR}: make a backup with the release that wrote it, then restore it here into an empty DATA_DIR.`;
}

function cannotBeMade(path: string, code = 'unknown'): string {
  const isInTheWay = code === 'EEXIST' || code === 'ENOTDIR';
  return isInTheWay
    ? `${path} must be a directory and is a file: move it away, or set DATA_DIR.`
    : `The directory ${path} cannot be made (${code}): set DATA_DIR to one this user may write.`;
}

async function makeDirectory(path: string): Promise<void> {
  await mkdir(path, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    throw new StartProblem(cannotBeMade(path, error.code));
  });
  if (process.getuid?.() === 0) await chmod(path, 0o711);
}
