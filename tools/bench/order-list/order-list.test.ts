// The short form of `npm run bench -- order-list`: every sorting and filter of many orders answers, and so does their file; times are told by the measurement itself.
import { expect, it } from 'vitest';
import { onClonedShop } from '../orders/cloned-shop.make.ts';
import { QUESTIONS, timesOfFile, timesOfQuestions } from './ask-list.ts';
import { listening } from './listening.ts';
import { makeManyOrders } from './many-orders.ts';

it('product §7: my orders answer by every sorting and filter, and as a file, with hundreds of them', {
  timeout: 120_000,
}, async () => {
  await onClonedShop(1, async (shop) => {
    const { token } = await makeManyOrders(shop, 800);
    await listening(shop, async (port) => {
      const times = await timesOfQuestions({ port, token }, 50, 0.04);
      expect(times.map(({ name, failed }) => [name, failed])).toEqual(QUESTIONS.map(([name]) => [name, 0]));
      const file = await timesOfFile({ port, token }, 'csv');
      expect(file.bytes).toBeGreaterThan(800 * 3 * 60);
      // What a session may not have is no answer.
      const strange = await timesOfQuestions({ port, token: 'x'.repeat(43) }, 50, 0.02);
      expect(strange.every(({ failed }) => failed > 0)).toBe(true);
    });
  });
});
