// Product §0 hotspots: items told beside a picture become areas and callouts on it.
import { expect, test } from 'vitest';
import { drawingOf } from './placed-drawing.ts';

const NONE = { x: null, y: null, width: null, height: null, outline: null };

test('product §0 callouts, boxes and outlines; an item at several places is one, to be pressed at each', () => {
  const drawing = drawingOf('page.png', { width: 1000, height: 800 }, [
    { ...NONE, itemNo: '1', shape: 'callout', x: 10, y: 20 },
    { ...NONE, itemNo: '2', shape: 'box', x: 5, y: 6, width: 30, height: 40 },
    { ...NONE, itemNo: '2', shape: 'outline', outline: 'M7 8l3 3z' },
    { ...NONE, itemNo: '3', shape: 'node' },
    { ...NONE, itemNo: '5', shape: 'callout', x: 50, y: 60 },
    { ...NONE, itemNo: '5', shape: 'callout', x: 70, y: 80 },
    { ...NONE, itemNo: '5', shape: 'outline', outline: 'M1 2z' },
    { ...NONE, itemNo: '4', shape: 'outline', outline: 'url(javascript:1)' },
  ]);
  expect(drawing.items.map(({ itemNo, area }) => [itemNo, area])).toEqual([
    ['2', 'M5 6h30v40h-30ZM7 8l3 3z'],
    ['5', 'M1 2z'],
  ]);
  expect(drawing.callouts.map(({ itemNo, centre }) => [itemNo, centre])).toEqual([
    ['1', [10, 20]],
    ['2', [5, 6]],
    ['2', [7, 8]],
    ['5', [50, 60]],
    ['5', [70, 80]],
  ]);
});
