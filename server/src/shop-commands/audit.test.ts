// Product §8: the command that checks the chain of the audit trail finds what was changed, taken out or cut off.
import { expect, test } from 'vitest';
import { openTestShop } from '../../test/shop.ts';
import { lonelyDatabase } from '../../test/database.ts';
import { audit as note } from '../platform/audit.store.ts';
import { tellAudit } from './audit.ts';

test('product §8 a changed row, a missing row and a cut-off end are found; nothing of it can be done by plain SQL', async () => {
  const lonely = await lonelyDatabase();
  const { shop } = await openTestShop({ DATABASE_URL: lonely.url });
  const { db } = shop;
  const said: string[] = [];
  const check = (noted?: string) => tellAudit(db, noted, (line) => void said.push(line));
  for (const subject of ['a', 'b', 'c', 'd'])
    await db.begin((trx) => note(trx, { action: 'setRate', userId: null, subject, after: { subject } }));
  await check();
  expect(said[0]).toMatch(/^4 rows, each as it was written; last hash [0-9a-f]{64}$/);
  const head = said[0]?.slice(-64) ?? '';
  await expect(db`update audit set subject = 'x' where subject = 'b'`).rejects.toThrow();
  await expect(db`delete from audit where subject = 'b'`).rejects.toThrow();
  // Whoever may switch the trigger off is found all the same.
  const behind = async (change: () => Promise<unknown>) => {
    await db`alter table audit disable trigger audit_append_only`;
    await change();
  };
  await behind(() => db`update audit set subject = 'x' where subject = 'b'`);
  await expect(check()).rejects.toThrow('row 2');
  await behind(() => db`update audit set subject = 'b' where subject = 'x'`);
  await check(head);
  await behind(() => db`delete from audit where subject = 'd'`);
  await check();
  await expect(check(head)).rejects.toThrow('cut off');
  await behind(() => db`delete from audit where subject = 'b'`);
  await expect(check()).rejects.toThrow('row 3');
  await lonely.drop();
}, 60_000);
