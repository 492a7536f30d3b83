// The constants of the specification as it names them; those it leaves open are the shop's own.
import { expect, test } from 'vitest';
import { DEFAULT_LANGUAGE, LANGUAGES, localeOf } from './languages.ts';
import { limits } from './limits.ts';

test('§9 each constant that the specification states has its value', () => {
  expect(limits).toMatchObject({
    appVersion: '2.14.1',
    requestTimeoutMs: 100_000,
    chunkTimeoutMs: 120_000,
    toastMs: 2000,
    passwordMin: 8,
    machineKeywordLengths: [7, 17],
    uploadMegabytes: 20,
    quantityMin: 1,
    expressDays: [6, 9],
    returnDays: 20,
    restockingPercent: 20,
  });
});

test('§9 en is the default among the five languages, amounts have the form of en-US, pt-BR and es-ES', () => {
  expect(DEFAULT_LANGUAGE).toBe('en');
  expect(LANGUAGES).toEqual(['en', 'es', 'pt', 'fa', 'zh']);
  expect((['en', 'pt', 'es'] as const).map(localeOf)).toEqual(['en-US', 'pt-BR', 'es-ES']);
});
