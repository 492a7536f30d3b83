// Product §1: the start-up log claims nothing that is not so.
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { announce } from './announce.ts';

const linesOf = (env: Record<string, string>): string[] => {
  const lines: string[] = [];
  announce(readConfig(env), { isDemo: false }, (line) => lines.push(line));
  return lines;
};

test('product §1 a shop with a payment or carrier key says in one line that it is not used yet', () => {
  const lines = linesOf({ STRIPE_SECRET_KEY: 'sk_live_0123456789', DHL_API_KEY: 'dhl-0123456789' });
  expect(lines.slice(1)).toEqual(['Set but not used yet by this release: STRIPE_SECRET_KEY, DHL_API_KEY']);
  expect(lines.join()).not.toContain('0123456789');
  expect(linesOf({})).toEqual(['Outrigger is ready: http://localhost:3000']);
});
