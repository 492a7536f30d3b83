// Product §5 Scan: what a label says leads back to what it is stuck on.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { labelIn, labelLink, orderLink, paperIn } from './label-link.ts';

test('§5 scan: a label says its kind and code back, whatever the code is made of', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('machine', 'part', 'figure'),
      fc.string({ minLength: 1, maxLength: 64, unit: 'grapheme-ascii' }).filter((code) => code.trim() === code),
      (kind, code) => {
        expect(labelIn(labelLink('https://parts.example', kind, code))).toEqual({ kind, code });
      },
    ),
  );
});

test.each([
  'http://google.com/gwt/n?u=bluenile.com',
  'S324507',
  'scan?machine=S324507',
  'https://parts.example/detail?machine=S324507',
  'https://parts.example/scan?machine=',
  `https://parts.example/scan?machine=${'9'.repeat(65)}`,
  'javascript:alert(1)',
  'https://',
])('§5 scan: %s is no label', (text) => {
  expect(labelIn(text)).toBeNull();
});

test('§5 scan: the code on a packing list says its order back, its address that of its batch, and others none', () => {
  expect(paperIn(orderLink('https://parts.example', 'OR26 0012'))).toBe('OR26 0012');
  expect(paperIn('https://parts.example/packinglist?orderNo=OR260012&batchNo=2')).toBe('OR260012-2');
  for (const text of ['OR260012', 'https://parts.example/detail?orderNo=OR26', 'https://parts.example/details', '/'])
    expect(paperIn(text)).toBeNull();
});
