// Long work lets everything else have its turn (quality 7).
import { expect, test } from 'vitest';
import { inTurns } from './in-turns.ts';

test('quality 7 at each pause of long work others have their turn, and two such works go on side by side', async () => {
  const done: string[] = [];
  function* work(name: string): Generator<undefined, string, undefined> {
    for (const part of [1, 2, 3]) {
      done.push(`${name}${part}`);
      yield;
    }
    return name;
  }
  const both = Promise.all([inTurns(work('a')), inTurns(work('b'))]);
  setImmediate(() => done.push('other'));
  expect(await both).toEqual(['a', 'b']);
  expect(done.indexOf('other')).toBeLessThan(done.indexOf('a3'));
  expect(done.indexOf('b1')).toBeLessThan(done.indexOf('a2'));
});
