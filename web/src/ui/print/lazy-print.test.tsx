// Quality 14: a list's print button comes after the list, and only where there is a desk to print from.
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LazyPrint } from './lazy-print.tsx';
import { DESK } from '../use-media.ts';

afterEach(() => vi.unstubAllGlobals());

const seenAt = (isDesk: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isDesk && query === DESK,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

test('design: every list prints at the desk, and the button has its place before it is there', async () => {
  seenAt(true);
  const { container } = render(<LazyPrint label="Print" />);
  expect(container.querySelector('.size-control')).not.toBeNull();
  await screen.findByRole('button', { name: 'Print' });
});

test('quality 14: a phone asks for no print button', async () => {
  seenAt(false);
  const { container } = await act(async () => render(<LazyPrint label="Print" />));
  expect(container.innerHTML).toBe('');
});
