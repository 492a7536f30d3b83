/** Spec §1: every word of the demo shop stands in five languages, none twice and none left in English. */
import { describe, expect, it } from 'vitest';
import { categories, categoryGroups, categoryTree } from './categories.ts';
import { chapters, chaptersOfFamily } from './chapters.ts';
import { colours, warehouseCities } from './colours-places.ts';
import { descriptionOf, descriptions, nounDescriptions, purposeOf } from './descriptions.ts';
import { families, familyOfType, machineTypes } from './families.ts';
import { figuresByChapter } from './figures.ts';
import { nounsByCategory, partNouns } from './nouns.ts';
import { options } from './options.ts';
import { partTypes, typeOfCategory } from './part-types.ts';
import { qualifierWords } from './qualifiers.ts';
import { COLUMNS, type Word } from './word.ts';

type Words = Readonly<Record<string, Word>>;
const merged = (groups: Record<string, Words>): Words => Object.assign({}, ...Object.values(groups));

const tables: Record<string, Words> = {
  nouns: partNouns,
  qualifiers: merged(qualifierWords),
  categoryGroups,
  categories,
  partTypes,
  chapters,
  figures: merged(figuresByChapter),
  descriptions,
  nounDescriptions,
  families,
  machineTypes,
  options,
  colours,
  warehouseCities,
};

/** Words that are spelt as in English; names of cities are left out altogether. */
const sameAsEnglish: readonly string[] = ['double.fr'];

const wordsOf = (table: Words) =>
  Object.entries(table).flatMap(([key, word]) => COLUMNS.map((column) => ({ key, column, text: word[column] })));

describe.each(Object.entries(tables))('§1 five languages: %s', (name, table) => {
  it('every word is filled in every language, without stray spaces, straight quotes or exclamation marks', () => {
    for (const { key, column, text } of wordsOf(table)) {
      expect(text, `${key}.${column}`).toMatch(/^\S(.*\S)?$/u);
      expect(text, `${key}.${column}`).not.toMatch(/[!¡！'"|]| {2}/u);
    }
  });

  it('Chinese words are Chinese and the others are not', () => {
    for (const { key, column, text } of wordsOf(table)) {
      expect(/\p{Script=Han}/u.test(text), `${key}.${column}`).toBe(column === 'zh');
    }
  });

  it('no word is left in English, but for names of cities', () => {
    const copies = Object.entries(name === 'warehouseCities' ? {} : table).flatMap(([key, word]) =>
      COLUMNS.filter((column) => column !== 'en' && word[column] === word.en).map((column) => `${key}.${column}`),
    );
    expect(copies.filter((copy) => !sameAsEnglish.includes(copy))).toEqual([]);
  });

  it('no two words of a language are the same', () => {
    for (const column of COLUMNS) {
      const texts = Object.values(table).map((word) => word[column].toLowerCase());
      expect(
        texts.filter((text, i) => texts.indexOf(text) !== i),
        column,
      ).toEqual([]);
    }
  });
});

describe('§2 the tables hang together', () => {
  it('no part noun or figure name stands in two groups', () => {
    for (const groups of [nounsByCategory, figuresByChapter, qualifierWords]) {
      const keys = Object.values(groups).flatMap((group) => Object.keys(group));
      expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
    }
  });

  it('every category stands once in the tree, has a type and a description', () => {
    const inTree = Object.values(categoryTree).flat();
    expect([...inTree].sort()).toEqual(Object.keys(nounsByCategory).sort());
    expect(Object.keys(typeOfCategory).sort()).toEqual(Object.keys(nounsByCategory).sort());
    expect(Object.keys(descriptions).sort()).toEqual(Object.keys(nounsByCategory).sort());
  });

  it('every chapter is in a family, and every family has a machine type', () => {
    expect([...new Set(Object.values(chaptersOfFamily).flat())].sort()).toEqual(Object.keys(chapters).sort());
    expect([...new Set(Object.values(familyOfType))].sort()).toEqual(Object.keys(families).sort());
  });

  it('a description names the families it is used on', () => {
    const text = descriptionOf(descriptions.wheels, ['scissorLifts', 'forklifts']);
    expect(text.en).toMatch(/Used on scissor lifts and forklift trucks\.$/);
    expect(text.fr).toMatch(/Monté sur nacelles ciseaux et chariots élévateurs\.$/);
    expect(text.zh).toMatch(/适用于剪叉式高空作业平台和叉车。$/);
    expect(descriptionOf(descriptions.wheels, []).en).toMatch(/together\.$/);
  });

  it('a counterweight, which forklifts have, too, is described by itself and not as a turntable', () => {
    expect(purposeOf('turntables', 'counterweight').en).toMatch(/^Balances the load/);
    expect(purposeOf('turntables', 'turntable')).toBe(descriptions.turntables);
  });
});
