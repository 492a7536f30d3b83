// The focus stands on a new screen's heading until somebody wants it elsewhere (quality 16).
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepFocusOnHeading } from './focus-on-heading.ts';

let end: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<button>Menu</button><input aria-label="Search"><main id="content"></main>';
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

const the = (selector: string) => document.querySelector<HTMLElement>(selector);
const showHeading = () => {
  const main = the('main');
  if (main) main.innerHTML = '<h1>Parts</h1>';
};

test('it waits for a heading that comes with the data, and a closing menu does not keep the focus', () => {
  end = keepFocusOnHeading();
  vi.advanceTimersByTime(5000);
  showHeading();
  vi.advanceTimersByTime(100);
  expect(document.activeElement).toBe(the('h1'));
  the('button')?.focus();
  vi.advanceTimersByTime(100);
  expect(document.activeElement).toBe(the('h1'));
});

test('a field that is written into keeps the focus, though no key was pressed', () => {
  showHeading();
  end = keepFocusOnHeading();
  vi.advanceTimersByTime(100);
  the('input')?.focus();
  the('input')?.dispatchEvent(new Event('input', { bubbles: true }));
  vi.advanceTimersByTime(10_000);
  expect(document.activeElement).toBe(the('input'));
});

test('what takes the focus once it has settled keeps it', () => {
  showHeading();
  end = keepFocusOnHeading();
  vi.advanceTimersByTime(1200);
  the('input')?.focus();
  vi.advanceTimersByTime(10_000);
  expect(document.activeElement).toBe(the('input'));
});

const load = () => {
  const main = the('main');
  if (main) main.innerHTML = '<div aria-busy="true"><h1>Loading</h1></div>';
};

test('the heading of a screen that loads hands the focus to the one that takes its place, however late', () => {
  load();
  end = keepFocusOnHeading();
  vi.advanceTimersByTime(90_000);
  expect(document.activeElement?.textContent).toBe('Loading');
  showHeading();
  vi.advanceTimersByTime(100);
  expect(document.activeElement?.textContent).toBe('Parts');
});

test('a key pressed on the heading of a screen that loads does not lose the focus with it', () => {
  load();
  end = keepFocusOnHeading();
  vi.advanceTimersByTime(100);
  the('h1')?.dispatchEvent(new Event('keydown', { bubbles: true }));
  vi.advanceTimersByTime(100);
  showHeading();
  vi.advanceTimersByTime(100);
  expect(document.activeElement?.textContent).toBe('Parts');
});

test('who has left the heading of a screen that loads is not called back', () => {
  load();
  end = keepFocusOnHeading();
  vi.advanceTimersByTime(100);
  the('h1')?.dispatchEvent(new Event('keydown', { bubbles: true }));
  the('input')?.focus();
  vi.advanceTimersByTime(100);
  showHeading();
  vi.advanceTimersByTime(10_000);
  expect(document.activeElement).toBe(the('input'));
});

const ROWS = '<h1>Parts</h1><a href="/detail?code=A"></a><a href="/detail?code=B&C=%22"></a>';

test('after a step back it stands on the link that had led away, also where that comes after the heading', () => {
  showHeading();
  end = keepFocusOnHeading({ href: '/detail?code=B&C=%22', within: null });
  vi.advanceTimersByTime(100);
  expect(document.activeElement).toBe(the('h1'));
  the('h1')?.insertAdjacentHTML('afterend', ROWS.replace('<h1>Parts</h1>', ''));
  vi.advanceTimersByTime(100);
  expect(document.activeElement).toBe(the('a[href*=B]'));
  expect(the('a[href*=B]')?.hasAttribute('tabindex')).toBe(false);
});

test('where that link is gone the focus stays on the heading, and where the screen has put it there', () => {
  const main = the('main');
  if (main) main.innerHTML = ROWS;
  end = keepFocusOnHeading({ href: '/detail?code=gone', within: null });
  vi.advanceTimersByTime(100);
  expect(document.activeElement).toBe(the('h1'));
  end();
  the('a')?.focus();
  end = keepFocusOnHeading({ href: '/detail?code=B&C=%22', within: null });
  vi.advanceTimersByTime(100);
  expect(document.activeElement).toBe(the('a'));
});

test('of two links to one part the focus stands on that of the figure it was pressed in, once that is drawn', () => {
  const main = the('main');
  const figure = (id: string, rows: string) => `<section aria-labelledby="${id}"><h2 id="${id}"></h2>${rows}</section>`;
  const bolt = '<a href="/detail?code=BOLT"></a>';
  if (main) main.innerHTML = `<h1>Parts list</h1>${figure('figure-1', bolt)}${figure('figure-2', '')}`;
  end = keepFocusOnHeading({ href: '/detail?code=BOLT', within: 'figure-2' });
  vi.advanceTimersByTime(100);
  expect(document.activeElement).toBe(the('h1'));
  the('#figure-2')?.insertAdjacentHTML('afterend', bolt);
  vi.advanceTimersByTime(100);
  expect(document.activeElement?.closest('section')?.getAttribute('aria-labelledby')).toBe('figure-2');
});
