// Parts wished ahead, asked again with every letter typed (product §5 Search: as you type).
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NO_WISH } from '../match/code-matches.rules.ts';
import { PartEngine } from './part-engine.ts';
import { openSegment, PartSegmentBuilder } from './part-segment.ts';

class CountedSet extends Set<number> {
  walks = 0;
  override [Symbol.iterator]() {
    this.walks += 1;
    return super[Symbol.iterator]();
  }
}

const segmentOf = (ids: readonly number[], nameOf = (_id: number) => 'Lift cylinder') => {
  const builder = new PartSegmentBuilder();
  for (const id of ids)
    builder.add({ id, rank: -id, code: `C${id}`, isSuperseded: false, aliases: [], names: [nameOf(id)] });
  return openSegment(builder.pack());
};

test('product §5 parts wished ahead are looked up once in each segment, not with every letter', () => {
  const [main, changed] = [segmentOf([1, 2, 3, 4]), segmentOf([5, 6])];
  const ahead = new CountedSet([3, 6]);
  const idsOf = (engine: PartEngine, text: string) =>
    engine
      .search(text, { skip: 0, limit: 9 }, { ...NO_WISH, ahead: [ahead], isShortFirst: true })
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

const NAMES = ['Lift cylinder', 'Lift', 'Lift cylinder seal', 'Lifting eye', 'Seal kit', 'Lift cylinder', 'C1 plate'];
const nameOf = (id: number): string => NAMES[id % NAMES.length] ?? '';
const some = fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 12 }).map((ids) => new Set(ids));

test('product §5 a first page whose total nobody wants is the first page of all', () => {
  const ids = Array.from({ length: 60 }, (_, at) => at + 1);
  const engine = new PartEngine(
    segmentOf(ids, nameOf),
    segmentOf([12, 13, 61, 62], (id) => nameOf(id + 1)),
    new Set([12, 13, 14]),
  );
  const wish = fc.record({
    ahead: fc.array(some, { maxLength: 3 }),
    isAheadAlone: fc.boolean(),
    isShortFirst: fc.boolean(),
    own: fc.constantFrom(null, 0),
    except: some,
  });
  const texts = fc.constantFrom(
    'lift',
    'lif',
    'se',
    'c',
    'lift cyl',
    'cylinder lift',
    'seal',
    'C1',
    'c2',
    'lfit',
    'nothing',
    '—',
  );
  fc.assert(
    fc.property(texts, fc.constantFrom(1, 3, 8, 100), wish, (text, limit, asked) => {
      const page = { skip: 0, limit };
      const all = engine.search(text, page, { ...NO_WISH, ...asked });
      expect(engine.search(text, page, { ...NO_WISH, ...asked, isCounted: false })).toEqual({
        ...all,
        total: all.hits.length,
      });
    }),
    { numRuns: 500 },
  );
});

test('product §5 a part is known by the names it has now, each set of names kept once', () => {
  const names: Record<number, (string | null)[]> = {
    1: ['Lift cylinder', null, 'Cilindro de elevação', 'Vérin de levage', '举升油缸'],
    2: ['Wear pad', null, null, null, null],
    3: ['Lift cylinder', null, 'Cilindro de elevação', 'Vérin de levage', '举升油缸'],
  };
  const segment = (ids: readonly number[], changed: Record<number, (string | null)[]> = names) => {
    const builder = new PartSegmentBuilder();
    for (const id of ids)
      builder.add({ id, rank: -id, code: `C${id}`, isSuperseded: false, aliases: [], names: changed[id] ?? [] });
    return builder.pack();
  };
  const main = segment([1, 2, 3]);
  expect(main.names.starts).toHaveLength(3);
  const engine = new PartEngine(openSegment(main), openSegment(segment([2], { 2: ['Slide pad'] })), new Set([2]));
  const lift = ['Lift cylinder', '', 'Cilindro de elevação', 'Vérin de levage', '举升油缸'];
  expect([1, 2, 3, 4].map((id) => engine.namesOf(id).names)).toEqual([lift, ['Slide pad'], lift, []]);
});
