// Product §1: a demo that does not fit on the disk is not begun.
import { expect, test } from 'vitest';
import { missingSpace } from './demo-space.ts';

test('product §1 sizes M and L are begun only where they fit and leave what the shop needs to take orders', () => {
  expect(missingSpace('L', 12_200, 200)).toBeUndefined();
  expect(missingSpace('L', 12_199, 200)).toBe(
    'size L needs 12,200 MB of disk in DATA_DIR and 12,199 MB are free: the shop runs on as it is; free some, then start it again.',
  );
  expect(missingSpace('M', 1_699, 200)).toContain('size M needs 1,700 MB');
  expect(missingSpace('M', 1_700, 200)).toBeUndefined();
  expect(missingSpace('S', 0, 200)).toBeUndefined();
});
