// `npm run bench -- cart [--url URL] [--runs N]`: how long one changed line takes in a cart of 2,000 lines, beside the same in a cart of one in the same run (quality 13: under 50 ms; product §6: never depends on the size of the cart).
import { parseArgs } from 'node:util';
import { runMain } from '../setup/problem.js';
import { startShopForTests } from '../setup/shop-for-tests.js';
import { type Ask, askAsBuyer, quantile, readCodes } from './carts/ask-as-buyer.ts';

const LINES = 2000;
const AIM_MS = 50;

await runMain(async () => {
  const { values } = parseArgs({ options: { url: { type: 'string' }, runs: { type: 'string', default: '100' } } });
  const shop = values.url ? { url: values.url, stop: async () => {} } : await startShopForTests();
  try {
    await measure(await askAsBuyer(shop.url), Number(values.runs));
    return 0;
  } finally {
    await shop.stop();
  }
});

type Line = { code: string; qty: number; isRemoved?: boolean };
type Cart = { version: number; lines: { code: string; isRemoved: boolean }[] };

async function measure(ask: Ask, runs: number): Promise<void> {
  const before = await ask<Cart>('/cart?since=0');
  if (before.lines.some((line) => !line.isRemoved)) throw new Error('the cart of the buyer is not empty');
  const codes = await readCodes(ask, LINES);
  const put = async (lines: Line[], since: number) => await ask<Cart>('/cart/change', { since, lines });
  let { version } = before;
  const timeOf = async (qty: number): Promise<number> => {
    const begun = performance.now();
    const answer = await put([{ code: codes[0] ?? '', qty }], version);
    version = answer.version;
    if (answer.lines.length !== 1) throw new Error(`${answer.lines.length} lines answered for one`);
    return performance.now() - begun;
  };
  const times = async (): Promise<number[]> => {
    const taken: number[] = [];
    for (let run = 0; run < runs; run += 1) taken.push(await timeOf(1 + (run % 50)));
    return taken;
  };
  const alone = await times();
  const filling = performance.now();
  ({ version } = await put(
    codes.map((code) => ({ code, qty: 1 })),
    version,
  ));
  const filled = performance.now() - filling;
  const among = await times();
  await put(
    codes.map((code) => ({ code, qty: 1, isRemoved: true })),
    version,
  );
  const [one, all] = [quantile(alone, 0.5), quantile(among, 0.5)];
  console.log(`${codes.length} lines put at once: ${filled.toFixed(0)} ms`);
  console.log(
    `one line of them changed: median ${all.toFixed(1)} ms, p95 ${quantile(among, 0.95).toFixed(1)} ms (aim: ${AIM_MS})`,
  );
  console.log(
    `one line of one: median ${one.toFixed(1)} ms; among ${codes.length} it takes ${(all / one).toFixed(2)} times as long`,
  );
}
