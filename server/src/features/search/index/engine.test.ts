// The search engine against plain scans over the same texts (product §5 Search).
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DocSet, noDocs } from './doc-set.ts';
import { CodeIndex, type CodeRow, packCodes } from './code-index.ts';
import { normalCode } from '@outrigger/contract';
import { queryTerms } from '../query/query-terms.rules.ts';
import { TermMatches } from '../match/term-matches.ts';
import { WordIndex, WordIndexBuilder } from './word-index.ts';
import { fold, isWithin, typosAllowed, queryTokens, indexTokens } from '../query/tokenizer.rules.ts';

const indexOf = (documents: readonly (readonly (string | null)[])[]) => {
  const builder = new WordIndexBuilder();
  for (const texts of documents) builder.add(texts);
  return new WordIndex(builder.pack());
};
const docs = (set: DocSet) => set.slice(0, set.size);
const searchIn = (index: WordIndex, text: string) => {
  const asked = queryTerms(text);
  if (!asked) return null;
  const found = new TermMatches(index, { words: asked, otherwise: [] }, null);
  const started = found.byName('begun').andNot(found.exact());
  const near = found.byName('begun').isEmpty() ? found.byName('near') : noDocs(index.size);
  return { exact: docs(found.exact()), started: docs(started), near: docs(near) };
};

test('product §5 words of all five languages at once, without case and accents', () => {
  const index = indexOf([
    ['Lift cylinder', 'Cilindro de elevación', 'Cilindro de elevação', 'Vérin de levage', '举升油缸'],
    ['Wear pad', 'Placa de desgaste', null, 'Patin d’usure', '耐磨块'],
    ['Cylinder seal kit', null, null, 'Pochette de joints de vérin', '油缸密封件包'],
  ]);
  const find = (text: string) => searchIn(index, text);
  expect(find('VERIN levage')).toEqual({ exact: [0], started: [], near: [] });
  expect(find('cyl')).toEqual({ exact: [], started: [0, 2], near: [] });
  expect(find('elevacion')?.exact).toEqual([0]);
  expect(find('油缸')?.exact).toEqual([0, 2]);
  expect(find('缸')?.exact).toEqual([0, 2]);
  expect(find('油缸密封')?.exact).toEqual([2]);
  expect(find('cilynder')).toEqual({ exact: [], started: [], near: [0, 2] });
  expect(find('waer pda')?.near).toEqual([]);
  expect(find('waer pad')?.near).toEqual([1]);
  expect(find('—!')).toBeNull();
});

test('product §5 typos from four letters on; never in numbers or Chinese', () => {
  expect(['pad', 'boom', 'cylinder', 'm8x25', '油缸'].map(typosAllowed)).toEqual([0, 1, 2, 0, 0]);
  expect(isWithin('boom', 'bom', 1) && isWithin('boom', 'obom', 1) && isWithin('boom', 'booms', 1)).toBe(true);
  expect(isWithin('boom', 'bm', 1)).toBe(false);
});

const letter = fc.constantFrom(...'abcdé液压油缸');
const text = fc
  .array(fc.string({ unit: letter, minLength: 1, maxLength: 4 }), { maxLength: 4 })
  .map((words) => words.join(' '));

test('what is found is what a plain scan finds, in rank order', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text), { maxLength: 40 }), text, (documents, query) => {
      const found = searchIn(indexOf(documents), query);
      const wanted = queryTokens(query);
      const kept = documents.map((texts) => texts.flatMap(indexTokens));
      const matching = (test: (word: string, kept: string) => boolean) =>
        kept.flatMap((words, doc) => (wanted.every((word) => words.some((one) => test(word, one))) ? [doc] : []));
      const exact = matching((word, one) => one === word);
      const started = matching((word, one) => one.startsWith(word)).filter((doc) => !exact.includes(doc));
      const isAsked = wanted.length > 0;
      expect(found && found.exact).toEqual(isAsked ? exact : null);
      expect(found && found.started).toEqual(isAsked ? started : null);
    }),
    { numRuns: 300 },
  );
});

test('product §5 codes: exact, then prefix, then any substring; dashes and spaces never matter', () => {
  const index = new CodeIndex(
    packCodes([
      { code: '10245603', doc: 0, kind: 'code' },
      { code: '1024560311', doc: 1, kind: 'code' },
      { code: 'NV10245603', doc: 2, kind: 'code' },
      { code: '10245603', doc: 3, kind: 'alias' },
    ]),
  );
  const hits = index.search(normalCode(' 10 2456-03'), 10);
  expect(hits.map((hit) => [hit.doc, hit.how, hit.kind])).toEqual([
    [0, 'exact', 'code'],
    [3, 'exact', 'alias'],
    [1, 'prefix', 'code'],
    [2, 'substring', 'code'],
  ]);
  expect(index.search('', 10)).toEqual([]);
  expect(index.search('ZZZ', 10)).toEqual([]);
  expect(index.search('1024', 1)).toHaveLength(1);
});

const code = fc.string({ unit: fc.constantFrom(...'AB12'), minLength: 1, maxLength: 6 });

test('product §5 of more codes than are shown those of the best parts come first, wherever they lie in the alphabet', () => {
  // The document is its rank; the later in the alphabet, the better the part.
  const most = 30_000;
  const rows = Array.from({ length: most }, (_, doc) => ({ code: `10${100_000 - doc}`, doc, kind: 'code' as const }));
  const index = new CodeIndex(packCodes([...rows, { code: '10', doc: most, kind: 'alias' as const }]));
  for (const typed of ['10', '10']) {
    const found = index.search(typed, 5);
    expect(found.map((hit) => [hit.doc, hit.how])).toEqual([
      [most, 'exact'],
      [1, 'prefix'],
      [2, 'prefix'],
      [3, 'prefix'],
      [4, 'prefix'],
    ]);
  }
});

test('codes found are those a plain scan finds', () => {
  fc.assert(
    fc.property(fc.array(code, { maxLength: 40 }), code, (codes, query) => {
      const rows: CodeRow[] = codes.map((one, doc) => ({ code: one, doc, kind: 'code' }));
      const found = new CodeIndex(packCodes(rows))
        .search(query, 1000)
        .map((hit) => hit.doc)
        .toSorted((a, b) => a - b);
      const expected = codes.flatMap((one, doc) =>
        (query.length < 3 ? one.startsWith(query) : one.includes(query)) ? [doc] : [],
      );
      expect(found).toEqual(expected);
    }),
    { numRuns: 300 },
  );
});

test('product §5 a fraction is no two beginnings, and a hose of half an inch is one of 12', () => {
  const index = indexOf([
    ['Hose clamp 16-27'],
    ['Hose assembly DN12×650'],
    ['Hose 1/2"'],
    ['Hose DN10'],
    ['Fitting 1/2'],
  ]);
  const found = searchIn(index, 'hose 1/2');
  expect([found?.exact, found?.started]).toEqual([[2], [1]]);
});

test('product §5 the sign of a size is an x in codes, too', () => {
  expect(normalCode('ISO 4017-M6×20-8.8')).toBe(normalCode('ISO 4017 M6x20-8.8'));
});

test('folding keeps letters of other scripts', () => {
  expect(fold('VÉRIN Œil ＡＢ')).toBe('verin oeil ab');
});

test.each([
  ['wear pad 80 x 40 x 12', 'Wear pad 80×40×12'],
  ['hex bolt m12X40', 'Hex bolt M12×40'],
  ['pivot pin 45x210', 'Pivot pin Ø45×210'],
  ['battery 12v', 'Battery 12 V 100 Ah'],
  ['battery 12 V 100ah', 'Battery 12 V 100 Ah'],
  ['o-ring 12,5', 'O-ring 12.5×2.65'],
  ['o-ring 2.65', 'O-ring 12,5×2,65'],
  ['starter 2,5 kw', 'Starter 24 V 2.5 kW'],
  ['starter 2.5', 'Starter 24 V 2.5kW'],
  ['fitting 1/2', 'Fitting G 1/2"'],
  ['fitting ½', 'Fitting G 1/2"'],
  ['oring', 'O-ring 25×3'],
  ['o ring', 'Oring 25×3'],
  ['O-RINGS', 'Set of o-rings'],
  ['ring', 'O-ring 25×3'],
  ['ring', 'Oring 25×3'],
])('product §5 sizes are found however they are typed: %s', (typed, name) => {
  expect(indexTokens(name)).toEqual(expect.arrayContaining(queryTokens(typed)));
});
