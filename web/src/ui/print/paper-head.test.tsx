// Design: every screen prints; what was unfolded for paper is folded again, whatever the page does meanwhile.
import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PaperHead } from './paper-head.tsx';
import { whenNear } from '../pictures/when-near.ts';

function Sheet({ words }: { words: string }) {
  return (
    <>
      <PaperHead />
      <details>
        <summary>{words}</summary>
      </details>
    </>
  );
}

const tell = (name: 'beforeprint' | 'afterprint') => act(() => void window.dispatchEvent(new Event(name)));
const looks = () => ({
  isOpen: document.querySelector('details')?.open,
  isOnPaper: document.documentElement.classList.contains('on-paper'),
});

test('design: folds are opened for paper and closed after it, though the page was drawn anew between', () => {
  const { rerender } = render(<Sheet words="before" />);
  tell('beforeprint');
  expect(looks()).toEqual({ isOpen: true, isOnPaper: true });
  rerender(<Sheet words="meanwhile" />);
  expect(screen.getByText('meanwhile')).toBeTruthy();
  tell('afterprint');
  expect(looks()).toEqual({ isOpen: false, isOnPaper: false });
});

test('design: a page left while it prints leaves nothing of paper behind', () => {
  const { unmount } = render(<Sheet words="left" />);
  tell('beforeprint');
  unmount();
  expect(looks().isOnPaper).toBe(false);
});

test('design: the head of the sheet names the shop, the page as it is called now, and what else is said', () => {
  document.title = 'Signing in - Outrigger';
  render(<PaperHead note="S0407E S131357" />);
  document.title = 'Parts - Outrigger';
  tell('beforeprint');
  const head = document.querySelector('.paper-head');
  expect(head?.textContent).toContain('Outrigger · Parts');
  expect(head?.textContent).toContain(String(new Date().getFullYear()));
  expect(head?.textContent).toContain('S0407E S131357');
});

test('design: a sheet drawn before its page is named says the name once, however it is printed', async () => {
  document.title = 'Outrigger';
  render(<PaperHead />);
  const head = document.querySelector('.paper-head p');
  expect(head?.textContent).toBe('Outrigger');
  document.title = 'Part - Outrigger';
  await waitFor(() => expect(head?.textContent).toBe('Outrigger · Part'));
});

test("design: the browser's own shortcut prints once the pictures out of sight have come, and those they bring with them", async () => {
  const told: string[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  vi.stubGlobal('print', () => told.push('print'));
  whenNear(document.body, '0px', () => {
    told.push('rows');
    document.body.insertAdjacentHTML('beforeend', '<main><img alt=""></main>');
    whenNear(document.body, '0px', () => {
      told.push('picture');
      document.querySelector('main img')?.setAttribute('src', 'data:,');
    });
  });
  render(<PaperHead />);
  const press = new KeyboardEvent('keydown', { key: 'p', ctrlKey: true, cancelable: true });
  window.dispatchEvent(press);
  expect(press.defaultPrevented).toBe(true);
  await waitFor(() => expect(told).toEqual(['rows', 'picture', 'print']), { timeout: 3000 });
  document.querySelector('main')?.remove();
  vi.unstubAllGlobals();
});

test('design: a letter alone prints nothing', () => {
  render(<PaperHead />);
  const press = new KeyboardEvent('keydown', { key: 'p', cancelable: true });
  window.dispatchEvent(press);
  expect(press.defaultPrevented).toBe(false);
});
