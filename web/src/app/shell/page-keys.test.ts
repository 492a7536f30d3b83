// Design: keys that a page gives to its filter and to its way on.
import { afterEach, expect, test } from 'vitest';
import { keysOfPage, pressOnPage, WAY_ON } from './page-keys.ts';

afterEach(() => document.body.replaceChildren());

test('a field with a key gets the focus, what can be pressed is pressed, and nothing is done where nothing has the key', () => {
  document.body.innerHTML =
    '<input aria-keyshortcuts="f" aria-label="Filter"><button aria-keyshortcuts="Control+Enter">On</button>';
  let pressed = 0;
  document.querySelector('button')?.addEventListener('click', () => (pressed += 1));
  expect(pressOnPage('f')).toBe(true);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Filter');
  expect([pressOnPage(WAY_ON), pressed]).toEqual([true, 1]);
  expect(pressOnPage('x')).toBe(false);
});

test('behind a dialog no key of the page counts', () => {
  document.body.innerHTML = '<button aria-keyshortcuts="Control+Enter">On</button><div role="dialog"></div>';
  expect(keysOfPage()).toEqual([]);
  expect(pressOnPage(WAY_ON)).toBe(false);
});
