// What is worked out for the columns of a segment stays when a part changes, which makes a new engine of the same segment.
import { expect, test } from 'vitest';
import { docsOfList, noDocs } from '../doc-set.ts';
import { ColumnsBuilder } from '../part-columns.ts';
import { findDoc, openSegment, PartSegmentBuilder } from '../part-segment.ts';
import { type ListFilter, ListedSegment } from './list-filter.ts';

const EVERYTHING: ListFilter = { categoryIds: null, minPriceMinor: null, maxPriceMinor: null, listIds: [] };

function segmentOfThree() {
  const builder = new PartSegmentBuilder();
  for (const id of [1, 2, 3])
    builder.add({ id, rank: -id, code: `C${id}`, isSuperseded: false, aliases: [], names: [`Pad ${id}`] });
  const data = builder.pack();
  const columns = new ColumnsBuilder((id) => findDoc(data, id));
  columns.mark('type 1', Float64Array.of(1, 2));
  columns.order('name en', Float64Array.of(1, 3), Float64Array.of(10, 20));
  return { segment: openSegment(data), columns: columns.pack() };
}

test('a set worked out for one engine is there for the next, and what changed is hidden in the next alone', () => {
  const { segment, columns } = segmentOfThree();
  const before = new ListedSegment(segment, columns, noDocs(3));
  const named = before.inOrder('name en');
  const after = new ListedSegment(segment, columns, docsOfList(3, [1]));
  expect(after.inOrder('name en')).toBe(named);
  expect(before.passing({ ...EVERYTHING, typeId: 1 }).slice(0, 3)).toEqual([0, 1]);
  expect(after.passing({ ...EVERYTHING, typeId: 1 }).slice(0, 3)).toEqual([0]);
  expect(before.passing({ ...EVERYTHING, typeId: 1 }).slice(0, 3)).toEqual([0, 1]);
});

test('the same columns read anew are other columns', () => {
  const [one, other] = [segmentOfThree(), segmentOfThree()];
  const made = new ListedSegment(one.segment, one.columns, noDocs(3)).inOrder('name en');
  expect(new ListedSegment(other.segment, other.columns, noDocs(3)).inOrder('name en')).not.toBe(made);
});
