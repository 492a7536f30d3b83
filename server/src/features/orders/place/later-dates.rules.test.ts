// Which lines would arrive later than was shown, bare (product §7 make, stock choice).
import { expect, test } from 'vitest';
import { laterThanShown } from './later-dates.rules.ts';

const line = { part: { partId: 1, code: 'NV-1' } };

test.each([
  ['a later day is told with that day', [{ code: 'NV-1', by: '2026-12-31' }], '2027-01-01', ['2027-01-01']],
  ['the same day is not', [{ code: 'NV-1', by: '2026-12-31' }], '2026-12-31', []],
  ['an earlier day is not', [{ code: 'NV-1', by: '2026-12-31' }], '2026-12-30', []],
  ['what nobody was shown a day of is not', [{ code: 'NV-2', by: '2026-12-31' }], '2027-01-01', []],
  ['what is promised for no day is not', [{ code: 'NV-1', by: '2026-12-31' }], undefined, []],
])('product §7 %s', (_, shown, promised, days) => {
  const promisedOn = new Map(promised === undefined ? [] : [[1, promised]]);
  const late = laterThanShown(shown, [line], promisedOn);
  expect(late).toEqual(days.map((day) => ({ ...line, day })));
});
