// Spec §2: what is typed is kept while the address follows one write after the other.
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTypedAddress } from './use-typed-address.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A field beside an empty address, which follows when told to. */
function openField() {
  const write = vi.fn<(words: string) => void>();
  const { result, rerender } = renderHook((inAddress: string) => useTypedAddress(inAddress, write), {
    initialProps: '',
  });
  const type = (words: string) => {
    act(() => result.current.setTyped(words));
    act(() => void vi.advanceTimersByTime(300));
  };
  return {
    write,
    type,
    reach: rerender,
    empty: () => act(() => result.current.empty()),
    typed: () => result.current.typed,
  };
}

test('§2 no letter is lost when the address reaches an earlier write after a later one was made', () => {
  const { write, type, reach, typed } = openField();
  type('ab');
  type('abcd');
  expect(write.mock.calls).toEqual([['ab'], ['abcd']]);
  reach('ab');
  expect(typed()).toBe('abcd');
  reach('abcd');
  expect(typed()).toBe('abcd');
  act(() => void vi.advanceTimersByTime(1000));
  expect(write).toHaveBeenCalledTimes(2);
});

test('§2 going back fills the field again, also with what was once typed', () => {
  const { write, type, reach, typed } = openField();
  type('ab');
  reach('ab');
  type('abcd');
  reach('abcd');
  reach('ab');
  expect(typed()).toBe('ab');
  reach('');
  expect(typed()).toBe('');
  expect(write).toHaveBeenCalledTimes(2);
});

test('§2 words are written without the space around them, and once', () => {
  const { write, type, reach, typed } = openField();
  type('ab ');
  reach('ab');
  expect(typed()).toBe('ab ');
  type('ab');
  expect(write.mock.calls).toEqual([['ab']]);
});

test('§2 a filter that is cleared whole is not written a second time by its field', () => {
  const { write, type, reach, empty, typed } = openField();
  type('ab');
  reach('ab');
  empty();
  reach('');
  act(() => void vi.advanceTimersByTime(300));
  expect(typed()).toBe('');
  expect(write.mock.calls).toEqual([['ab']]);
});

test('§2 a filter dropped empties its field also where an earlier write of the same words was overtaken and never arrived', () => {
  const { type, reach, typed } = openField();
  type('ab');
  type('');
  type('ab');
  reach('ab');
  expect(typed()).toBe('ab');
  reach('');
  expect(typed()).toBe('');
});

test('§2 going to an address with words that were written once, but never arrived, fills the field with them', () => {
  const { write, type, reach, typed } = openField();
  type('ab');
  type('');
  reach('ab');
  expect(typed()).toBe('ab');
  expect(write.mock.calls).toEqual([['ab'], ['']]);
});
