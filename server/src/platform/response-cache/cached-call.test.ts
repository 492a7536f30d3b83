// Answers written from kept pieces say what the contract names and nothing else (spec §7).
import { calls } from '@outrigger/contract';
import { expect, test } from 'vitest';
import type { SignedInContext } from '../context.ts';
import { ResponseCache } from './response-cache.ts';
import { Changes } from '../change-log/changes.ts';
import { cachedCall, Written } from './cached-call.ts';

const { historyFlag } = calls.machines;
const responseCache = new ResponseCache({ changes: new Changes(), catchUp: () => Promise.resolve() }, 1_000_000);

/** The text of an answer written as this JSON. */
async function answered(json: string): Promise<string> {
  const context = { shop: { responseCache, config: { isStrict: true } }, language: json } as unknown as SignedInContext;
  const { body } = await cachedCall(historyFlag, () => Promise.resolve(new Written(json, [])))(context, {});
  if (!Buffer.isBuffer(body)) throw new TypeError('not an answer in one piece');
  return body.toString();
}

const FLAG = { show: true, count: 1, serialLengths: { serial: [7], identification: [17] } };

test('spec §7 what was written goes out in the envelope as it is', async () => {
  expect(JSON.parse(await answered(JSON.stringify(FLAG)))).toEqual({ code: 200, message: 'success', result: FLAG });
});

test('architecture §6 a written answer with what the contract does not name is a bug', async () => {
  await expect(answered(JSON.stringify({ ...FLAG, secret: 1 }))).rejects.toThrow('does not name');
  await expect(answered(JSON.stringify({ ...FLAG, count: 'one' }))).rejects.toThrow();
});
