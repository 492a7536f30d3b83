// Spec §8 request errors: what is said of each status, with the text of the server or without one.
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useFailureWords } from './failure-words.ts';
import { NoAnswer, Refused } from './failures.ts';

const wordsOf = (error: unknown) => renderHook(() => useFailureWords()).result.current(error);

test('§8 404 is a request error of a record that does not exist', () => {
  expect(wordsOf(new Refused(404, ''))).toMatchObject({
    title: 'Request error',
    text: expect.stringContaining('The requested record does not exist'),
  });
  expect(wordsOf(new Refused(404, 'There is no order OR1.')).text).toBe('There is no order OR1.');
});

test('§8 500 says the text of the server once, else that the server met an error', () => {
  const told = wordsOf(new Refused(500, 'The server met an error. Reference 1.'));
  expect(told).toEqual({ title: 'That did not work', text: 'The server met an error. Reference 1.' });
  expect(wordsOf(new Refused(502, '')).title).toBe('The server met an error');
});

test('§8 other statuses say the text of the server, else an unknown error with the status', () => {
  expect(wordsOf(new Refused(409, 'Somebody else has changed this.')).text).toBe('Somebody else has changed this.');
  expect(wordsOf(new Refused(418, '')).text).toContain('Unknown error (status 418)');
});

test('§8 without an answer the server is not responding', () => {
  for (const kind of ['timeout', 'unreachable'] as const)
    expect(wordsOf(new NoAnswer(kind)).title).toBe('The server is not responding');
});
