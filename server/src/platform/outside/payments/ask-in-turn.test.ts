// A provider that hangs costs a pass one time-out, and nobody else waits for it (product §7 Payment).
import { expect, test } from 'vitest';
import { askInTurn } from './ask-in-turn.ts';

const ROWS = [
  { id: 1, provider: 'paypal' },
  { id: 2, provider: 'paypal' },
  { id: 3, provider: 'stripe' },
  { id: 4, provider: 'stripe' },
];

/** A pass in which these fail to be asked or written; answers what happened. */
async function pass(asked: { fails?: number[]; unwritten?: number[]; away?: Set<string>; gone?: number[] }) {
  const { fails = [], unwritten = [], away = new Set<string>(), gone = [] } = asked;
  const [questions, written, warned]: [number[], number[], object[]] = [[], [], []];
  await askInTurn([1, 2, 3, 4], {
    read: async (id) => ROWS.find((row) => row.id === id && !gone.includes(id)) ?? null,
    ask: async ({ id }) => {
      questions.push(id);
      if (fails.includes(id)) throw new Error('no answer');
      return id;
    },
    apply: async ({ id }) => {
      if (unwritten.includes(id)) throw new Error('not written');
      written.push(id);
    },
    away,
    log: { warn: (facts: object) => void warned.push(facts) },
  });
  return { questions, written, warned };
}

test('product §7 after its first failure a provider is asked no more in the pass, and the others are', async () => {
  const away = new Set<string>();
  const { questions, written, warned } = await pass({ fails: [1], away });
  expect(questions).toEqual([1, 3, 4]);
  expect(written).toEqual([3, 4]);
  expect(warned).toMatchObject([{ id: 1, provider: 'paypal', err: expect.any(Error) }]);
  expect((await pass({ away })).questions).toEqual([3, 4]);
});

test('product §7 what cannot be written is logged, and blamed on no provider', async () => {
  const { questions, written, warned } = await pass({ unwritten: [1], gone: [4] });
  expect(questions).toEqual([1, 2, 3]);
  expect(written).toEqual([2, 3]);
  expect(warned).toHaveLength(1);
});
