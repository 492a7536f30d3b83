// Sets of words that very many parts have are worked out once (docs/decisions/0032).
import { expect, test } from 'vitest';
import { LruCache } from './lru.ts';
import { WordIndex, WordIndexBuilder } from './word-index.ts';

const MANY = 60_000;
const builder = new WordIndexBuilder();
for (let doc = 0; doc < MANY; doc += 1) builder.add([doc % 3 === 0 ? 'bolt' : 'bracket', doc % 2 === 0 ? 'pin' : null]);
const index = new WordIndex(builder.pack());

test('docs/decisions/0032 what very many parts have is right and made once, what fewer have is made each time', () => {
  const begun = index.beginning('b');
  expect(begun?.count()).toBe(MANY);
  expect(index.beginning('b')).toBe(begun);
  const few = index.beginning('pi');
  expect([few?.count(), few?.slice(0, 3)]).toEqual([MANY / 2, [0, 2, 4]]);
  expect(index.beginning('pi')).not.toBe(few);
  expect(index.beginning('b pi')?.slice(0, 3)).toEqual([0, 2, 4]);
});

test('docs/decisions/0032 a set that is worked out before anybody asks is the one that is given', () => {
  const fresh = new WordIndex(builder.pack());
  const steps = [...fresh.prepare()];
  expect(steps).toHaveLength(36);
  expect(fresh.beginning('b')).toBe(fresh.beginning('b'));
});

test('what was not asked for the longest gives way', () => {
  const made: string[] = [];
  const kept = new LruCache<string>(2);
  const ask = (name: string) => kept.get(name, () => (made.push(name), name));
  for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) expect(ask(name)).toBe(name);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});
