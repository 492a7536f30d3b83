// Quality 4, the short form of `npm run bench -- payments`: webhook, return, poll, pay, cancel, expire and refund in any order and number.
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../../test/shop.ts';
import { runInterleaving, seeded } from './interleavings.make.ts';
import { plantFault } from './money-problems.make.ts';
import { makeUnreliable } from './unreliable-provider.make.ts';

const ROUNDS = 200;
let it: TestShop;
beforeAll(async () => {
  it = await testShop();
});

async function run(rounds: number, seed: number): Promise<string[]> {
  const found: string[] = [];
  const seeds = Array.from({ length: rounds }, (_, n) => seed + n);
  const lane = async () => {
    for (let next = seeds.pop(); next !== undefined; next = seeds.pop())
      found.push(...(await runInterleaving(it, seeded(next))));
  };
  await Promise.all([lane(), lane(), lane(), lane()]);
  return found;
}

test('quality 4 no order is paid twice, refunded beyond what was taken, or keeps money it should not, whatever happens when', async () => {
  const mend = makeUnreliable(it, seeded(7));
  try {
    expect(await run(ROUNDS, 1000)).toEqual([]);
  } finally {
    mend();
  }
}, 240_000);

test('quality 4 the check sees a refund that is forgotten', async () => {
  const mend = await plantFault(it.shop.db);
  try {
    expect(await run(20, 5000)).not.toEqual([]);
  } finally {
    await mend();
  }
}, 60_000);
