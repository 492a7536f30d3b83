// Spec §5: email and password of the login, and a chosen password.
import { Email } from '@outrigger/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newPasswordProblem, repeatProblem } from './new-password.rules.ts';
import { digitsProblem, emailProblem, passwordProblem, secondFactorProblem } from './sign-in.rules.ts';

test('§5 email is required and must be of correct format', () => {
  expect(emailProblem(' ')).toBe('emailRequired');
  for (const text of ['a', 'a@b', '@b.example', 'a b@c.example', 'a@b..example', 'a@b.example.']) {
    expect(emailProblem(text), text).toBe('emailFormat');
  }
  expect(emailProblem(' buyer@demo.outrigger.example ')).toBeUndefined();
});

test('§5 the login takes the addresses that the contract takes and no others, so that a wrong one is told at its field', () => {
  const odd = ['é@c.example', '.a@b.example', 'a.@b.example', 'a..b@c.example', 'a@-b.example', 'a@b.1', 'A@B.EXAMPLE'];
  const long = [`${'a'.repeat(64)}@b.example`, `${'a'.repeat(65)}@b.example`, `a@${'b.'.repeat(130)}example`];
  for (const address of [...odd, ...long])
    expect(emailProblem(address) === undefined, address).toBe(Email.safeParse(address).success);
  const mixed = fc.tuple(fc.emailAddress(), fc.nat(30), fc.constantFrom('', '.', '@', 'ü', '-', ' ', '_'));
  fc.assert(
    fc.property(mixed, ([address, at, sign]) => {
      const text = address.slice(0, at) + sign + address.slice(at);
      expect(emailProblem(text) === undefined).toBe(Email.safeParse(text).success);
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

test('product §3 a second factor is 6 digits or a recovery code, spaces do not matter, and it may be left out', () => {
  for (const text of ['', '123 456', 'abcde-fgh23', 'ABCDEFGH23'])
    expect(secondFactorProblem(text), text).toBeUndefined();
  for (const text of ['12345', '1234567', 'abcde-fgh', 'abcde_fgh23'])
    expect(secondFactorProblem(text), text).toBe('secondFactorFormat');
});

test('product §3 a code of the authenticator app has 6 digits', () => {
  expect(digitsProblem('123 456')).toBeUndefined();
  for (const text of ['', '12345', 'abcdef']) expect(digitsProblem(text), text).toBe('codeFormat');
});
