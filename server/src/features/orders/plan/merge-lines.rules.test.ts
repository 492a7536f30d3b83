// Lines as they were asked become lines of parts (product §7: lines with one code are merged before anything is checked).
import { expect, test } from 'vitest';
import { type FoundPart, mergeLines, type RuledPart } from './merge-lines.rules.ts';

const part: RuledPart = { partId: 1, code: 'P-1', minQuantity: 1, packQuantity: 1 };
const found: FoundPart<RuledPart> = { foundCode: 'P-1', changeCode: null, part, pieces: (asked) => asked };
const merge = (lines: Parameters<typeof mergeLines>[0], as = found) => mergeLines(lines, () => as)[0];

test('product §7 joined references are cut between characters', () => {
  const line = merge([
    { code: 'P-1', qty: 1, reference: 'x'.repeat(97) },
    { code: 'P-1', qty: 1, reference: '😀' },
  ]);
  expect(line?.reference).toBe(`${'x'.repeat(97)}, `);
  expect(line?.reference?.isWellFormed()).toBe(true);
});

test('product §5 a line says for which known code it was taken instead', () => {
  const merged = (insteadOf: string) =>
    mergeLines([{ code: 'P-1', qty: 1, insteadOf }], (code) =>
      code === 'GONE' ? undefined : { ...found, foundCode: code === 'old' ? 'OLD' : 'P-1' },
    )[0]?.changeCode;
  expect(merged('old')).toBe('OLD');
  expect(merged('GONE')).toBeNull();
});

test('product §5 pieces of a successor are counted once for all lines of a machine', () => {
  const pairs = { ...found, foundCode: 'OLD', pieces: (asked: number) => Math.ceil(asked / 2) * 3 };
  const ask = { code: 'OLD', qty: 1, hostId: 4 };
  expect(merge([ask, ask], pairs)).toMatchObject({ quantity: 3, machines: [{ machineId: 4, quantity: 3 }] });
});

test('product §5 the machines of a line get no more pieces of a successor than the line has', () => {
  const kits = { ...found, foundCode: 'OLD', pieces: (asked: number) => Math.ceil(asked / 10) };
  const forHost = (hostId: number, qty: number) => ({ code: 'OLD', qty, hostId });
  expect(merge([forHost(4, 1), forHost(5, 1)], kits)).toMatchObject({
    quantity: 1,
    machines: [{ machineId: 4, quantity: 1 }],
  });
  expect(merge([forHost(4, 15), forHost(5, 5)], kits)?.machines).toEqual([{ machineId: 4, quantity: 2 }]);
  expect(merge([forHost(4, 11), forHost(5, 11)], kits)?.machines).toEqual([
    { machineId: 4, quantity: 2 },
    { machineId: 5, quantity: 1 },
  ]);
});
