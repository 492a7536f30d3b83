// Product §1: an operator command that does not understand its line does nothing and says so.
import { expect, test } from 'vitest';
import { lonelyDatabase } from '../../test/database.ts';
import { makeCompany } from '../features/identity/identity.make.ts';
import { readConfig } from '../platform/config.ts';
import { countHit } from '../platform/counters.store.ts';
import { connect } from '../platform/db/connect.ts';
import { StartProblem } from '../platform/start-problem.ts';
import { backup } from './backup.ts';
import { importCommand } from './import.ts';
import { restore } from './restore.ts';
import { user } from './user.ts';

const nowhere = readConfig({ DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' });
const silent = () => {};

test.each([
  ['backup --zzz', () => backup(nowhere, ['--zzz'], silent), '"--zzz" means nothing here: npm run shop -- backup FILE'],
  ['backup with an option too many', () => backup(nowhere, ['x', '--force'], silent), '"--force" means nothing here'],
  ['backup with a word too many', () => backup(nowhere, ['x', 'y'], silent), '"y" means nothing here'],
  ['restore --replcae', () => restore(nowhere, ['x', '--replcae'], silent), '"--replcae" means nothing here'],
  [
    'import with an option',
    () => importCommand(nowhere, ['/tmp', '--dry'], { say: silent }),
    '"--dry" means nothing here',
  ],
  ['user list of something', () => user(nowhere, ['list', 'all'], silent), '"all" means nothing here'],
  ['user unlock without whom', () => user(nowhere, ['unlock'], silent), 'Say "user list"'],
  [
    'user administrator with an address that cannot sign in',
    () => user(nowhere, ['administrator', 'a..b@c.example'], silent),
    '"a..b@c.example" is no mail address one could sign in with',
  ],
  ['user remove', () => user(nowhere, ['remove', 'a@example.org'], silent), 'Say "user list"'],
])('product §1 %s is refused before a database is opened', async (_what, run, line) => {
  const thrown = await run().then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(thrown).toBeInstanceOf(StartProblem);
  expect(String(thrown)).toContain(line);
});

test('product §1 user unlock tells an unknown account from one nothing was counted for, and from one it lets in again', async () => {
  const { url, drop } = await lonelyDatabase();
  const config = readConfig({ DATABASE_URL: url });
  const lines: string[] = [];
  const unlock = (whom: string) => user(config, ['unlock', whom], (line) => lines.push(line));
  await expect(unlock('nobody@example.org')).rejects.toThrow('There is no user nobody@example.org.');
  await unlock('203.0.113.7');
  const db = connect(url, { max: 1 });
  const { email } = await makeCompany(db);
  await countHit(db, { name: 'signInAccount', subject: email, hits: 100, seconds: 900 });
  await db.end();
  await unlock(email.toUpperCase());
  await unlock(email);
  expect(lines).toEqual([
    'Nothing was counted for 203.0.113.7: no limit of sign-in binds it.',
    `${email} may try to sign in again`,
    `Nothing was counted for ${email}: no limit of sign-in binds it.`,
  ]);
  await drop();
});
