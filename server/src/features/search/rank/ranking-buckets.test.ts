// Words of names and labels, other spellings and typos, over a large segment and a small one (product §5 Search).
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { queryHeads, headsOfNames, isCalled, isOneOf } from '../query/query-heads.rules.ts';
import { queryTerms, type MarksByWord } from '../query/query-terms.rules.ts';
import { NO_WISH } from '../match/code-matches.rules.ts';
import { all, engineOf, LABELS, labels, type Part, told } from '../index/engine.make.ts';
import { queryTokens, indexTokens } from '../query/tokenizer.rules.ts';

test('product §5 what every name lacks may stand in the category or type: names with one of the words first, then labels alone', () => {
  const parts = [
    { id: 1, name: 'Rod', category: 1 },
    { id: 3, name: 'Lift cylinder', category: 1 },
    { id: 5, name: 'Cylinder head', category: 3 },
    { id: 9, name: 'Steer cylinder' },
    { id: 10, name: 'Brake pad', category: 2 },
  ];
  const engine = engineOf(parts);
  expect(told(engine, 'hydraulic cylinder')).toEqual([
    [3, 'category'],
    [1, 'category'],
  ]);
  expect(told(engine, 'pad wear')).toEqual([[10, 'category']]);
  expect(told(engine, 'pad wear', { labels: null })).toEqual([]);
  // Once a part is called so, nothing else of its category is meant, but in a list that has no such part.
  const named = { id: 7, name: 'Hydraulic cylinder', category: 3 };
  for (const one of [engineOf([...parts, named]), engineOf(parts, [named])]) {
    expect(told(one, 'hydraulic cylinder')).toEqual([[7, 'name']]);
    expect(told(one, 'hydraulic cylinder', { except: new Set([7]) })).toEqual([]);
    expect(told(one, 'hydraulic cylinder', { ahead: [new Set([1])], isAheadAlone: true })).toEqual([[1, 'category']]);
    expect(told(one, 'hydraulic engine')).toEqual([[7, 'category']]);
  }
  expect(told(engineOf([...parts, named], [], [7]), 'hydraulic cylinder')).toHaveLength(2);
});

test('product §5 of a label typed whole its parts come before names that only hold the words, behind what is called so', () => {
  const engine = engineOf([
    { id: 1, name: 'Kit for engine' },
    { id: 3, name: 'Engine', category: 3 },
    { id: 5, name: 'Fan', category: 3 },
    { id: 7, name: 'Engine oil' },
    { id: 9, name: 'Diesel engine' },
    { id: 11, name: 'Engine mount', category: 3 },
  ]);
  const called: MarksByWord = {
    ...labels,
    marksCalled: (text) => (text === 'engine' ? [{ kind: 'category', id: 3 }] : []),
  };
  expect(told(engine, 'engine', { labels: called })).toEqual([
    [3, 'name'],
    [9, 'name'],
    [11, 'name'],
    [5, 'category'],
    [1, 'name'],
    [7, 'name'],
  ]);
});

test('product §5 a run of Chinese may go from the label over into the name', () => {
  const engine = engineOf([
    { id: 1, name: '举升油缸', category: 1 },
    { id: 3, name: '油泵', category: 1 },
    { id: 5, name: '转向油缸' },
    { id: 7, name: '液压马达' },
  ]);
  expect(told(engine, '液压油缸')).toEqual([
    [1, 'category'],
    [3, 'category'],
  ]);
  expect(told(engine, '液压油泵')).toEqual([[3, 'category']]);
  expect(told(engine, '液压油门')).toEqual([]);
});

test('product §5 either spelling is as good as the other', () => {
  const engine = engineOf([
    { id: 1, name: 'Aire line' },
    { id: 3, name: 'Tyre' },
    { id: 5, name: 'Rim', category: 2 },
    { id: 7, name: 'Tires' },
  ]);
  for (const typed of ['tire', 'TYRE'])
    expect(told(engine, typed)).toEqual([
      [3, 'name'],
      [7, 'name'],
    ]);
  expect(told(engine, 'tire rim')).toEqual([[5, 'category']]);
  // One word for another stands for it one way alone.
  const rams = engineOf([
    { id: 1, name: 'Cylindre de roue' },
    { id: 3, name: 'Vérin de levage', category: 1 },
    { id: 5, name: 'Steer axle' },
  ]);
  expect(told(rams, 'cylindre hydraulique')).toEqual([[3, 'category']]);
  expect(told(rams, 'vérin')).toEqual([[3, 'name']]);
  expect(told(rams, 'steering axle')).toEqual([[5, 'name']]);
});

test('product §5 a plural finds its singular after itself', () => {
  const engine = engineOf([
    { id: 1, name: 'Oil filter' },
    { id: 3, name: 'Filtering screen' },
    { id: 5, name: 'Set of filters' },
    { id: 7, name: 'Filtre à huile' },
  ]);
  expect(told(engine, 'filters')).toEqual([
    [5, 'name'],
    [1, 'name'],
  ]);
  expect(told(engine, 'filtres')).toEqual([[7, 'name']]);
});

test('product §5 parts that changed are found by their labels, and what stands of them in the large segment is not', () => {
  const engine = engineOf(
    [
      { id: 1, name: 'Lift cylinder', category: 1 },
      { id: 3, name: 'Tilt cylinder', category: 1 },
      { id: 5, name: 'Steer cylinder', category: 1 },
    ],
    [
      { id: 3, name: 'Tilt cylinder', category: 3 },
      { id: 7, name: 'Jib cylinder', category: 1 },
    ],
    [5],
  );
  expect(told(engine, 'hydraulic cylinder')).toEqual([
    [1, 'category'],
    [7, 'category'],
  ]);
  // A part found newly by its name is enough to guess no other.
  expect(told(engineOf([{ id: 1, name: 'Boom' }], [{ id: 3, name: 'Boon' }]), 'boon')).toEqual([[3, 'name']]);
});

const word = fc.constantFrom('pump', 'seal', 'kit', 'hydraulics', 'engine', 'wear', 'motor', 'tyres');
// Of few words at random hardly any are the very name of a category.
const label = fc.constantFrom('engine motor', 'Engine Motor');
const words = (most: number) => fc.array(word, { minLength: 1, maxLength: most }).map((some) => some.join(' '));
const partsOf = fc.array(fc.record({ name: words(3), category: fc.integer({ min: 0, max: 3 }) }), { maxLength: 30 });

// What is itself called as the last of the words that any part is called.
function thingsAmong(parts: readonly Part[], text: string): Part[] {
  const [asked, called] = [queryTerms(text), parts.map((part) => headsOfNames([part.name]))];
  const meant =
    asked && queryHeads(asked, (one, way) => called.some((heads) => heads[way].some((own) => isCalled(one, own))));
  return parts.filter((_, at) => meant && called[at] && isOneOf(meant, called[at]));
}

// A label typed whole brings all its parts, whatever names hold.
function partsOfLabel(parts: readonly Part[], text: string): Part[] {
  const called = LABELS.filter(({ words }) => words.toLowerCase() === text.toLowerCase());
  return parts.filter(({ category }) => called.some(({ kind, id }) => kind === 'category' && id === category));
}

test('product §5 what is found by names and labels is what a plain scan finds, each part once, page by page', () => {
  fc.assert(
    fc.property(
      partsOf,
      fc.nat(29),
      fc.oneof({ weight: 5, arbitrary: words(4) }, { weight: 1, arbitrary: label }),
      fc.boolean(),
      fc.integer({ min: 1, max: 5 }),
      (made, cut, text, isSome, limit) => {
        const parts = made.map((part, at) => ({ ...part, id: at + 1 }));
        const engine = engineOf(parts.slice(0, cut), parts.slice(cut));
        const asked = queryTokens(text);
        const labelsOf = ({ id, category }: Part) =>
          LABELS.filter((one) => (one.kind === 'type' ? id % 2 === 0 : one.id === category)).map((one) => one.words);
        const heldIn = (texts: readonly string[]) => {
          const kept = indexTokens(texts.join(' '));
          return asked.filter((one) => kept.some((other) => other.startsWith(one)));
        };
        const heldBy = (part: Part) => heldIn([part.name, ...labelsOf(part)]);
        const things = thingsAmong(parts, text);
        const mostOfThings = Math.max(0, ...things.map((part) => heldBy(part).length));
        const bestThings = things.filter((part) => mostOfThings > 1 && heldBy(part).length === mostOfThings);
        const most = Math.max(0, ...parts.map((part) => heldBy(part).length));
        const isNamed = ({ name }: Part) =>
          asked.every((one) => indexTokens(name).some((other) => other.startsWith(one)));
        const ofLabel = isSome ? [] : partsOfLabel(parts, text);
        const meant = isSome || !parts.some(isNamed) ? parts : parts.filter(isNamed);
        const wanted = meant.filter((part) => most > 0 && heldBy(part).length === (isSome ? most : asked.length));
        const isWeak =
          !parts.some(isNamed) &&
          wanted.length > 0 &&
          wanted.every((part) => !things.includes(part) && heldIn(labelsOf(part)).length < asked.length);
        const also = isSome || isWeak ? bestThings : [];
        const expected =
          isSome && asked.length < 2
            ? []
            : [...new Set([...wanted, ...also, ...ofLabel].map((part) => part.id))].toSorted((a, b) => a - b);
        const wish = { ...NO_WISH, labels, isSomeEnough: isSome };
        const found = engine.search(text, all, wish);
        const hits = found.hits.filter((hit) => hit.foundBy !== 'nameTypo');
        expect(hits.map((hit) => hit.partId).toSorted((a, b) => a - b)).toEqual(expected);
        const byId = new Map(parts.map((part) => [part.id, part]));
        const told = hits.map(({ partId, foundBy }) => {
          const part = byId.get(partId);
          return foundBy === 'someWords' && part ? heldBy(part).join(' ') : null;
        });
        expect(hits.filter((hit) => hit.foundBy === 'someWords').map((hit) => hit.partId)).toHaveLength(
          isSome ? hits.length : isWeak ? bestThings.length : 0,
        );
        const leading = new Set(hits.slice(0, also.length).map((hit) => hit.partId));
        expect(leading).toEqual(new Set(also.map((part) => part.id)));
        expect(hits.map((hit) => hit.matched)).toEqual(told);
        const paged = Array.from({ length: Math.ceil(found.total / limit) }, (_, at) =>
          engine.search(text, { skip: at * limit, limit }, wish),
        );
        expect(paged.flatMap((one) => one.hits)).toEqual(found.hits);
        expect(new Set(paged.map((one) => one.total))).toEqual(new Set(paged.length > 0 ? [found.total] : []));
      },
    ),
    { numRuns: 300 },
  );
});

test('product §5 where a name is found no label is asked', () => {
  const engine = engineOf([
    { id: 1, name: 'Hydraulics pump' },
    { id: 3, name: 'Hydraulics hose' },
    { id: 5, name: 'Rod', category: 1 },
  ]);
  let asked = 0;
  const counted: MarksByWord = {
    marksWith: (holds) => {
      asked += 1;
      return labels.marksWith(holds);
    },
    marksCalled: () => [],
  };
  const wish = { ...NO_WISH, labels: counted, isCounted: false };
  expect(engine.search('hydraulics', { skip: 0, limit: 2 }, wish).hits).toHaveLength(2);
  expect(asked).toBe(0);
  expect(engine.search('hydraulics', { skip: 0, limit: 3 }, wish).hits.map((hit) => hit.partId)).toEqual([1, 3]);
  expect(asked).toBe(0);
  expect(engine.search('engine', { skip: 0, limit: 3 }, wish).hits).toEqual([]);
  expect(asked).toBe(1);
});

test('product §5 of Chinese the thing is what stands last, though no name ends with the last two characters', () => {
  const engine = engineOf([
    { id: 1, name: '液压马达', category: 2 },
    { id: 3, name: '联轴器', category: 2 },
    { id: 5, name: '齿轮油泵', category: 2 },
    { id: 7, name: '柱塞水泵', category: 2 },
  ]);
  const pumps: MarksByWord = {
    marksWith: (holds) => (indexTokens('液压泵和马达').some(holds) ? [{ kind: 'category', id: 2 }] : []),
    marksCalled: () => [],
  };
  expect(told(engine, '液压泵', { labels: pumps }).map(([id]) => id)).toEqual([5, 7, 1, 3]);
});
