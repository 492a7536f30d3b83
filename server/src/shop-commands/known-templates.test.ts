// Product §8 Import: the command knows the templates of the drawing program beside it, and none where there is none.
import { expect, test } from 'vitest';
import { templateFinder } from './known-templates.ts';

test('product §8 plans of the demo are templates, other words are not', async () => {
  const isTemplate = templateFinder();
  expect(await Promise.all(['lift-cylinder', 'scissor-stack', 'flying carpet'].map(isTemplate))).toEqual([
    true,
    true,
    false,
  ]);
});

test('product §8 a shop without the drawing program has no template', async () => {
  expect(await templateFinder(new URL('no-such-file.ts', import.meta.url))('lift-cylinder')).toBe(false);
});
