// product §3: codes come one a minute and ten a day, for an address and for an account.
import { expect, test } from 'vitest';
import { waitBeforeCode } from './code.rules.ts';

const none = { atAddress: 0, byAccount: 0, secondsSince: null, secondsToDayEnd: 0 };

test('product §3 the first code goes out at once, the second a minute after the first', () => {
  expect(waitBeforeCode(none)).toBe(0);
  expect(waitBeforeCode({ ...none, atAddress: 1, secondsSince: 0, secondsToDayEnd: 86_400 })).toBe(60);
  expect(waitBeforeCode({ ...none, atAddress: 1, secondsSince: 59, secondsToDayEnd: 86_341 })).toBe(1);
  expect(waitBeforeCode({ ...none, atAddress: 1, secondsSince: 60, secondsToDayEnd: 86_340 })).toBe(0);
});

test('product §3 the eleventh of a day waits until the first is a day old, of an address or of an account', () => {
  const nine = { ...none, secondsSince: 600, secondsToDayEnd: 4000 };
  expect(waitBeforeCode({ ...nine, atAddress: 9, byAccount: 9 })).toBe(0);
  expect(waitBeforeCode({ ...nine, atAddress: 10 })).toBe(4000);
  expect(waitBeforeCode({ ...nine, byAccount: 10 })).toBe(4000);
  expect(waitBeforeCode({ ...nine, byAccount: 10, secondsToDayEnd: 0 })).toBe(1);
});
