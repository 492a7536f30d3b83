// Spec §1 credit line, wallet or card; product §7 store credit: what is chosen and what is left to pay.
import { expect, test } from 'vitest';
import { usd } from '../../../test/orders.make.ts';
import { isCovered, isMethodStopped, methodOf, storeCreditUse } from './methods.rules.ts';

const line = {
  currency: 'USD',
  limit: usd('1000.00'),
  held: usd('0.00'),
  posted: usd('0.00'),
  available: usd('1000.00'),
  automaticLimit: usd('500.00'),
  isFrozen: false,
  movements: [],
};

test('§1 an order goes on the credit line until another way is chosen that is offered', () => {
  const passes = { kind: 'passes', line, percent: 5 } as const;
  expect(methodOf(undefined, ['wallet', 'card'], passes)).toBe('credit');
  expect(methodOf('card', ['wallet', 'card'], passes)).toBe('card');
  expect(methodOf('card', [], passes)).toBe('credit');
  expect(methodOf('credit', ['wallet'], { kind: 'none' })).toBe('credit');
});

test('§1 a company without a credit line begins with what is offered', () => {
  expect(methodOf(undefined, ['card'], { kind: 'none' })).toBe('card');
  expect(methodOf(undefined, [], { kind: 'none' })).toBe('credit');
  expect(methodOf(undefined, ['card'], undefined)).toBe('credit');
});

test('product §7 store credit takes what it can of the total, in its own currency alone', () => {
  const saved = [{ currency: 'USD', available: usd('20.00') }];
  expect(storeCreditUse(saved, usd('50.00'))).toEqual({ used: usd('20.00'), due: usd('30.00'), remains: usd('0.00') });
  expect(storeCreditUse(saved, usd('12.50'))).toEqual({ used: usd('12.50'), due: usd('0.00'), remains: usd('7.50') });
  expect(storeCreditUse(saved, { amount: '50.00', currency: 'EUR' })).toBeUndefined();
  expect(storeCreditUse([{ currency: 'USD', available: usd('0.00') }], usd('50.00'))).toBeUndefined();
  expect(storeCreditUse(saved, undefined)).toBeUndefined();
});

test('§8 insufficient credit limit stops the credit line alone, and not where nothing is left to pay', () => {
  const over = { kind: 'over', line, percent: 150, missing: usd('1.00') } as const;
  expect(isMethodStopped('credit', over, false)).toBe(true);
  expect(isMethodStopped('wallet', over, false)).toBe(false);
  expect(isMethodStopped('credit', over, isCovered(usd('0.00')))).toBe(false);
});
