// Quality 14: the build draws icons as the library does, with little of its code.
import { render } from '@testing-library/react';
import * as check from 'lucide-react/icons/check';
import * as star from 'lucide-react/icons/star';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { type IconData, lucideIcon } from './lucide-icon.ts';

// The library's types do not tell what its files hand to the function that the build puts ours in place of.
const ofLibrary = (icon: object): IconData => (icon as { __iconData: IconData }).__iconData;

function drawn(icon: ReactElement): Record<string, unknown> {
  const svg = render(icon).container.querySelector('svg');
  const attributes = Object.fromEntries([...(svg?.attributes ?? [])].map(({ name, value }) => [name, value]));
  return { ...attributes, class: [...(svg?.classList ?? [])].toSorted(), pieces: svg?.innerHTML };
}

test.each([
  ['check', check.default, lucideIcon(ofLibrary(check))],
  ['star', star.default, lucideIcon(ofLibrary(star))],
])('quality 14 the %s of the build is that of the library', (_, Theirs, Ours) => {
  expect(drawn(<Ours />)).toEqual(drawn(<Theirs />));
  const look = { className: 'size-4 text-bad', width: 16, strokeWidth: 3 };
  expect(drawn(<Ours {...look} />)).toEqual(drawn(<Theirs {...look} />));
});

test('quality 16 an icon is hidden from who listens unless it has a name', () => {
  const Ours = lucideIcon(ofLibrary(check));
  expect(drawn(<Ours />)).toMatchObject({ 'aria-hidden': 'true' });
  expect(drawn(<Ours role="img" aria-label="Fits" />)).not.toHaveProperty('aria-hidden');
});
