// Product §1: a setting that does nothing any more is told.
import { expect, test } from 'vitest';
import { unheededSettings } from './unheeded-settings.ts';

const begun = { size: 'S', seed: 2026 } as const;

test('product §1 a demo size or seed set after the first start is told in one line', () => {
  expect(unheededSettings(begun, { DEMO_SIZE: 'L' })).toBe(
    'DEMO_SIZE is heeded by the first start alone: this shop keeps size S and seed 2026; another one needs an empty DATA_DIR or database.',
  );
  expect(unheededSettings(begun, { DEMO_SIZE: 'M', DEMO_SEED: '7' })).toMatch(/^DEMO_SIZE and DEMO_SEED /);
});

test('product §1 a demo begun with another size says nothing at a plain start', () => {
  expect(unheededSettings({ size: 'L', seed: 7 }, {})).toBeUndefined();
  expect(unheededSettings({ size: 'L', seed: 7 }, { DEMO_SIZE: 'L', DEMO_SEED: '' })).toBeUndefined();
});
