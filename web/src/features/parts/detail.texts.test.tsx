// The ratio of a replacement in words: one and several, old and new, agree in each language (spec §1, product §5).
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { changeLanguage, loadTexts } from '../../client/texts.ts';
import { useTexts } from './detail.texts.ts';

test.each([
  ['en', 'For 2 old, order 1 new', 'For 1 old, order 2 new'],
  ['es', 'Por cada 2 antiguos, pida 1 nuevo', 'Por cada 1 antiguo, pida 2 nuevos'],
  ['pt', 'Para cada 2 antigas, peça 1 nova', 'Para cada 1 antiga, peça 2 novas'],
  ['fa', 'Pour 2 anciennes, commandez-en 1 nouvelle', 'Pour 1 ancienne, commandez-en 2 nouvelles'],
  ['zh', '每 2 件旧件需订购 1 件新件', '每 1 件旧件需订购 2 件新件'],
] as const)('§1 the ratio of a replacement is said in the singular and the plural: %s', async (language, ...wanted) => {
  await loadTexts('detail');
  await changeLanguage(language);
  const { result } = renderHook(() => useTexts());
  const said = [result.current('ratioWords', { old: 2, new: 1 }), result.current('ratioWords', { old: 1, new: 2 })];
  expect(said).toEqual(wanted);
});
