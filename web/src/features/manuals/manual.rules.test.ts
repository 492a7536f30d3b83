// Product §5 Part manuals: the order of a book of chapters within chapters.
import { expect, test } from 'vitest';
import { figuresIn, foundIn, neighboursOf, treeOf, wayTo } from './manual.rules.ts';

const figure = (figureId: number, name = `F${figureId.toString()}`) => ({
  figureId,
  code: `C-${figureId.toString()}`,
  name,
  illustration: null,
  model3d: null,
});
const chapter = (id: number, parentId: number | null, ...figures: ReturnType<typeof figure>[]) => ({
  id,
  parentId,
  name: `Chapter ${id.toString()}`,
  figures,
});
const tree = treeOf([
  chapter(1, null, figure(1)),
  chapter(2, 1, figure(2, 'Vérin de levage'), figure(3)),
  chapter(4, 99, figure(4)),
]);

test('product §5 figures before and after one, across chapters; none at the ends', () => {
  expect(figuresIn(tree).map(({ figureId }) => figureId)).toEqual([1, 2, 3, 4]);
  expect(neighboursOf(tree, 3)).toMatchObject({ previous: { figureId: 2 }, next: { figureId: 4 } });
  expect(neighboursOf(tree, 1).previous).toBeUndefined();
  expect(neighboursOf(tree, 4).next).toBeUndefined();
  expect(neighboursOf(tree, 77)).toEqual({ previous: undefined, next: undefined });
});

test('product §5 the way down to a figure names every chapter above it', () => {
  expect(wayTo(tree, 3).map(({ id }) => id)).toEqual([1, 2]);
  expect(wayTo(tree, 77)).toEqual([]);
});

test('product §5 figures are found by words of their names, whatever the accents, and by code', () => {
  expect(figuresIn(foundIn(tree, 'levage VERIN')).map(({ figureId }) => figureId)).toEqual([2]);
  expect(figuresIn(foundIn(tree, 'c-4')).map(({ figureId }) => figureId)).toEqual([4]);
  expect(foundIn(tree, 'nothing')).toEqual([]);
});
