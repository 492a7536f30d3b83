// Passwords are checked two at a time, and no endless queue of them is kept (quality 11).
import { expect, test } from 'vitest';
import { fitsPassword } from './password.ts';

test('quality 11 who comes while many wait already is told to come back', async () => {
  const asked = await Promise.allSettled(Array.from({ length: 56 }, () => fitsPassword(null, 'whatever')));
  const refused = asked.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(4);
  expect(refused[0]).toMatchObject({ reason: { reason: 'tooManyRequests', facts: { retryAfterSeconds: 5 } } });
  expect(await fitsPassword(null, 'whatever')).toBe(false);
}, 60_000);
