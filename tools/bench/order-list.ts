// `npm run bench -- order-list [--orders N] [--rate N] [--seconds N]`: my orders of a company that has 10,000, by every sorting and filter (aim: p95 under 50 ms at 50 a second), and the file of all of them (aim: first byte within a second, in bounded memory).
import { parseArgs } from 'node:util';
import { timesOfFile, timesOfQuestions } from './order-list/ask-list.ts';
import { makeManyOrders } from './order-list/many-orders.ts';
import { listening } from './order-list/listening.ts';
import { conclude } from './orders/verdict.ts';
import { onScratchShop } from './orders/scratch-shop.ts';

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '10000' },
    rate: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '3' },
  },
});
const AIM_MS = 50;
const FIRST_BYTE_MS = 1000;
const MOST_MEGABYTES = 150;

await onScratchShop(1, async (shop) => {
  const { token } = await makeManyOrders(shop, Number(values.orders));
  await listening(shop, async (port) => {
    const asked = { port, token };
    const times = await timesOfQuestions(asked, Number(values.rate), Number(values.seconds));
    console.log(`${values.orders} orders of one company, ${values.rate} questions a second of each kind`);
    for (const { name, p50, p95, most } of times)
      console.log(
        `  ${name.padEnd(22)} p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, most ${most.toFixed(0)} ms`,
      );
    const files = [await timesOfFile(asked, 'csv'), await timesOfFile(asked, 'xlsx')];
    for (const { format, firstMs, lastMs, bytes, grewMegabytes } of files)
      console.log(
        `  ${format}: first byte after ${firstMs.toFixed(0)} ms, all ${(bytes / 1024 / 1024).toFixed(1)} MB after ${lastMs.toFixed(0)} ms, process grew by ${grewMegabytes.toFixed(0)} MB`,
      );
    conclude(
      [
        ...times.flatMap(({ name, p95, failed }) => [
          { says: `${name}: answers that failed`, wanted: 0, found: failed },
          { says: `${name}: p95 under ${AIM_MS} ms`, wanted: true, found: p95 < AIM_MS },
        ]),
        ...files.flatMap(({ format, firstMs, grewMegabytes }) => [
          { says: `${format}: first byte within a second`, wanted: true, found: firstMs < FIRST_BYTE_MS },
          { says: `${format}: in at most ${MOST_MEGABYTES} MB`, wanted: true, found: grewMegabytes < MOST_MEGABYTES },
        ]),
      ],
      false,
    );
  });
});
