// Product §1: the start-up log claims nothing that is not so.
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { announce } from './announce.ts';

const linesOf = (env: Record<string, string>, isOnTerminal = false): string[] => {
  const lines: string[] = [];
  announce(readConfig(env, isOnTerminal), { isDemo: false }, (line) => lines.push(line));
  return lines;
};

test('product §1 a shop says where it is, and never a key', () => {
  expect(linesOf({ DHL_API_KEY: 'dhl-0123456789' })).toEqual(['Outrigger is ready: http://localhost:3000']);
  expect(linesOf({})).toEqual(['Outrigger is ready: http://localhost:3000']);
});

test('product §1 on a terminal the shop says that it shows no requests, and how to see them', () => {
  const hint = 'Warnings and errors follow here; LOG_LEVEL=info shows each request.';
  expect(linesOf({}, true)).toContain(hint);
  expect(linesOf({ LOG_LEVEL: 'info' }, true)).not.toContain(hint);
  expect(linesOf({}, false)).not.toContain(hint);
});
