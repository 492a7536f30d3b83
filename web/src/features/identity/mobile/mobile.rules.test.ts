// Spec §5: phone number and code of the mobile sign-in.
import { TypedPhone } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { loadDialling, mayBeDialled } from '../../../ui/fields/dialling.ts';
import { phoneProblem, plainPhone, smsCodeProblem } from './mobile.rules.ts';

beforeAll(loadDialling);
const problem = (text: string) => phoneProblem(text, mayBeDialled);

test('§5 a phone number is required, with its country code, and its format must be valid', () => {
  expect(problem(' ')).toBe('phoneRequired');
  expect(problem('030 901820')).toBe('phoneCountry');
  for (const text of ['+49', '+0 30 901820', '+49 abc 12', '+1 713 555', `+49${'1'.repeat(40)}`])
    expect(problem(text), text).toBe('phoneFormat');
  for (const text of [' +49 (0)30 901820', '0049 30 901820', '+1 713-555-0161', '+55 11.5555.0123']) {
    expect(problem(text), text).toBeUndefined();
    expect(TypedPhone.safeParse(plainPhone(text)).success, text).toBe(true);
  }
});

test('§5 a code has 6 digits', () => {
  expect(smsCodeProblem('123 456')).toBeUndefined();
  for (const text of ['', '12345', 'abcdef', '1234567']) expect(smsCodeProblem(text), text).toBe('codeFormat');
});
