// `npm run bench -- quick-add [--url URL] [--runs N]`: how long 500 pasted rows take until each says what it leads to, price, stock, successor and fit, beside one row in the same run (quality 13: under 300 ms).
import { parseArgs } from 'node:util';
import { runMain } from '../setup/problem.js';
import { startShopForTests } from '../setup/shop-for-tests.js';
import { type Ask, askAsBuyer, quantile, readCodes } from './carts/ask-as-buyer.ts';

const ROWS = 500;
const AIM_MS = 300;

await runMain(async () => {
  const { values } = parseArgs({ options: { url: { type: 'string' }, runs: { type: 'string', default: '30' } } });
  const shop = values.url ? { url: values.url, stop: async () => {} } : await startShopForTests();
  try {
    await measure(shop.url, Number(values.runs));
    return 0;
  } finally {
    await shop.stop();
  }
});

async function measure(url: string, runs: number): Promise<void> {
  const ask = await askAsBuyer(url);
  const codes = await codesOf(ask);
  const { items } = await ask<{ items: { hostId: number }[] }>('/category/host/pageList');
  const hostId = items[0]?.hostId;
  const timeOf = async (asked: readonly string[]): Promise<number> => {
    const begun = performance.now();
    const rows = await ask<unknown[]>('/cart/check', { codes: asked, ...(hostId === undefined ? {} : { hostId }) });
    if (rows.length !== asked.length) throw new Error(`${rows.length} answers for ${asked.length} rows`);
    return performance.now() - begun;
  };
  const [one, all]: number[][] = [[], []];
  for (let run = 0; run < runs; run += 1) {
    one?.push(await timeOf(codes.slice(0, 1)));
    all?.push(await timeOf(codes));
  }
  const [single, whole] = [quantile(one ?? [], 0.5), quantile(all ?? [], 0.5)];
  console.log(
    `${ROWS} rows, every twelfth unknown: median ${whole.toFixed(0)} ms, p95 ${quantile(all ?? [], 0.95).toFixed(0)} ms (aim: ${AIM_MS})`,
  );
  console.log(
    `one row: median ${single.toFixed(1)} ms; ${ROWS} rows cost ${(whole / single).toFixed(1)} times as much`,
  );
}

/** Codes of the shop, every twelfth misspelt. */
async function codesOf(ask: Ask): Promise<string[]> {
  return (await readCodes(ask, ROWS)).map((code, at) => (at % 12 === 11 ? `${code}X` : code));
}
