// Recovery codes: ten at a time, fifty random bits each, in letters and digits nobody mistakes for others (product §3).
import { randomInt } from 'node:crypto';
import { hashOf } from '../../../platform/sessions/token.ts';

const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 10;
const COUNT = 10;
const HALF = LENGTH / 2;

/** Ten new codes as they are shown, once: two groups of five. */
export const newRecoveryCodes = (): string[] => Array.from({ length: COUNT }, newCode);

function newCode(): string {
  const signs = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return `${signs.slice(0, HALF)}-${signs.slice(HALF)}`;
}

/** What is stored and looked up in place of a code, however it was typed. */
export const recoveryHashOf = (typed: string): Buffer => hashOf(typed.toLowerCase().replaceAll('-', ''));
