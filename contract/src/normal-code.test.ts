/** Product §5: of a code letters and digits alone are compared, however they are written; that the database agrees is tested with its function. */
import { expect, test } from 'vitest';
import { normalCode } from './normal-code.ts';

test.each([
  [' nv-011 06.68 ', 'NV0110668'],
  ['Ｎｖ－０１１０６６８', 'NV0110668'],
  ['O-Ring 10×2', 'ORING10X2'],
  ['NV\u00ad01\u200b10\u2060668', 'NV0110668'],
  ['NV‐01–10—6−68', 'NV0110668'],
  // One sign stays one sign: the database folds no others.
  ['½ Ⅷ 10²', '½Ⅷ10²'],
  ['垫圈 10', '垫圈10'],
  [' -/. ', ''],
])('product §5 of “%s” %s is compared', (typed, compared) => {
  expect(normalCode(typed)).toBe(compared);
});
