// Spec §9: a day of the list is the reader's own, whatever the clock does there.
import { afterEach, expect, test, vi } from 'vitest';
import { dayOffsets } from './day-offsets.rules.ts';

afterEach(() => void vi.unstubAllEnvs());

test.each([
  ['UTC', '2026-03-09', { fromOffset: 0, toOffset: 0 }],
  ['America/Sao_Paulo', '2026-03-09', { fromOffset: 180, toOffset: 180 }],
  ['Asia/Shanghai', '2026-03-09', { fromOffset: -480, toOffset: -480 }],
  // Clocks go forward within the day; in Beirut from midnight, which there is none of.
  ['Europe/Berlin', '2026-03-29', { fromOffset: -60, toOffset: -120 }],
  ['Asia/Beirut', '2026-03-29', { fromOffset: -120, toOffset: -180 }],
  ['Asia/Beirut', '2026-03-28', { fromOffset: -120, toOffset: -120 }],
])('§9 in %s the day %s begins and ends where it does there', (zone, day, offsets) => {
  vi.stubEnv('TZ', zone);
  expect(dayOffsets({ from: day, to: day })).toEqual(offsets);
});

test('§5 a range with one end says that one alone', () => {
  expect(dayOffsets({})).toEqual({});
  expect(Object.keys(dayOffsets({ to: '9999-12-31' }))).toEqual(['toOffset']);
});
