// Parts wished ahead, asked again with every letter typed (product §5 Search: as you type).
import { expect, test } from 'vitest';
import { PartEngine } from './part-engine.ts';
import { openSegment, PartSegmentBuilder } from './part-segment.ts';

class CountedSet extends Set<number> {
  walks = 0;
  override [Symbol.iterator]() {
    this.walks += 1;
    return super[Symbol.iterator]();
  }
}

const segmentOf = (ids: readonly number[]) => {
  const builder = new PartSegmentBuilder();
  for (const id of ids)
    builder.add({ id, rank: -id, code: `C${id}`, isSuperseded: false, aliases: [], names: ['Lift cylinder'] });
  return openSegment(builder.pack());
};

test('product §5 parts wished ahead are looked up once in each segment, not with every letter', () => {
  const [main, changed] = [segmentOf([1, 2, 3, 4]), segmentOf([5, 6])];
  const ahead = new CountedSet([3, 6]);
  const idsOf = (engine: PartEngine, text: string) =>
    engine
      .search(text, { skip: 0, limit: 9 }, { ahead, isAheadAlone: false, isShortFirst: true, except: new Set() })
      .hits.map((hit) => hit.partId);
  const engine = new PartEngine(main, changed, new Set());
  const [first, second] = [idsOf(engine, 'lift'), idsOf(engine, 'lift cyl')];
  expect(ahead.walks).toBe(2);
  expect([first, second]).toEqual([
    [3, 6, 1, 2, 4, 5],
    [3, 6, 1, 2, 4, 5],
  ]);
  // A newer small segment is looked through anew, the large one is not.
  expect(idsOf(new PartEngine(main, segmentOf([6, 7]), new Set()), 'lift')).toEqual([3, 6, 1, 2, 4, 7]);
  expect(ahead.walks).toBe(3);
});
