// Design: bad networks. At most three pictures load at once, whatever order they end or are given up in.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { askTurn } from './picture-turns.ts';

test('never more than three load at once, everyone gets a turn, and nobody keeps one', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(30), { minLength: 1, maxLength: 40 }), (order) => {
      const started = new Set<number>();
      const ended = new Set<number>();
      const ends = order.map((_, at) => askTurn(() => started.add(at)));
      const loading = () => [...started].filter((at) => !ended.has(at)).length;
      expect(loading()).toBe(Math.min(3, order.length));
      for (const pick of [...order, ...order.keys()]) {
        const at = pick % order.length;
        ended.add(at);
        ends[at]?.();
        expect(loading()).toBeLessThanOrEqual(3);
      }
      expect(askTurnAtOnce()).toBe(true);
    }),
  );
});

function askTurnAtOnce(): boolean {
  let hasStarted = false;
  askTurn(() => {
    hasStarted = true;
  })();
  return hasStarted;
}
