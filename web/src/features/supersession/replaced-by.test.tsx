// Product §5 Supersession: what replaced a part, in what ratio and since when, in one line.
import { act, render } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { loadTexts } from '../../client/texts.ts';
import { makeSuccessor } from '../../test/catalogue.make.ts';
import { ReplacedBy } from './replaced-by.tsx';

beforeEach(() => loadTexts('parts'));

async function lineOf(...days: string[]) {
  const successors = days.map((effectiveFrom, at) => ({
    ...makeSuccessor(`NV-${at + 2}`, at === 1 ? 4 : 1),
    isKnown: false,
    effectiveFrom,
  }));
  const { container } = await act(async () => render(<ReplacedBy code="NV-1" successors={successors} />));
  return container.textContent?.replaceAll(/\s+/g, ' ').trim();
}

test('product §5 several that replaced a part on one day say the day once', async () => {
  expect(await lineOf('2022-08-15', '2022-08-15')).toBe('Replaced together by NV-2 + NV-3 (1 → 4) since Aug 15, 2022');
});

test('product §5 several that replaced a part on different days each say their own', async () => {
  expect(await lineOf('2022-08-15', '2023-08-15')).toBe(
    'Replaced together by NV-2 since Aug 15, 2022 + NV-3 (1 → 4) since Aug 15, 2023',
  );
});
