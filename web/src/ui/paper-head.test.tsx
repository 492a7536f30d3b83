// Design: every screen prints; what was unfolded for paper is folded again, whatever the page does meanwhile.
import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PaperHead } from './paper-head.tsx';

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
