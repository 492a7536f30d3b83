// Chooses the account PostgreSQL runs under, since it refuses to run as root (product §1).
import { readFile, stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { StartProblem } from '../start-problem.ts';

/** The account a child process is given; undefined means our own. */
export type Account = { name: string; uid: number; gid: number };

/** The account for the database: our own for an ordinary user; for root the owner of an existing cluster, else `postgres`, else `nobody`. */
export async function databaseAccount(clusterDirectory: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = await readAccounts();
  const owner = await ownerOf(clusterDirectory);
  if (owner !== undefined && owner !== 0) return existingOwner(accounts, owner, clusterDirectory);
  const chosen = accounts.find((one) => one.name === 'postgres') ?? accounts.find((one) => one.name === 'nobody');
  if (!chosen)
    throw new StartProblem(
      'PostgreSQL cannot run as root and there is neither a user "postgres" nor "nobody": add one, or set DATABASE_URL.',
    );
  return chosen;
}

/** Refuses an account that initdb cannot name: a numeric user id without an entry in the user database. */
export function requireNamedAccount(): void {
  try {
    userInfo();
  } catch {
    const uid = process.getuid?.() ?? 'unknown';
    throw new StartProblem(
      `User id ${uid} has no entry in /etc/passwd, which PostgreSQL needs: add one, or set DATABASE_URL.`,
    );
  }
}

function existingOwner(accounts: Account[], uid: number, directory: string): Account {
  const account = accounts.find((one) => one.uid === uid);
  if (account) return account;
  throw new StartProblem(
    `${directory} belongs to user id ${uid}, which has no entry in /etc/passwd: add one, or give the directory to another user.`,
  );
}

async function ownerOf(path: string): Promise<number | undefined> {
  return stat(path).then(
    (found) => found.uid,
    () => undefined,
  );
}

async function readAccounts(): Promise<Account[]> {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n');
  return lines.flatMap((line) => {
    const [name, , uid, gid] = line.split(':');
    return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
  });
}
