// stack.md HTTP, product §3: one question tells who asks and what changed; what fails beside it harms nobody else.
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { makeCompany } from '../../features/identity/identity.make.ts';
import { connect } from '../db/connect.ts';
import type { Db } from '../db/db.ts';
import { SessionAndChanges } from './session-and-changes.ts';

let it: TestShop;
let token: string;

beforeAll(async () => {
  it = await testShop();
  ({ token } = await makeCompany(it.shop.db));
});

// Fragments are written by the same function as statements; only what is waited for is sent.
function counted(db: Db): { db: Db; sent: () => number } {
  const seen: { isSent?: boolean }[] = [];
  const proxy = new Proxy(db, {
    apply: (target, self, args) => {
      const made = Reflect.apply(target, self, args);
      seen.push(made as { isSent?: boolean });
      return made;
    },
  });
  return { db: proxy, sent: () => seen.filter((one) => one.isSent).length };
}

test('stack.md HTTP: callers and changes asked for together are one statement', async () => {
  const { db, sent } = counted(it.shop.db);
  const look = new SessionAndChanges(db, db);
  const [caller, nobody] = await Promise.all([
    look.authenticate(token),
    look.authenticate('x'.repeat(43)),
    look.catchUp(),
  ]);
  expect(caller?.companyId).toBeGreaterThan(0);
  expect(nobody).toBeNull();
  expect(sent()).toBe(1);
});

test('product §3 a caller who comes while a look is on its way is answered by a later one', async () => {
  const { db, sent } = counted(it.shop.db);
  const look = new SessionAndChanges(db, db);
  const first = look.authenticate(token);
  while (sent() === 0) await new Promise(setImmediate);
  const second = look.authenticate(token);
  expect(await first).toEqual(await second);
  expect(sent()).toBe(2);
});

test('product §3 who asks is told though the replica that tells of changes is away', async () => {
  const away = connect('postgres://nobody@127.0.0.1:1/nothing');
  const look = new SessionAndChanges(it.shop.db, away);
  const [caller, changes] = await Promise.allSettled([look.authenticate(token), look.catchUp()]);
  expect(caller).toMatchObject({ status: 'fulfilled', value: { companyId: expect.any(Number) } });
  expect(changes.status).toBe('rejected');
  await away.end({ timeout: 0 });
});
