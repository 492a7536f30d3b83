// Users from the command line: a list, and an administrator for whoever has lost the way in (product §1).
import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import { Email } from '@outrigger/contract';
import { hashPassword, insertAdministrator, liftSignInLimits, makeMainAccount } from '../features/identity/index.ts';
import { audit } from '../platform/audit.store.ts';
import type { Config } from '../platform/config.ts';
import type { Db } from '../platform/db/db.ts';
import { Refusal } from '../platform/refuse.ts';
import { StartProblem } from '../platform/start-problem.ts';
import { readArguments } from './arguments.ts';
import { isUser, listUsers } from './users.reads.ts';
import { requireThisRelease } from './this-release.ts';
import { withDatabase } from './with-database.ts';

/** `user list`, `user administrator EMAIL`, which prints the new administrator's password once, `user unlock EMAIL` or an address, and `user main EMAIL`. */
export async function user(config: Config, args: string[], say: (line: string) => void): Promise<void> {
  const work = workOf(args, say);
  await withDatabase(config, false, async (db) => {
    await requireThisRelease(db);
    await work(db);
  });
}

// Read before a database is opened: a slip of the pen costs nothing.
function workOf(args: string[], say: (line: string) => void): (db: Db) => Promise<void> {
  const usage = 'user list, user administrator EMAIL, user unlock EMAIL, or user main EMAIL';
  const { words } = readArguments(args, { usage, words: args[0] === 'list' ? 1 : 2 });
  const [what, subject = ''] = words.map((word) => word.toLowerCase());
  if (what === 'list') return (db) => tellUsers(db, say);
  const email = Email.safeParse(subject).data;
  const counted = isIP(subject) > 0 ? subject : email;
  if (what === 'administrator' && email) return (db) => makeAdministrator(db, email, say);
  if (what === 'unlock' && counted) return (db) => unlock(db, counted, say);
  if (what === 'main' && email) return (db) => passMain(db, email, say);
  if (subject.includes('@') && ['administrator', 'unlock', 'main'].includes(what ?? ''))
    throw new StartProblem(`"${subject}" is no mail address one could sign in with: npm run shop -- ${usage}`);
  throw new StartProblem('Say "user list", "user administrator EMAIL", "user unlock EMAIL" or "user main EMAIL".');
}

async function tellUsers(db: Db, say: (line: string) => void): Promise<void> {
  for (const one of await listUsers(db))
    say([one.email.padEnd(40), one.role.padEnd(6), one.status.padEnd(10), one.company ?? ''].join(' '));
}

async function unlock(db: Db, subject: string, say: (line: string) => void): Promise<void> {
  if (isIP(subject) === 0 && !(await isUser(db, subject))) throw new StartProblem(`There is no user ${subject}.`);
  const lifted = await liftSignInLimits(db, subject);
  if (lifted === 0) return say(`Nothing was counted for ${subject}: no limit of sign-in binds it.`);
  say(`${subject} may try to sign in again`);
}

async function passMain(db: Db, email: string, say: (line: string) => void): Promise<void> {
  const made = await makeMainAccount(db, email);
  if (!made) throw new StartProblem(`${email} is no active sub-account of a company whose person has a password.`);
  say(`${email} is the main account of ${made.company}`);
  if (made.before) say(`${made.before} is a sub-account of it with all permissions, which the main account can delete`);
}

async function makeAdministrator(db: Db, email: string, say: (line: string) => void): Promise<void> {
  const password = `${randomBytes(12).toString('base64url')}-Aa1`;
  const passwordHash = await hashPassword(password);
  try {
    await db.begin(async (trx) => {
      const id = await insertAdministrator(trx, { email, passwordHash, roles: ['super'] });
      const after = { email, roles: ['super'] };
      await audit(trx, { action: 'makeAdministrator', userId: null, subject: `user ${id}`, after });
    });
  } catch (error) {
    const isTaken = error instanceof Refusal && error.reason === 'emailTaken';
    throw isTaken ? new StartProblem(`There is a user ${email} already.`) : error;
  }
  say(`Administrator ${email}, password ${password}`);
}
