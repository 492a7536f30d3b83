// Product §1: an operator command that does not understand its line does nothing and says so.
import { expect, test } from 'vitest';
import { lonelyDatabase } from '../../test/database.ts';
import { makeCompany, makeSubAccount } from '../features/identity/identity.make.ts';
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
  ['user main without whom', () => user(nowhere, ['main'], silent), 'or "user main EMAIL"'],
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

test('product §4 user main has somebody else answer for a company: the rights are swapped and both signed out', async () => {
  const { url, drop } = await lonelyDatabase();
  const config = readConfig({ DATABASE_URL: url });
  const lines: string[] = [];
  const main = (whom: string) => user(config, ['main', whom], (line) => lines.push(line));
  await user(config, ['list'], silent);
  const db = connect(url, { max: 1 });
  const company = await makeCompany(db);
  const [next, invited] = [
    await makeSubAccount(db, company.companyId, { permissions: [3], passwordHash: 'x' }),
    await makeSubAccount(db, company.companyId),
  ];
  await db`update users set spending_limit_minor = 1, spending_limit_currency = 'USD' where id = ${next.userId}`;
  for (const whom of [invited.email, company.email, 'nobody@example.org'])
    await expect(main(whom)).rejects.toThrow(`${whom} is no active sub-account`);
  await main(next.email.toUpperCase());
  expect(lines).toEqual([
    `${next.email} is the main account of ${company.name}`,
    `${company.email} is a sub-account of it with all permissions, which the main account can delete`,
  ]);
  const people = await db`
    select u.email, u.role, u.spending_limit_minor, (select count(*)::int from user_permissions p where p.user_id = u.id) as permissions,
      (select count(*)::int from sessions s where s.user_id = u.id and s.ended_at is null) as sessions
    from users u where u.email in (${next.email}, ${company.email}) order by role`;
  expect(people).toEqual([
    { email: next.email, role: 'main', spendingLimitMinor: null, permissions: 1, sessions: 0 },
    { email: company.email, role: 'sub', spendingLimitMinor: null, permissions: 3, sessions: 0 },
  ]);
  const trail = await db`select company_id from audit where action = 'makeMainAccount' and user_id is null`;
  expect(trail).toEqual([{ companyId: company.companyId }]);
  await db.end();
  await drop();
});
