// Spec §5: email and password of the login, and a chosen password.
import { Email } from '@outrigger/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newPasswordProblem, repeatProblem } from './new-password.rules.ts';
import { codeProblem, emailProblem, passwordProblem } from './sign-in.rules.ts';

test('§5 email is required and must be of correct format', () => {
  expect(emailProblem(' ')).toBe('emailRequired');
  for (const text of ['a', 'a@b', '@b.example', 'a b@c.example', 'a@b..example', 'a@b.example.']) {
    expect(emailProblem(text), text).toBe('emailFormat');
  }
  expect(emailProblem(' buyer@demo.outrigger.example ')).toBeUndefined();
});

test('§5 the login lets every address pass that the contract accepts', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (address) => {
      fc.pre(Email.safeParse(address).success);
      expect(emailProblem(address)).toBeUndefined();
    }),
  );
});

test('§5 a password is required, and a chosen one must be strong and repeated', () => {
  expect(passwordProblem('')).toBe('passwordRequired');
  expect(passwordProblem('x')).toBeUndefined();
  expect(newPasswordProblem('Outrigger')).toBe('passwordWeak');
  expect(newPasswordProblem('Outrigger-2026')).toBeUndefined();
  expect(repeatProblem('a', 'b')).toBe('passwordDiffers');
  expect(repeatProblem('a', 'a')).toBeUndefined();
});

test('product §3 the code has 6 digits, spaces do not matter, and it may be left out where it is optional', () => {
  expect(codeProblem('', true)).toBeUndefined();
  expect(codeProblem('', false)).toBe('secondFactorFormat');
  expect(codeProblem('123 456', false)).toBeUndefined();
  expect(codeProblem('12345', true)).toBe('secondFactorFormat');
});
