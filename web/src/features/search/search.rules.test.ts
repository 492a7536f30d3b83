// Spec §8 search messages, product §5 Search: where a hit leads, why it was found, what opens at once.
import { expect, test } from 'vitest';
import { reasonOf } from './found-by.rules.ts';
import { exactTarget, type HitLike, hrefOfHit, keywordProblem, oddSerialLength } from './search.rules.ts';

const hit = (differs: Partial<HitLike> = {}) => ({
  kind: 'part' as const,
  id: 7,
  code: '10 2456-03',
  title: 'Lift cylinder',
  foundBy: 'code' as const,
  matched: null,
  ...differs,
});

test.each([
  ['part', '/detail?code=10%202456-03'],
  ['machine', '/historyPartsList?hostId=7'],
  ['model', '/history?field=model&keyword=10%202456-03'],
  ['manual', '/manual/service?id=7'],
] as const)('§2 a %s leads to %s', (kind, href) => {
  expect(hrefOfHit(hit({ kind }))).toBe(href);
});

test.each([
  ['chapter', '/historyPartsList?hostId=', '&chapter=7', '/history?field=model&keyword=A%2012E', '/history'],
  ['figure', '/manual/parts?hostId=', '&figureId=7', '/manual/parts?figureId=7', '/manual/parts?figureId=7'],
] as const)(
  '§2 a %s opens on the chosen machine where its book holds it, on the only own one that has it, else by itself or on machines of its model',
  (kind, before, after, ofModel, ofNone) => {
    const inBook = hit({ kind, isOnMachine: true, model: 'A 12E' });
    expect(hrefOfHit(inBook, 41)).toBe(`${before}41${after}`);
    expect(hrefOfHit({ ...inBook, isOnMachine: false }, 41)).toBe(ofModel);
    const elsewhere = { ...inBook, isOnMachine: false, opensOn: { hostId: 42 } };
    expect(hrefOfHit(elsewhere, 41)).toBe(`${before}42${after}`);
    expect(hrefOfHit({ ...elsewhere, isOnMachine: undefined })).toBe(`${before}42${after}`);
    expect(hrefOfHit(hit({ kind, model: 'A 12E' }))).toBe(ofModel);
    expect(hrefOfHit(hit({ kind }))).toBe(ofNone);
  },
);

test('product §5 a code is told as the catalogue writes it, an old one that is the code of the hit not twice', () => {
  const written = { ...hit({ matched: '10245603' }), foundBy: 'alias' as const };
  expect(reasonOf(written)).toEqual({ key: 'byAlias', matched: '10 2456-03', isCode: true });
  const old = { ...hit({ matched: '10245603' }), foundBy: 'superseded' as const };
  expect(reasonOf(old)).toEqual({ key: 'bySuperseded', matched: null, isCode: true });
  expect(reasonOf({ ...old, matched: '10-9' })).toEqual({ key: 'bySuperseded', matched: '10-9', isCode: true });
});

test('product §5 a name of another language says which', () => {
  const french = {
    ...hit({ matched: 'vérin de levage' }),
    foundBy: 'name' as const,
    matchedIn: 'fa' as const,
  };
  expect(reasonOf(french)).toEqual({ key: 'nameFrench', matched: 'vérin de levage', isCode: false, lang: 'fr' });
});

test('product §5 a family found in another language is told as a family, in that language', () => {
  const family = { ...hit({ matched: 'Nacelles' }), foundBy: 'family' as const };
  expect(reasonOf({ ...family, matchedIn: 'fa' })).toEqual({
    key: 'byFamily',
    matched: 'Nacelles',
    isCode: false,
    lang: 'fr',
  });
  expect(reasonOf({ ...family, matched: null })).toEqual({ key: 'byFamily', matched: null, isCode: false });
});

test('product §5 a category and words are told as they are, though they read like the code', () => {
  const named = { ...hit({ matched: '10-245603' }), foundBy: 'someWords' as const };
  expect(reasonOf(named)).toEqual({ key: 'bySomeWords', matched: '10-245603', isCode: false });
  const filed = { ...hit({ matched: 'Hydraulics › Cylinders' }), foundBy: 'category' as const };
  expect(reasonOf(filed)).toEqual({ key: 'byCategory', matched: 'Hydraulics › Cylinders', isCode: false });
});

test('product §5 one exact code opens the part, one exact serial or fleet number its machine, both or neither nothing', () => {
  expect(exactTarget({ exactCode: '10 2456-03', exactHostId: null, exactRest: null, exactFit: null })).toBe(
    '/detail?code=10%202456-03',
  );
  expect(exactTarget({ exactCode: null, exactHostId: 7, exactRest: null, exactFit: null })).toBe(
    '/historyPartsList?hostId=7',
  );
  expect(exactTarget({ exactCode: '10 2456-03', exactHostId: 7, exactRest: null, exactFit: null })).toBeUndefined();
  expect(exactTarget({ exactCode: null, exactHostId: 7, exactRest: 'oil filter', exactFit: null })).toBe(
    '/historyPartsList?hostId=7&keyword=oil%20filter',
  );
  expect(exactTarget({ exactCode: null, exactHostId: 7, exactRest: 'hose DN12', exactFit: null }, 'fitting')).toBe(
    '/searchResult?keyword=hose%20DN12&fits=1',
  );
  expect(exactTarget({ exactCode: null, exactHostId: 7, exactRest: 'zzzz', exactFit: null }, 'all')).toBe(
    '/searchResult?keyword=zzzz',
  );
  expect(exactTarget({ exactCode: null, exactHostId: null, exactRest: null, exactFit: null })).toBeUndefined();
  const exactFit = { code: '10 2456-03', hostId: 7 };
  expect(exactTarget({ exactCode: null, exactHostId: null, exactRest: null, exactFit })).toBe(
    '/detail?code=10%202456-03',
  );
});

test('§5 a keyword is required; §8 more than 100 characters is the wrong length', () => {
  expect([keywordProblem('  '), keywordProblem('x'.repeat(101)), keywordProblem('x'.repeat(100))]).toEqual([
    'missing',
    'tooLong',
    undefined,
  ]);
});

test.each([
  ['S52815', 6],
  ['S528151', undefined],
  ['S5281515', 8],
  ['NRVS0808SPF324507', undefined],
  ['lift cylinder', undefined],
  // Numbers of machines are written in one piece, codes of parts are not.
  ['NV-9999999', undefined],
  ['571.856-47', undefined],
])('§9 %s as a serial number is of odd length: %s', (keyword, length) => {
  expect(oddSerialLength(keyword, [7, 17])).toBe(length);
});
