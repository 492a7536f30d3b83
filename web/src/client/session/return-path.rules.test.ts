// Product §3: after sign-in, or once a machine is chosen, one lands where one wanted to go, and never outside the shop.
import { expect, test } from 'vitest';
import { safeReturnPath } from './return-path.rules.ts';

test.each(['/order', '/order?page=2', '/detail?code=A-1#stock', '/loginhistory'])('returns to %s', (back) => {
  expect(safeReturnPath(back)).toBe(back);
});

test.each([
  undefined,
  '',
  'order',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/',
  '/?x=1',
  '/login',
  '/login?back=/x',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\\evil.example',
  '\t//evil.example',
  '/./\t/evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/\tlogin',
  '//',
])('does not return to %s', (back) => expect(safeReturnPath(back)).toBeUndefined());
