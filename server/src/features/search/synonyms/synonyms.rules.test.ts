// Product §5 Search: words of the trade find what the catalogue calls otherwise.
import { expect, test } from 'vitest';
import { tradeSynonyms } from './known-synonyms.ts';
import { Synonyms } from './synonyms.rules.ts';

const synonyms = new Synonyms([
  { language: 'en', word: 'lug nut', meant: 'wheel nut', way: 'both' },
  { language: 'en', word: 'nut', meant: 'hex nut', way: 'one' },
  { language: 'en', word: 'e-stop', meant: 'emergency stop', way: 'both' },
  { language: 'es', word: 'pegatina', meant: 'adhesivo', way: 'both' },
  { language: 'en', word: 'pegatina', meant: 'decal', way: 'one' },
  { language: 'zh', word: '贴纸', meant: '标贴', way: 'both' },
]);

test('product §5 a phrase is put otherwise in its place, its plural too, and the longest one counts', () => {
  expect(synonyms.waysOf('Lug nuts M12×1.5', 'en')).toEqual(['wheel nut m12×1.5']);
  expect(synonyms.waysOf('nut', 'en')).toEqual(['hex nut']);
  expect(synonyms.waysOf('E-Stop button', 'en')).toEqual(['emergency stop button']);
  expect(synonyms.waysOf('washer', 'en')).toEqual([]);
});

test('product §5 both ways where both are said, and one way else', () => {
  expect(synonyms.waysOf('wheel nut', 'en')).toEqual(['lug nut']);
  expect(synonyms.waysOf('hex nut', 'en')).toEqual([]);
});

test('product §5 the reader’s language comes first, and Chinese needs no blanks', () => {
  expect(synonyms.waysOf('pegatina', 'es')).toEqual(['adhesivo', 'decal']);
  expect(synonyms.waysOf('pegatina', 'en')).toEqual(['decal', 'adhesivo']);
  expect(synonyms.waysOf('警告贴纸', 'zh')).toEqual(['警告标贴']);
});

test('product §5 the trade’s own pairs, in five languages, each once', () => {
  const keys = tradeSynonyms().map(({ language, word, meant }) => `${language} ${word} ${meant}`);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.length).toBeGreaterThan(400);
  expect(new Set(tradeSynonyms().map(({ language }) => language))).toEqual(new Set(['en', 'es', 'pt', 'fa', 'zh']));
});
