// How long a toast stays (spec §9: 2000 ms; product §9).
import { expect, test } from 'vitest';
import { toastDuration } from './toasts.ts';

test('§9 a plain toast stays 2000 ms; one with an action, or of an error, until it is closed', () => {
  expect([toastDuration({ text: 'Kept' }), toastDuration({ text: 'Kept', tone: 'good' })]).toEqual([2000, 2000]);
  expect(toastDuration({ text: 'Not kept', tone: 'bad' })).toBe(0);
  expect(toastDuration({ text: 'Removed', action: { label: 'Undo', onPress: () => undefined } })).toBe(0);
});
