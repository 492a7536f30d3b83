// One idempotency key per intention, kept until the outcome is known (product §2): also over a reload and in other tabs where it is stored.
import { useRef } from 'react';
import { newIdempotencyKey } from './api.ts';
import { isRefused, NoAnswer, Refused } from './failures.ts';
import type { Entry } from '../stored/stored.ts';

/** An intention that was sent and its key, until its outcome is known. */
export interface OpenIntention {
  /** What was sent, as JSON. */
  input: string;
  key: string;
  /** When it was sent last, in milliseconds. */
  at: number;
}

/** How many stand open side by side in storage; without storage the last one alone is remembered. */
const SIDE_BY_SIDE = 5;

/** True where nobody knows whether the work was done: no whole answer came, the first try is still at work, or something broke on the way. */
export function isOutcomeUnknown(error: unknown): boolean {
  if (error instanceof NoAnswer || isRefused(error, 'idempotencyKeyRunning')) return true;
  return error instanceof Refused && (error.reason === undefined || error.status >= 500);
}

/** Decided before the server looks at the key, so it says nothing of an earlier try. */
function isRefusedAtTheGate(error: unknown): boolean {
  return error instanceof Refused && ([401, 403, 429].includes(error.status) || error.reason === 'currencyNotFound');
}

/** Keeps one key per intention: the same input after a lost answer is the same intention, everything else is a new one. */
export function useIdempotencyKeys(kept: Entry<readonly OpenIntention[]> | undefined) {
  const own = useRef<readonly (OpenIntention & { isAgain: boolean })[]>([]);
  const find = (input: string) => [...own.current, ...(kept?.read() ?? [])].find((one) => one.input === input);
  const without = <T extends OpenIntention>(list: readonly T[] = [], key: string) =>
    list.filter((one) => one.key !== key);
  return {
    /** The key of a try. A try that finds its intention open is not the first, and the earlier one ended without an answer. */
    keyFor(content: unknown): string {
      const input = JSON.stringify(content);
      const known = find(input);
      const one = { input, key: known?.key ?? newIdempotencyKey(), at: Date.now() };
      own.current = [{ ...one, isAgain: known !== undefined }, ...without(own.current, one.key)];
      own.current = own.current.slice(0, kept ? SIDE_BY_SIDE : 1);
      kept?.write([one, ...without(kept.read(), one.key)].slice(0, SIDE_BY_SIDE));
      return one.key;
    },
    settle(content: unknown, error: unknown): void {
      const input = JSON.stringify(content);
      const one = own.current.find((open) => open.input === input);
      if (!one || isOutcomeUnknown(error) || (one.isAgain && isRefusedAtTheGate(error))) return;
      own.current = without(own.current, one.key);
      const others = without(kept?.read(), one.key);
      if (others.length > 0) kept?.write(others);
      else kept?.remove();
    },
    /** True while nobody knows what became of it. */
    isOpen: (content: unknown): boolean => find(JSON.stringify(content)) !== undefined,
  };
}
