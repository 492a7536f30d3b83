// Waiting for the answer of a request that was sent twice (product §2).
import { expect, test } from 'vitest';
import type { Db } from '../db/db.ts';
import { makeWaitForKey } from './key-waiters.ts';

// Its questions are never answered.
const stalled = (() => new Promise(() => {})) as unknown as Db;

test('product §2 whoever waits for a key is let go in time also while the database does not answer', async () => {
  const waitForKey = makeWaitForKey(stalled);
  const first = waitForKey({ userId: 1, key: 'a' }, 60);
  await expect(Promise.all([first, waitForKey({ userId: 2, key: 'b' }, 60)])).resolves.toHaveLength(2);
  await expect(waitForKey({ userId: 3, key: 'c' }, 60)).resolves.toBeUndefined();
});
