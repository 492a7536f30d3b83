// Why a part was found, in the reader's words (product §5: each hit says why it was found).
import type { Language } from '@outrigger/contract';
import { expect, test } from 'vitest';
import type { LabelRow } from '../match/labels/labels.reads.ts';
import { Labels } from '../match/labels/labels.rules.ts';
import { reasonOf } from './part-reason.rules.ts';

const row = (kind: LabelRow['kind'], id: number, parentId: number | null, names: LabelRow['names']): LabelRow => ({
  kind,
  id,
  parentId,
  names,
});
const labels = new Labels([
  row('category', 2, 1, ['Cylinders', 'Cilindros', null, 'Vérins', '油缸']),
  row('category', 1, null, ['Hydraulics', 'Hidráulica', 'Hidráulica', 'Hydraulique', '液压系统']),
  row('type', 2, null, ['Wear part', 'Pieza de desgaste', null, 'Pièce d’usure', '易损件']),
]);
const part = {
  name: 'Lift cylinder',
  nameEs: 'Cilindro de elevación',
  namePt: null,
  nameFh: 'Vérin de levage',
  nameCn: '举升油缸',
  categoryId: 2,
  type: 'Wear part',
};
const reason = (
  foundBy: 'category' | 'name' | 'nameTypo' | 'someWords',
  keyword: string,
  more: { language?: Language; matched?: string; type?: string } = {},
) =>
  reasonOf(
    { foundBy, matched: more.matched ?? null },
    { ...part, type: more.type ?? part.type },
    { keyword, language: more.language ?? 'en', labels, ways: ['lifting cylinder', 'lift cylinder'] },
  );

test('product §5 the category or type that holds what the name lacks is told in the reader’s language', () => {
  expect(reason('category', 'hydraulic cylinder')).toEqual({ foundBy: 'category', matched: 'Hydraulics › Cylinders' });
  expect(reason('category', 'hydraulic cylinder', { language: 'fa' }).matched).toBe('Hydraulique › Vérins');
  expect(reason('category', 'vérin hydraulique', { language: 'zh' }).matched).toBe('液压系统 › 油缸');
  // No Portuguese name: the English one stands in.
  expect(reason('category', 'lift hydraulics', { language: 'pt' }).matched).toBe('Hidráulica › Cylinders');
  expect(reason('category', '液压油缸', { language: 'zh' }).matched).toBe('液压系统 › 油缸');
  expect(reason('category', 'lift wear part').matched).toBe('Wear part');
  expect(reason('category', 'usure levage', { language: 'fa', type: 'Pièce d’usure' }).matched).toBe('Pièce d’usure');
  expect(reason('category', 'hydraulic wear cylinder').matched).toBe('Hydraulics › Cylinders · Wear part');
});

test('product §5 Chinese words that stand in the name in another order are found by the name', () => {
  expect(reason('category', '油缸举升')).toEqual({ foundBy: 'name', matched: null });
});

test('product §5 a name close to what was typed speaks for itself', () => {
  expect(reason('nameTypo', 'lift cilynder')).toEqual({ foundBy: 'nameTypo', matched: null });
});

test('product §5 a name of another language that is close to what was typed is told itself, no category', () => {
  expect(reason('nameTypo', 'elevacoin cilindro')).toEqual({
    foundBy: 'nameTypo',
    matched: 'Cilindro de elevación',
    matchedIn: 'es',
  });
  expect(reason('nameTypo', 'elevacoin cilindro', { language: 'es' })).toEqual({ foundBy: 'nameTypo', matched: null });
});

test('product §5 another spelling or a singular is no name of another language', () => {
  const named = (name: string, keyword: string) =>
    reasonOf(
      { foundBy: 'name', matched: null },
      { ...part, name, nameFh: 'Tire filters' },
      { keyword, language: 'en', labels, ways: [] },
    );
  expect(named('Tyre', 'tire')).toEqual({ foundBy: 'name', matched: null });
  expect(named('Oil filter', 'filters')).toEqual({ foundBy: 'name', matched: null });
  expect(named('Pneumatic', 'tire')).toEqual({ foundBy: 'name', matched: 'Tire filters', matchedIn: 'fa' });
});

test('product §5 some of the words are told as they were typed', () => {
  const some = (keyword: string, matched: string) => reason('someWords', keyword, { matched }).matched;
  expect(some('Vérin "FLUX" Hydraulique', 'verin hydraulique')).toBe('Vérin Hydraulique');
  expect(some('液压油缸泵', '液压 油缸')).toBe('液压 油缸');
  expect(some('液压油缸泵', '液压 压油 油缸')).toBe('液压油缸');
  expect(some('泵 xyz', '泵')).toBe('泵');
  expect(some('seal 80 x 40 zzz', 'seal 80x40')).toBe('seal 80x40');
});

test('product §5 where a name has its words as typed and the category the misspelt ones it is found by the category', () => {
  const byCategory = { foundBy: 'category', matched: 'Hydraulics › Cylinders' };
  for (const typed of ['hydrulic lift', 'lift hydrlic', 'hydrualics cylinder'])
    expect(reason('nameTypo', typed), typed).toEqual(byCategory);
  for (const typed of ['lfit cilynder', 'hydraulic cilynder'])
    expect(reason('nameTypo', typed), typed).toEqual({ foundBy: 'nameTypo', matched: null });
});

test('product §5 a word of the trade that no name has is told by the one that names have', () => {
  expect(reason('name', 'ram')).toEqual({ foundBy: 'synonym', matched: 'lift cylinder' });
  expect(reason('name', 'lift')).toEqual({ foundBy: 'name', matched: null });
});
